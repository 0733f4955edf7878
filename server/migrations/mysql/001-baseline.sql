-- The schema with which new databases begin. It also completes a database of an earlier release after the steps of
-- ../before-baseline/mysql.sql, so every statement accepts what exists. ../sqlite/001-baseline.sql explains the columns. The
-- table `leases` is created before the first migration, which takes a lease itself.

CREATE TABLE IF NOT EXISTS accounts (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, email VARCHAR(254) COLLATE ascii_bin NOT NULL,
  password_hash VARCHAR(255) COLLATE ascii_bin NOT NULL, first_name VARCHAR(100), last_name VARCHAR(100),
  role VARCHAR(16) COLLATE ascii_bin NOT NULL, created_at BIGINT NOT NULL,
  password_version INT NOT NULL DEFAULT 1,
  must_change_password INT NOT NULL DEFAULT 0 CHECK (must_change_password IN (0, 1)),
  email_confirmed_at BIGINT, browsers_unknown INT NOT NULL DEFAULT 0 CHECK (browsers_unknown IN (0, 1)),
  UNIQUE KEY accounts_email (email),
  CHECK (role IN ('member', 'admin'))
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS sessions (
  id CHAR(43) COLLATE ascii_bin PRIMARY KEY, kind VARCHAR(16) COLLATE ascii_bin NOT NULL,
  account_id BIGINT NOT NULL, created_at BIGINT NOT NULL, seen_at BIGINT NOT NULL, expires_at BIGINT NOT NULL,
  password_version INT NOT NULL DEFAULT 1, browser VARCHAR(80) COLLATE ascii_bin,
  KEY sessions_of_account (account_id, kind, created_at), KEY sessions_by_end (expires_at),
  CONSTRAINT sessions_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (kind IN ('member', 'admin'))
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS throttles (
  id CHAR(43) COLLATE ascii_bin PRIMARY KEY, hits INT NOT NULL, strikes INT NOT NULL,
  resets_at BIGINT NOT NULL,
  KEY throttles_by_end (resets_at),
  CHECK (hits >= 0), CHECK (strikes >= 0)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS reset_tokens (
  id CHAR(43) COLLATE ascii_bin PRIMARY KEY, account_id BIGINT, expires_at BIGINT NOT NULL,
  nonce CHAR(43) COLLATE ascii_bin, created_at BIGINT NOT NULL DEFAULT 0, outbox_id BIGINT,
  KEY reset_tokens_by_end (expires_at), KEY reset_tokens_of_account (account_id),
  KEY reset_tokens_of_email (outbox_id),
  CONSTRAINT reset_tokens_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS email_confirmations (
  id CHAR(43) COLLATE ascii_bin PRIMARY KEY, account_id BIGINT NOT NULL, expires_at BIGINT NOT NULL,
  KEY email_confirmations_of_account (account_id), KEY email_confirmations_by_end (expires_at),
  CONSTRAINT email_confirmations_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS known_browsers (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, account_id BIGINT NOT NULL,
  browser VARCHAR(80) COLLATE ascii_bin NOT NULL, seen_at BIGINT NOT NULL,
  UNIQUE KEY known_browser_of_account (account_id, browser), KEY known_browsers_by_use (seen_at),
  CONSTRAINT known_browsers_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS passkeys (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, account_id BIGINT NOT NULL,
  credential_id VARCHAR(1400) COLLATE ascii_bin NOT NULL, public_key VARCHAR(8000) COLLATE ascii_bin NOT NULL,
  counter BIGINT NOT NULL, transports VARCHAR(200) COLLATE ascii_bin NOT NULL, name VARCHAR(60) NOT NULL,
  created_at BIGINT NOT NULL, used_at BIGINT,
  UNIQUE KEY passkey_credential (credential_id), KEY passkeys_of_account (account_id),
  CONSTRAINT passkeys_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (char_length(name) >= 1), CHECK (counter >= 0)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS passkey_challenges (
  id CHAR(43) COLLATE ascii_bin PRIMARY KEY, account_id BIGINT NOT NULL,
  purpose VARCHAR(16) COLLATE ascii_bin NOT NULL, password_version INT NOT NULL, expires_at BIGINT NOT NULL,
  KEY passkey_challenges_of_account (account_id, expires_at), KEY passkey_challenges_by_end (expires_at),
  CONSTRAINT passkey_challenges_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (purpose IN ('add', 'member', 'admin'))
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS passkey_undos (
  id CHAR(43) COLLATE ascii_bin PRIMARY KEY, account_id BIGINT NOT NULL, passkey_id BIGINT NOT NULL,
  added_at BIGINT NOT NULL, expires_at BIGINT NOT NULL,
  KEY passkey_undos_of_account (account_id), KEY passkey_undos_by_end (expires_at),
  CONSTRAINT passkey_undos_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS recovery_codes (
  id CHAR(43) COLLATE ascii_bin PRIMARY KEY, account_id BIGINT NOT NULL, created_at BIGINT NOT NULL,
  KEY recovery_codes_of_account (account_id),
  CONSTRAINT recovery_codes_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS plans (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, account_id BIGINT NOT NULL, name VARCHAR(100) NOT NULL,
  current_age INT NOT NULL, retirement_age INT NOT NULL, current_savings DOUBLE NOT NULL,
  monthly_savings DOUBLE NOT NULL, annual_income DOUBLE NOT NULL, expected_return DOUBLE NOT NULL,
  version INT NOT NULL, created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL,
  idempotency_key VARCHAR(64) COLLATE ascii_bin, assumptions VARCHAR(5000),
  KEY plans_of_account (account_id, updated_at DESC, id DESC),
  UNIQUE KEY plans_once (account_id, idempotency_key),
  CONSTRAINT plans_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (char_length(name) >= 1), CHECK (current_age BETWEEN 18 AND 75),
  CHECK (retirement_age BETWEEN 40 AND 85), CHECK (current_savings BETWEEN 0 AND 1000000),
  CHECK (monthly_savings BETWEEN 0 AND 5000), CHECK (annual_income BETWEEN 20000 AND 300000),
  CHECK (expected_return BETWEEN 1 AND 12), CHECK (version >= 1), CHECK (retirement_age > current_age)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS plan_records (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, plan_id BIGINT NOT NULL, plan_version INT NOT NULL,
  kind ENUM('save', 'check-in') COLLATE ascii_bin NOT NULL, created_at BIGINT NOT NULL, basis TEXT NOT NULL,
  results TEXT NOT NULL,
  UNIQUE KEY plan_records_once (plan_id, plan_version),
  CONSTRAINT plan_records_plan FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS reminders (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, account_id BIGINT NOT NULL, month INT, starts_at BIGINT NOT NULL,
  handled_month INT NOT NULL, missed_month INT NOT NULL, paused_at BIGINT, emailed_at BIGINT,
  UNIQUE KEY reminder_of_account (account_id), KEY reminders_by_month (month, handled_month),
  CONSTRAINT reminder_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (month BETWEEN 1 AND 12)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS reminder_emails (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, account_id BIGINT NOT NULL, year INT NOT NULL,
  created_at BIGINT NOT NULL, state VARCHAR(10) COLLATE ascii_bin NOT NULL, outbox_id BIGINT, plan_id BIGINT,
  handed_over BOOLEAN NOT NULL DEFAULT FALSE,
  UNIQUE KEY reminder_email_of_year (account_id, year), UNIQUE KEY reminder_email_in_outbox (outbox_id),
  CONSTRAINT reminder_email_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (state IN ('queued', 'sent', 'failed', 'skipped'))
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS reminder_clock (
  id INT PRIMARY KEY, checked_at BIGINT NOT NULL, observed BIGINT NOT NULL
) ENGINE = InnoDB COLLATE utf8mb4_bin;
INSERT IGNORE INTO reminder_clock (id, checked_at, observed) VALUES (1, 0, 0);
CREATE TABLE IF NOT EXISTS images (
  id CHAR(22) COLLATE ascii_bin PRIMARY KEY, account_id BIGINT, file_name VARCHAR(200) NOT NULL,
  file_type VARCHAR(40) COLLATE ascii_bin NOT NULL, description VARCHAR(500), alt_text VARCHAR(300),
  width INT NOT NULL, height INT NOT NULL, bytes INT NOT NULL, created_at BIGINT NOT NULL,
  KEY images_of_account (account_id, created_at),
  CONSTRAINT images_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (width > 0), CHECK (height > 0), CHECK (bytes > 0)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS image_files (
  image_id CHAR(22) COLLATE ascii_bin NOT NULL, width INT NOT NULL,
  file_type VARCHAR(40) COLLATE ascii_bin NOT NULL, data MEDIUMBLOB NOT NULL,
  PRIMARY KEY (image_id, width),
  CONSTRAINT image_files_image FOREIGN KEY (image_id) REFERENCES images (id) ON DELETE CASCADE,
  CHECK (width > 0)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS authors (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, account_id BIGINT, name VARCHAR(80) NOT NULL,
  initials VARCHAR(4) NOT NULL, title VARCHAR(80) NOT NULL,
  UNIQUE KEY authors_account (account_id),
  CONSTRAINT authors_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL,
  CHECK (char_length(name) >= 1), CHECK (char_length(initials) >= 1), CHECK (char_length(title) >= 1)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS posts (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, slug VARCHAR(100) COLLATE ascii_bin NOT NULL,
  title VARCHAR(200) NOT NULL, content MEDIUMTEXT NOT NULL, cover_url VARCHAR(2048),
  cover_image_id CHAR(22) COLLATE ascii_bin, category VARCHAR(40) NOT NULL, tags TEXT NOT NULL,
  published_at CHAR(10) COLLATE ascii_bin NOT NULL, meta_title VARCHAR(60), meta_description VARCHAR(160),
  author_id BIGINT NOT NULL, version INT NOT NULL, created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL,
  is_draft INT NOT NULL DEFAULT 0 CHECK (is_draft IN (0, 1)), excerpt VARCHAR(300) NOT NULL DEFAULT '',
  draft_published_at CHAR(10) COLLATE ascii_bin,
  UNIQUE KEY posts_slug (slug), KEY posts_by_day (published_at DESC, id DESC),
  KEY posts_of_author (author_id), KEY posts_of_cover (cover_image_id),
  CONSTRAINT posts_author FOREIGN KEY (author_id) REFERENCES authors (id) ON DELETE RESTRICT,
  CONSTRAINT posts_cover FOREIGN KEY (cover_image_id) REFERENCES images (id) ON DELETE RESTRICT,
  CHECK (char_length(slug) >= 3), CHECK (char_length(title) >= 5), CHECK (json_valid(tags)),
  CHECK (version >= 1)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS post_images (
  post_id BIGINT NOT NULL, image_id CHAR(22) COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (post_id, image_id), KEY post_images_of_image (image_id),
  CONSTRAINT post_images_post FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE,
  CONSTRAINT post_images_image FOREIGN KEY (image_id) REFERENCES images (id) ON DELETE RESTRICT
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS old_slugs (
  slug VARCHAR(100) COLLATE ascii_bin PRIMARY KEY, post_id BIGINT NOT NULL,
  KEY old_slugs_of_post (post_id),
  CONSTRAINT old_slugs_post FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS revisions (
  name VARCHAR(40) COLLATE ascii_bin PRIMARY KEY, revision BIGINT NOT NULL
) ENGINE = InnoDB COLLATE utf8mb4_bin;
INSERT IGNORE INTO revisions (name, revision) VALUES ('posts', 0);
CREATE TABLE IF NOT EXISTS seedings (
  name VARCHAR(40) COLLATE ascii_bin PRIMARY KEY, seeded_at BIGINT NOT NULL
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS settings (
  name VARCHAR(40) COLLATE ascii_bin PRIMARY KEY, value VARCHAR(300) NOT NULL
) ENGINE = InnoDB COLLATE utf8mb4_bin;
INSERT IGNORE INTO leases (name, holder, expires_at) VALUES ('cleanup', '', 0), ('newsletter', '', 0);
CREATE TABLE IF NOT EXISTS outbox (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, kind VARCHAR(40) COLLATE ascii_bin NOT NULL, account_id BIGINT,
  recipient VARCHAR(254) COLLATE ascii_bin NOT NULL, subject VARCHAR(200) NOT NULL,
  body MEDIUMTEXT COLLATE ascii_bin, message_id VARCHAR(320) COLLATE ascii_bin NOT NULL,
  created_at BIGINT NOT NULL, next_try_at BIGINT, tries INT NOT NULL,
  claimed_by VARCHAR(43) COLLATE ascii_bin, sent_at BIGINT, failed_at BIGINT, last_error VARCHAR(100),
  UNIQUE KEY outbox_message (message_id), KEY outbox_due (next_try_at), KEY outbox_of_account (account_id),
  CONSTRAINT outbox_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (tries >= 0)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS email_recipients (
  id CHAR(43) COLLATE ascii_bin PRIMARY KEY, sent MEDIUMTEXT COLLATE ascii_bin NOT NULL,
  expires_at BIGINT NOT NULL,
  KEY email_recipients_by_end (expires_at)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS contact_messages (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(100) NOT NULL,
  email VARCHAR(254) COLLATE ascii_bin NOT NULL, message TEXT NOT NULL, created_at BIGINT NOT NULL,
  KEY contact_messages_by_time (created_at),
  CHECK (char_length(name) >= 2), CHECK (char_length(message) BETWEEN 10 AND 5000)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS subscriptions (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, email VARCHAR(254) COLLATE ascii_bin NOT NULL, confirmed_at BIGINT,
  token_id CHAR(43) COLLATE ascii_bin NOT NULL, token_expires_at BIGINT NOT NULL, created_at BIGINT NOT NULL,
  UNIQUE KEY subscriptions_email (email), UNIQUE KEY subscriptions_token (token_id),
  KEY subscriptions_by_end (token_expires_at)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS newsletter_issues (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, post_id BIGINT NOT NULL, subject VARCHAR(200) NOT NULL,
  html MEDIUMTEXT NOT NULL, text MEDIUMTEXT NOT NULL, url VARCHAR(400) NOT NULL,
  state VARCHAR(10) COLLATE ascii_bin NOT NULL, state_changed_at BIGINT NOT NULL, started_at BIGINT NOT NULL,
  next_email_at BIGINT NOT NULL, total INT NOT NULL, sent INT, failed INT, skipped INT,
  retrying INT NOT NULL DEFAULT 0, last_subscription BIGINT NOT NULL DEFAULT 0,
  last_subscription_added BIGINT NOT NULL DEFAULT 0, preheader VARCHAR(150) NOT NULL DEFAULT '',
  title VARCHAR(200) NOT NULL DEFAULT '',
  UNIQUE KEY newsletter_issue_of_post (post_id), KEY newsletter_issues_by_state (state),
  CHECK (state IN ('sending', 'stopped', 'finished')), CHECK (total >= 0)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS newsletter_recipients (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, issue_id BIGINT NOT NULL, subscription_id BIGINT NOT NULL,
  state VARCHAR(10) COLLATE ascii_bin NOT NULL, outbox_id BIGINT,
  handed_over INT NOT NULL DEFAULT 0 CHECK (handed_over IN (0, 1)),
  retrying INT NOT NULL DEFAULT 0 CHECK (retrying IN (0, 1)),
  UNIQUE KEY newsletter_recipient (issue_id, subscription_id),
  UNIQUE KEY newsletter_recipient_of_email (outbox_id),
  KEY newsletter_recipients_by_state (issue_id, state, id),
  CONSTRAINT newsletter_recipient_issue FOREIGN KEY (issue_id) REFERENCES newsletter_issues (id),
  CHECK (state IN ('waiting', 'queued', 'sent', 'failed', 'skipped'))
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS partners (
  id VARCHAR(40) COLLATE ascii_bin PRIMARY KEY, name VARCHAR(80) NOT NULL,
  origin VARCHAR(200) COLLATE ascii_bin NOT NULL, created_at BIGINT NOT NULL,
  stats_token_hash CHAR(43) COLLATE ascii_bin,
  UNIQUE KEY partners_by_stats_token (stats_token_hash),
  CHECK (char_length(id) >= 2), CHECK (char_length(name) >= 1)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS partner_saves (
  partner_id VARCHAR(40) COLLATE ascii_bin NOT NULL, day CHAR(10) COLLATE ascii_bin NOT NULL,
  saves INT NOT NULL,
  PRIMARY KEY (partner_id, day),
  CONSTRAINT partner_saves_partner FOREIGN KEY (partner_id) REFERENCES partners (id) ON DELETE CASCADE,
  CHECK (saves >= 1)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS partner_savers (
  id CHAR(43) COLLATE ascii_bin PRIMARY KEY, expires_at BIGINT NOT NULL,
  KEY partner_savers_by_end (expires_at)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS handoffs (
  id CHAR(43) COLLATE ascii_bin PRIMARY KEY, handoff_id CHAR(22) COLLATE ascii_bin NOT NULL,
  partner_id VARCHAR(40) COLLATE ascii_bin, current_age INT NOT NULL, retirement_age INT NOT NULL,
  current_savings DOUBLE NOT NULL, monthly_savings DOUBLE NOT NULL, annual_income DOUBLE NOT NULL,
  expected_return DOUBLE NOT NULL, account_id BIGINT, expires_at BIGINT NOT NULL,
  KEY handoffs_by_end (expires_at), KEY handoffs_of_account (account_id),
  CONSTRAINT handoffs_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (current_age BETWEEN 18 AND 75), CHECK (retirement_age BETWEEN 40 AND 85),
  CHECK (current_savings BETWEEN 0 AND 1000000), CHECK (monthly_savings BETWEEN 0 AND 5000),
  CHECK (annual_income BETWEEN 20000 AND 300000), CHECK (expected_return BETWEEN 1 AND 12),
  CHECK (retirement_age > current_age)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS handoff_receipts (
  id CHAR(43) COLLATE ascii_bin PRIMARY KEY, expires_at BIGINT NOT NULL,
  KEY handoff_receipts_by_end (expires_at)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS member_logins (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, hour BIGINT NOT NULL, account VARCHAR(43) COLLATE ascii_bin NOT NULL,
  outcome VARCHAR(16) COLLATE ascii_bin NOT NULL, attempts INT NOT NULL, last_at BIGINT NOT NULL,
  address CHAR(43) COLLATE ascii_bin NOT NULL, request VARCHAR(40) COLLATE ascii_bin NOT NULL,
  UNIQUE KEY member_logins_of_hour (hour, account, outcome), KEY member_logins_of_account (account),
  CHECK (outcome IN ('login', 'failure'))
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS audit (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, at BIGINT NOT NULL, action VARCHAR(40) COLLATE ascii_bin NOT NULL,
  actor VARCHAR(40) COLLATE ascii_bin NOT NULL, account CHAR(43) COLLATE ascii_bin,
  address VARCHAR(64) COLLATE ascii_bin, request VARCHAR(40) COLLATE ascii_bin
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS audit_changes (
  audit_id BIGINT PRIMARY KEY, subject VARCHAR(60) COLLATE ascii_bin NOT NULL,
  before_hash CHAR(43) COLLATE ascii_bin, after_hash CHAR(43) COLLATE ascii_bin,
  CONSTRAINT audit_changes_entry FOREIGN KEY (audit_id) REFERENCES audit (id)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS audit_counts (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, hour BIGINT NOT NULL, action VARCHAR(40) COLLATE ascii_bin NOT NULL,
  account VARCHAR(43) COLLATE ascii_bin NOT NULL, events INT NOT NULL, last_at BIGINT NOT NULL,
  address VARCHAR(50) COLLATE ascii_bin, request VARCHAR(40) COLLATE ascii_bin,
  UNIQUE KEY audit_counts_of_hour (hour, action, account)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
