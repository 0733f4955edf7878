-- The schema with which new databases begin. It also completes a database of an earlier release after the steps of
-- ../before-baseline/sqlite.sql, so every statement accepts what exists. The comments apply to MySQL as well.
-- A text of 43 characters is a hash in base64url: of a cookie, token, code or id (SHA-256, or keyed), or of an IP or email
-- address (keyed). What was hashed is stored nowhere.

CREATE TABLE IF NOT EXISTS accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Lowercase ASCII, so that equal bytes mean equal addresses.
  email TEXT NOT NULL UNIQUE CHECK (length(email) <= 254),
  password_hash TEXT NOT NULL, first_name TEXT CHECK (length(first_name) <= 100),
  last_name TEXT CHECK (length(last_name) <= 100), role TEXT NOT NULL CHECK (role IN ('member', 'admin')),
  created_at INTEGER NOT NULL,
  -- A session is valid while it has the password version of its account.
  password_version INTEGER NOT NULL DEFAULT 1,
  -- Set for an admin with a generated password, and reset when the password is changed.
  must_change_password INTEGER NOT NULL DEFAULT 0 CHECK (must_change_password IN (0, 1)),
  -- When the owner of the account used a link or code from an email. NULL until then.
  email_confirmed_at INTEGER,
  -- True for accounts of early releases until their next login: none of the browsers that they use is known.
  browsers_unknown INTEGER NOT NULL DEFAULT 0 CHECK (browsers_unknown IN (0, 1))
) STRICT;

CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY CHECK (length(id) = 43), kind TEXT NOT NULL CHECK (kind IN ('member', 'admin')),
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL, seen_at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
  password_version INTEGER NOT NULL DEFAULT 1,
  -- Browser and operating system in words, such as 'Firefox on Windows'. Sessions of early releases have none.
  browser TEXT CHECK (length(browser) <= 80)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_of_account ON sessions (account_id, kind, created_at);
CREATE INDEX IF NOT EXISTS sessions_by_end ON sessions (expires_at);

