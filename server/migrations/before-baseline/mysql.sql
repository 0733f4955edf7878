-- The steps with which earlier releases migrated: see sqlite.sql. They are recorded after the baseline, so a migration that
-- was cut off repeats them.
-- 001-accounts-sessions-plans, 002-passwords-and-mail, 003-posts-and-images, 004-contact-and-newsletter, 005-partners-and-handoffs, 006-clusters
ALTER TABLE accounts ADD COLUMN password_version INT NOT NULL DEFAULT 1;
ALTER TABLE sessions ADD COLUMN password_version INT NOT NULL DEFAULT 1;
DROP TRIGGER IF EXISTS audit_is_not_changed;
DROP TRIGGER IF EXISTS audit_is_not_deleted;
DROP TRIGGER IF EXISTS audit_changes_are_not_changed;
DROP TRIGGER IF EXISTS audit_changes_are_not_deleted;
-- 007-plan-assumptions
ALTER TABLE plans ADD COLUMN assumptions VARCHAR(500) NULL;
-- 008-newsletter-issues, 009-partner-links
ALTER TABLE partners ADD COLUMN stats_token_hash CHAR(43) COLLATE ascii_bin NULL, ADD UNIQUE KEY partners_by_stats_token (stats_token_hash);
-- 010-newsletter-handed-over
ALTER TABLE newsletter_recipients ADD COLUMN handed_over INT NOT NULL DEFAULT 0 CHECK (handed_over IN (0, 1));
-- 011-reset-codes
-- The first key was dropped in favor of the second one by 006-clusters.
ALTER TABLE reset_tokens ADD KEY reset_tokens_of_account (account_id);
ALTER TABLE reset_tokens DROP KEY reset_token_of_account;
ALTER TABLE reset_tokens
  ADD COLUMN nonce CHAR(43) COLLATE ascii_bin, ADD COLUMN created_at BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN outbox_id BIGINT, ADD KEY reset_tokens_of_email (outbox_id);
-- 012-browsers-and-passkeys
ALTER TABLE sessions ADD COLUMN browser VARCHAR(80) COLLATE ascii_bin;
-- 013-audit-replacement-and-first-password
ALTER TABLE accounts ADD COLUMN must_change_password INT NOT NULL DEFAULT 0 CHECK (must_change_password IN (0, 1));
-- 014-newsletter-counts
ALTER TABLE newsletter_issues ADD COLUMN retrying INT NOT NULL DEFAULT 0;
ALTER TABLE newsletter_issues ADD COLUMN last_subscription BIGINT NOT NULL DEFAULT 0;
ALTER TABLE newsletter_issues ADD COLUMN last_subscription_added BIGINT NOT NULL DEFAULT 0;
ALTER TABLE newsletter_recipients ADD COLUMN retrying INT NOT NULL DEFAULT 0 CHECK (retrying IN (0, 1));
UPDATE newsletter_recipients SET retrying = 1
  WHERE state = 'queued' AND outbox_id IN (SELECT id FROM outbox WHERE last_error IS NOT NULL);
UPDATE newsletter_issues SET
  sent = (SELECT COUNT(*) FROM newsletter_recipients WHERE issue_id = newsletter_issues.id AND state = 'sent'),
  failed = (SELECT COUNT(*) FROM newsletter_recipients WHERE issue_id = newsletter_issues.id AND state = 'failed'),
  skipped = (SELECT COUNT(*) FROM newsletter_recipients WHERE issue_id = newsletter_issues.id AND state = 'skipped'),
  retrying = (SELECT COUNT(*) FROM newsletter_recipients WHERE issue_id = newsletter_issues.id AND retrying = 1)
  WHERE sent IS NULL;
-- 015-partner-savers, 016-email-confirmations
ALTER TABLE accounts ADD COLUMN email_confirmed_at BIGINT;
-- 017-member-logins
ALTER TABLE accounts ADD COLUMN browsers_unknown INT NOT NULL DEFAULT 0 CHECK (browsers_unknown IN (0, 1));
-- No browser is known of accounts from before the table of browsers, which releases before 012 do not have: the second UPDATE
-- is skipped then, and all of their accounts stay marked.
UPDATE accounts SET browsers_unknown = 1;
UPDATE accounts SET browsers_unknown = 0 WHERE id IN (SELECT account_id FROM known_browsers);
-- 018-plan-spending
UPDATE plans
SET assumptions = JSON_SET(coalesce(assumptions, '{}'), '$.monthlySpending', round(annual_income * 0.8 / 12, 2))
WHERE JSON_EXTRACT(coalesce(assumptions, '{}'), '$.monthlySpending') IS NULL;
-- 019-post-drafts
ALTER TABLE posts ADD COLUMN is_draft INT NOT NULL DEFAULT 0 CHECK (is_draft IN (0, 1));
-- A column without the lower limit of the CHECK constraint, whose name depends on the engine. One statement replaces the old
-- one, so that the step can be repeated after a crash.
ALTER TABLE posts ADD COLUMN new_excerpt VARCHAR(300) NOT NULL DEFAULT '' AFTER is_draft;
UPDATE posts SET new_excerpt = excerpt;
ALTER TABLE posts DROP COLUMN excerpt, RENAME COLUMN new_excerpt TO excerpt;
-- 020-newsletter-address-and-preheader
ALTER TABLE newsletter_issues ADD COLUMN preheader VARCHAR(150) NOT NULL DEFAULT '';
ALTER TABLE newsletter_issues ADD COLUMN title VARCHAR(200) NOT NULL DEFAULT '';
UPDATE newsletter_issues SET title = subject WHERE title = '';
-- 021-household-assumptions
ALTER TABLE plans MODIFY COLUMN assumptions VARCHAR(5000) NULL;
-- 022-plan-records, 023-reminders, 024-draft-dates
ALTER TABLE posts ADD COLUMN draft_published_at CHAR(10) COLLATE ascii_bin;
UPDATE posts SET draft_published_at = published_at, published_at = '9999-12-31'
  WHERE is_draft = 1 AND published_at <> '9999-12-31';
-- 025-admin-addresses
UPDATE accounts SET email_confirmed_at = created_at WHERE role = 'admin' AND email_confirmed_at IS NULL;
-- 026-email-recipients, 027-audit-counts, 028-recovery-codes