-- The counters of the rate limits.
CREATE TABLE IF NOT EXISTS throttles (
  id TEXT PRIMARY KEY CHECK (length(id) = 43), hits INTEGER NOT NULL CHECK (hits >= 0),
  strikes INTEGER NOT NULL CHECK (strikes >= 0), resets_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS throttles_by_end ON throttles (resets_at);

CREATE TABLE IF NOT EXISTS reset_tokens (
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  -- NULL if a reset was requested for an account that does not exist.
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  -- Random. The code is derived from it with the server's secret, so that it can be sent again. NULL for codes of early releases.
  nonce TEXT CHECK (length(nonce) = 43),
  created_at INTEGER NOT NULL DEFAULT 0,
  -- The newest email with the code. No reference: the outbox deletes its rows.
  outbox_id INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS reset_tokens_of_account ON reset_tokens (account_id);
CREATE INDEX IF NOT EXISTS reset_tokens_by_end ON reset_tokens (expires_at);
CREATE INDEX IF NOT EXISTS reset_tokens_of_email ON reset_tokens (outbox_id);

CREATE TABLE IF NOT EXISTS email_confirmations (
  id TEXT PRIMARY KEY CHECK (length(id) = 43), account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS email_confirmations_of_account ON email_confirmations (account_id);
CREATE INDEX IF NOT EXISTS email_confirmations_by_end ON email_confirmations (expires_at);

-- The kinds of browsers that an account has logged in with, to report a new one by email.
CREATE TABLE IF NOT EXISTS known_browsers (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  browser TEXT NOT NULL CHECK (length(browser) <= 80), seen_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS known_browser_of_account ON known_browsers (account_id, browser);
CREATE INDEX IF NOT EXISTS known_browsers_by_use ON known_browsers (seen_at);

CREATE TABLE IF NOT EXISTS passkeys (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- The id that the authenticator chose, in base64url.
  credential_id TEXT NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1400),
  -- COSE key, in base64url.
  public_key TEXT NOT NULL CHECK (length(public_key) <= 8000),
  -- Signature counter of the authenticator; 0 if it has none.
  counter INTEGER NOT NULL CHECK (counter >= 0),
  -- How browsers reach the authenticator: a list in JSON.
  transports TEXT NOT NULL CHECK (length(transports) <= 200),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60), created_at INTEGER NOT NULL, used_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS passkeys_of_account ON passkeys (account_id);

CREATE TABLE IF NOT EXISTS passkey_challenges (
  id TEXT PRIMARY KEY CHECK (length(id) = 43), account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('add', 'member', 'admin')),
  -- The password version of the account when the password was checked.
  password_version INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS passkey_challenges_of_account ON passkey_challenges (account_id, expires_at);
CREATE INDEX IF NOT EXISTS passkey_challenges_by_end ON passkey_challenges (expires_at);

-- The links that remove new passkeys, in the emails about them.
CREATE TABLE IF NOT EXISTS passkey_undos (
  id TEXT PRIMARY KEY CHECK (length(id) = 43), account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- No reference: the link also removes passkeys that were added later, even if this one is gone.
  passkey_id INTEGER NOT NULL,
  added_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS passkey_undos_of_account ON passkey_undos (account_id);
CREATE INDEX IF NOT EXISTS passkey_undos_by_end ON passkey_undos (expires_at);

-- Codes that replace a passkey at a login. A used code is deleted.
CREATE TABLE IF NOT EXISTS recovery_codes (
  id TEXT PRIMARY KEY CHECK (length(id) = 43), account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS recovery_codes_of_account ON recovery_codes (account_id);

CREATE TABLE IF NOT EXISTS plans (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  current_age INTEGER NOT NULL CHECK (current_age BETWEEN 18 AND 75),
  retirement_age INTEGER NOT NULL CHECK (retirement_age BETWEEN 40 AND 85),
  current_savings REAL NOT NULL CHECK (current_savings BETWEEN 0 AND 1000000),
  monthly_savings REAL NOT NULL CHECK (monthly_savings BETWEEN 0 AND 5000),
  annual_income REAL NOT NULL CHECK (annual_income BETWEEN 20000 AND 300000),
  expected_return REAL NOT NULL CHECK (expected_return BETWEEN 1 AND 12), version INTEGER NOT NULL CHECK (version >= 1),
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, idempotency_key TEXT CHECK (length(idempotency_key) <= 64),
  -- Assumptions of the outlook that the member changed, those of the household, and the outlook's own inputs, as JSON.
  assumptions TEXT CHECK (length(assumptions) BETWEEN 2 AND 5000),
  CHECK (retirement_age > current_age)
) STRICT;
CREATE INDEX IF NOT EXISTS plans_of_account ON plans (account_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX IF NOT EXISTS plans_once ON plans (account_id, idempotency_key);

-- Records of the saves of a plan, with the results of that day. They never change.
CREATE TABLE IF NOT EXISTS plan_records (
  id INTEGER PRIMARY KEY AUTOINCREMENT, plan_id INTEGER NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  -- Version of the plan that the record is of. At most one record of each.
  plan_version INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('save', 'check-in')), created_at INTEGER NOT NULL,
  -- The inputs and assumptions as JSON.
  basis TEXT NOT NULL,
  -- The year of the law, the version of the model, the answer and the bands as JSON.
  results TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS plan_records_once ON plan_records (plan_id, plan_version);

-- The yearly reminder of a check-in, of members who have switched it on at least once.
CREATE TABLE IF NOT EXISTS reminders (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
  -- The month of the email, 1 to 12. NULL while it is off.
  month INTEGER CHECK (month BETWEEN 1 AND 12),
  -- No email is sent before.
  starts_at INTEGER NOT NULL,
  -- The last month (12 times the year, plus 0 to 11) in which no email could be added to the outbox.
  handled_month INTEGER NOT NULL,
  -- The last month after whose end it was found that no email had been added. A clock that is ahead sets it too early.
  missed_month INTEGER NOT NULL,
  -- When the mail server of the member had rejected an email for good.
  paused_at INTEGER,
  -- The observed time (see reminder_clock) of the last email.
  emailed_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS reminders_by_month ON reminders (month, handled_month);

-- One email of the reminder a year, and what became of it.
CREATE TABLE IF NOT EXISTS reminder_emails (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  year INTEGER NOT NULL, created_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'failed', 'skipped')),
  -- No references: the outbox deletes its rows earlier, and a plan may be deleted.
  outbox_id INTEGER UNIQUE, plan_id INTEGER,
  -- Set before the mail server gets the content, and reset when it rejects the email.
  handed_over INTEGER NOT NULL DEFAULT 0 CHECK (handed_over IN (0, 1)),
  UNIQUE (account_id, year)
) STRICT;

-- The time that servers have observed, in milliseconds. It does not follow a clock that is changed.
CREATE TABLE IF NOT EXISTS reminder_clock (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- The time of the clock when time was observed last.
  checked_at INTEGER NOT NULL,
  observed INTEGER NOT NULL
) STRICT;
INSERT OR IGNORE INTO reminder_clock (id, checked_at, observed) VALUES (1, 0, 0);

CREATE TABLE IF NOT EXISTS images (
  -- 128 random bits in base64url: everyone who knows the id can see the image.
  id TEXT PRIMARY KEY CHECK (length(id) = 22),
  -- NULL: an image of the site itself.
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
  file_name TEXT NOT NULL CHECK (length(file_name) <= 200), file_type TEXT NOT NULL CHECK (length(file_type) <= 40),
  description TEXT CHECK (length(description) <= 500), alt_text TEXT CHECK (length(alt_text) <= 300),
  width INTEGER NOT NULL CHECK (width > 0), height INTEGER NOT NULL CHECK (height > 0),
  -- Of all its files together.
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS images_of_account ON images (account_id, created_at);

CREATE TABLE IF NOT EXISTS image_files (
  image_id TEXT NOT NULL REFERENCES images (id) ON DELETE CASCADE,
  -- In pixels. The widest file is the image itself; narrower ones are for smaller screens.
  width INTEGER NOT NULL CHECK (width > 0),
  file_type TEXT NOT NULL CHECK (length(file_type) <= 40), data BLOB NOT NULL,
  PRIMARY KEY (image_id, width)
) STRICT;

CREATE TABLE IF NOT EXISTS authors (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- NULL for the sample posts, and for posts of a deleted admin.
  account_id INTEGER UNIQUE REFERENCES accounts (id) ON DELETE SET NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  initials TEXT NOT NULL CHECK (length(initials) BETWEEN 1 AND 4),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 80)
) STRICT;

CREATE TABLE IF NOT EXISTS posts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, slug TEXT NOT NULL UNIQUE CHECK (length(slug) BETWEEN 3 AND 100),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 5 AND 200),
  -- Sanitized HTML.
  content TEXT NOT NULL,
  -- The cover is a URL of another site, blank, or an image of this site.
  cover_url TEXT CHECK (length(cover_url) <= 2048),
  cover_image_id TEXT REFERENCES images (id) ON DELETE RESTRICT,
  -- A list in JSON.
  tags TEXT NOT NULL CHECK (json_valid(tags)),
  -- A day, such as 2026-01-31. Of drafts 9999-12-31, because every release publishes posts by this column.
  published_at TEXT NOT NULL CHECK (length(published_at) = 10),
  meta_title TEXT CHECK (length(meta_title) <= 60), meta_description TEXT CHECK (length(meta_description) <= 160),
  author_id INTEGER NOT NULL REFERENCES authors (id) ON DELETE RESTRICT, version INTEGER NOT NULL CHECK (version >= 1),
  created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
  -- Drafts are visible to admins only, and can have a blank excerpt, category and content.
  is_draft INTEGER NOT NULL DEFAULT 0 CHECK (is_draft IN (0, 1)),
  excerpt TEXT NOT NULL DEFAULT '' CHECK (length(excerpt) <= 300),
  category TEXT NOT NULL DEFAULT '' CHECK (length(category) <= 40),
  -- The date of a draft.
  draft_published_at TEXT CHECK (length(draft_published_at) = 10),
  CHECK ((cover_url IS NULL) <> (cover_image_id IS NULL))
) STRICT;
CREATE INDEX IF NOT EXISTS posts_by_day ON posts (published_at DESC, id DESC);
CREATE INDEX IF NOT EXISTS posts_of_author ON posts (author_id);
CREATE INDEX IF NOT EXISTS posts_of_cover ON posts (cover_image_id);

CREATE TABLE IF NOT EXISTS post_images (
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  image_id TEXT NOT NULL REFERENCES images (id) ON DELETE RESTRICT,
  PRIMARY KEY (post_id, image_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS post_images_of_image ON post_images (image_id);

-- Earlier slugs of posts: links to them still work.
CREATE TABLE IF NOT EXISTS old_slugs (
  slug TEXT PRIMARY KEY CHECK (length(slug) BETWEEN 3 AND 100),
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS old_slugs_of_post ON old_slugs (post_id);

-- A number that grows with every change of what it names, as a cache key.
CREATE TABLE IF NOT EXISTS revisions (
  name TEXT PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 40), revision INTEGER NOT NULL CHECK (revision >= 0)
) STRICT, WITHOUT ROWID;
INSERT OR IGNORE INTO revisions (name, revision) VALUES ('posts', 0);

-- What was added to a new site, once.
CREATE TABLE IF NOT EXISTS seedings (
  name TEXT PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 40), seeded_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Settings that admins change on the site. They replace those of the environment.
CREATE TABLE IF NOT EXISTS settings (
  name TEXT PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 40), value TEXT NOT NULL CHECK (length(value) <= 300)
) STRICT, WITHOUT ROWID;

-- What only one server at a time may do.
CREATE TABLE IF NOT EXISTS leases (
  name TEXT PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 40), holder TEXT NOT NULL CHECK (length(holder) <= 40),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT OR IGNORE INTO leases (name, holder, expires_at) VALUES ('cleanup', '', 0), ('newsletter', '', 0);

CREATE TABLE IF NOT EXISTS outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  -- The account that the email is for: if it is deleted, so are its emails.
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
  recipient TEXT NOT NULL CHECK (length(recipient) <= 254), subject TEXT NOT NULL CHECK (length(subject) <= 200),
  -- Text and HTML, encrypted. NULL once the email is sent.
  body TEXT,
  -- The same at every attempt, so that the recipient's mail program recognizes an email that arrives twice.
  message_id TEXT NOT NULL UNIQUE CHECK (length(message_id) <= 320),
  created_at INTEGER NOT NULL,
  -- When the next attempt may begin; during an attempt, when its claim expires. NULL when there is nothing left to do.
  next_try_at INTEGER,
  tries INTEGER NOT NULL CHECK (tries >= 0), claimed_by TEXT CHECK (length(claimed_by) <= 43),
  sent_at INTEGER, failed_at INTEGER, last_error TEXT CHECK (length(last_error) <= 100)
) STRICT;
CREATE INDEX IF NOT EXISTS outbox_due ON outbox (next_try_at);
CREATE INDEX IF NOT EXISTS outbox_of_account ON outbox (account_id);

-- The emails that a recipient got in the last day: the limits per recipient count them, whatever account causes an email.
CREATE TABLE IF NOT EXISTS email_recipients (
  -- Of the email address. It stays when an account is deleted.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  -- JSON: the times of sending by counter.
  sent TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS email_recipients_by_end ON email_recipients (expires_at);

CREATE TABLE IF NOT EXISTS contact_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL CHECK (length(name) BETWEEN 2 AND 100),
  email TEXT NOT NULL CHECK (length(email) <= 254), message TEXT NOT NULL CHECK (length(message) BETWEEN 10 AND 5000),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS contact_messages_by_time ON contact_messages (created_at);

CREATE TABLE IF NOT EXISTS subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT, email TEXT NOT NULL UNIQUE CHECK (length(email) <= 254),
  -- NULL until the subscriber has followed the link in the email.
  confirmed_at INTEGER,
  token_id TEXT NOT NULL UNIQUE CHECK (length(token_id) = 43), token_expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS subscriptions_by_end ON subscriptions (token_expires_at);

-- A post sent to the subscribers of the newsletter, with the content that all of them get.
CREATE TABLE IF NOT EXISTS newsletter_issues (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- A post is sent once. No reference: the record stays when the post is deleted, and its id is not used again.
  post_id INTEGER NOT NULL UNIQUE,
  subject TEXT NOT NULL CHECK (length(subject) <= 200), html TEXT NOT NULL, text TEXT NOT NULL, url TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('sending', 'stopped', 'finished')),
  state_changed_at INTEGER NOT NULL, started_at INTEGER NOT NULL,
  -- Limits the rate: no email is added to the outbox before.
  next_email_at INTEGER NOT NULL,
  -- Subscribers at the start.
  total INTEGER NOT NULL CHECK (total >= 0),
  -- The counts are updated with each email.
  sent INTEGER, failed INTEGER, skipped INTEGER, retrying INTEGER NOT NULL DEFAULT 0,
  -- The highest id of a subscription at the start, and the highest one up to which subscribers were added as recipients.
  last_subscription INTEGER NOT NULL DEFAULT 0, last_subscription_added INTEGER NOT NULL DEFAULT 0,
  -- The text that email programs show next to the subject.
  preheader TEXT NOT NULL DEFAULT '' CHECK (length(preheader) <= 150),
  -- The heading of the email.
  title TEXT NOT NULL DEFAULT '' CHECK (length(title) <= 200)
) STRICT;
CREATE INDEX IF NOT EXISTS newsletter_issues_by_state ON newsletter_issues (state);

CREATE TABLE IF NOT EXISTS newsletter_recipients (
  id INTEGER PRIMARY KEY AUTOINCREMENT, issue_id INTEGER NOT NULL REFERENCES newsletter_issues (id),
  -- No reference: the row is counted after the subscription has ended.
  subscription_id INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'queued', 'sent', 'failed', 'skipped')),
  -- The email, while there is one. No reference: the outbox deletes its rows earlier.
  outbox_id INTEGER UNIQUE,
  -- Set before the mail server gets the content, and reset when a failed attempt is recorded.
  handed_over INTEGER NOT NULL DEFAULT 0 CHECK (handed_over IN (0, 1)),
  -- Set while the email waits in the outbox for another attempt.
  retrying INTEGER NOT NULL DEFAULT 0 CHECK (retrying IN (0, 1)),
  UNIQUE (issue_id, subscription_id)
) STRICT;
CREATE INDEX IF NOT EXISTS newsletter_recipients_by_state ON newsletter_recipients (issue_id, state, id);

CREATE TABLE IF NOT EXISTS partners (
  -- The value of the embed's attribute.
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 2 AND 40),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- Such as https://example.com.
  origin TEXT NOT NULL CHECK (length(origin) BETWEEN 1 AND 200),
  created_at INTEGER NOT NULL,
  -- Of the token in the partner's private link to its counts. NULL: there is no link.
  stats_token_hash TEXT CHECK (length(stats_token_hash) = 43)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS partners_by_stats_token ON partners (stats_token_hash);

-- The number of plans that were saved from a partner's pages on a day, without who saved them.
CREATE TABLE IF NOT EXISTS partner_saves (
  partner_id TEXT NOT NULL REFERENCES partners (id) ON DELETE CASCADE,
  -- In UTC, such as 2026-01-31.
  day TEXT NOT NULL CHECK (length(day) = 10),
  saves INTEGER NOT NULL CHECK (saves >= 1),
  PRIMARY KEY (partner_id, day)
) STRICT, WITHOUT ROWID;

-- Members who have saved a plan from a partner's page on a day, so that each counts once.
CREATE TABLE IF NOT EXISTS partner_savers (
  -- Of the member, the partner and the day.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS partner_savers_by_end ON partner_savers (expires_at);

-- Results of the embed that a visitor wants to save on the site.
CREATE TABLE IF NOT EXISTS handoffs (
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  -- The embed's own id of the result.
  handoff_id TEXT NOT NULL CHECK (length(handoff_id) = 22),
  -- As the embed sent it, registered or not.
  partner_id TEXT CHECK (length(partner_id) <= 40),
  current_age INTEGER NOT NULL CHECK (current_age BETWEEN 18 AND 75),
  retirement_age INTEGER NOT NULL CHECK (retirement_age BETWEEN 40 AND 85),
  current_savings REAL NOT NULL CHECK (current_savings BETWEEN 0 AND 1000000),
  monthly_savings REAL NOT NULL CHECK (monthly_savings BETWEEN 0 AND 5000),
  annual_income REAL NOT NULL CHECK (annual_income BETWEEN 20000 AND 300000),
  expected_return REAL NOT NULL CHECK (expected_return BETWEEN 1 AND 12),
  -- NULL until a member has opened it.
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  CHECK (retirement_age > current_age)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS handoffs_by_end ON handoffs (expires_at);
CREATE INDEX IF NOT EXISTS handoffs_of_account ON handoffs (account_id);

-- Results that were saved.
CREATE TABLE IF NOT EXISTS handoff_receipts (
  -- Of the embed's own id of the result.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS handoff_receipts_by_end ON handoff_receipts (expires_at);

-- How often a member logged in, or failed to, in each hour. The audit log, which is permanent, has the logins of admins.
CREATE TABLE IF NOT EXISTS member_logins (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The start of the hour.
  hour INTEGER NOT NULL,
  -- Hash of the email address, as in the audit log; empty for all addresses without an account.
  account TEXT NOT NULL CHECK (length(account) IN (0, 43)),
  outcome TEXT NOT NULL CHECK (outcome IN ('login', 'failure')), attempts INTEGER NOT NULL,
  -- Of the last one: the time, a keyed hash of the IP address, and the id of the request in the server's log.
  last_at INTEGER NOT NULL,
  address TEXT NOT NULL CHECK (length(address) = 43), request TEXT NOT NULL CHECK (length(request) <= 40)
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS member_logins_of_hour ON member_logins (hour, account, outcome);
CREATE INDEX IF NOT EXISTS member_logins_of_account ON member_logins (account);

CREATE TABLE IF NOT EXISTS audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL,
  action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  -- Who did it: 'member 12', 'admin 1', 'operator', 'visitor'.
  actor TEXT NOT NULL CHECK (length(actor) <= 40),
  -- Of the email address of the account that it was done to.
  account TEXT CHECK (length(account) = 43),
  -- Of admins the IP address; of others its keyed hash.
  address TEXT CHECK (length(address) <= 64),
  request TEXT CHECK (length(request) <= 40)
) STRICT;

-- The subject of an entry of the audit log, and hashes of it before and after.
CREATE TABLE IF NOT EXISTS audit_changes (
  audit_id INTEGER PRIMARY KEY REFERENCES audit (id), subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 60),
  before_hash TEXT CHECK (length(before_hash) = 43), after_hash TEXT CHECK (length(after_hash) = 43)
) STRICT;

-- Not on MySQL, where triggers need privileges that users of managed databases often lack.
CREATE TRIGGER IF NOT EXISTS audit_is_not_changed BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit trail is only added to'); END;
CREATE TRIGGER IF NOT EXISTS audit_is_not_deleted BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit trail is only added to'); END;
CREATE TRIGGER IF NOT EXISTS audit_changes_are_not_changed BEFORE UPDATE ON audit_changes
BEGIN SELECT RAISE(ABORT, 'the audit trail is only added to'); END;
CREATE TRIGGER IF NOT EXISTS audit_changes_are_not_deleted BEFORE DELETE ON audit_changes
BEGIN SELECT RAISE(ABORT, 'the audit trail is only added to'); END;
-- INSERT OR REPLACE deletes the old row without running the triggers of DELETE.
CREATE TRIGGER IF NOT EXISTS audit_is_not_replaced BEFORE INSERT ON audit
WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER IF NOT EXISTS audit_changes_are_not_replaced BEFORE INSERT ON audit_changes
WHEN EXISTS (SELECT 1 FROM audit_changes WHERE audit_id = NEW.audit_id)
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;

-- How often an action that can be repeated freely happened to an account in each hour. The audit log has an entry for each of
-- the first ones only, because its entries are never deleted. The columns are those of member_logins.
CREATE TABLE IF NOT EXISTS audit_counts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, hour INTEGER NOT NULL,
  action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  account TEXT NOT NULL CHECK (length(account) IN (0, 43)), events INTEGER NOT NULL, last_at INTEGER NOT NULL,
  address TEXT CHECK (length(address) <= 50), request TEXT CHECK (length(request) <= 40)
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS audit_counts_of_hour ON audit_counts (hour, action, account);
