-- The steps with which earlier releases migrated, each under its name, for databases that lack some of them. The tables that
-- they created are in the baseline: a statement whose table the database does not have yet is skipped.
-- 001-accounts-sessions-plans, 002-passwords-and-mail, 003-posts-and-images, 004-contact-and-newsletter, 005-partners-and-handoffs, 006-clusters
ALTER TABLE accounts ADD COLUMN password_version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE sessions ADD COLUMN password_version INTEGER NOT NULL DEFAULT 1;
-- 007-plan-assumptions
ALTER TABLE plans ADD COLUMN assumptions TEXT CHECK (length(assumptions) BETWEEN 2 AND 500);
-- 008-newsletter-issues, 009-partner-links
ALTER TABLE partners ADD COLUMN stats_token_hash TEXT CHECK (length(stats_token_hash) = 43);
-- 010-newsletter-handed-over
ALTER TABLE newsletter_recipients ADD COLUMN handed_over INTEGER NOT NULL DEFAULT 0 CHECK (handed_over IN (0, 1));
-- 011-reset-codes
DROP INDEX IF EXISTS reset_token_of_account;
ALTER TABLE reset_tokens ADD COLUMN nonce TEXT CHECK (length(nonce) = 43);
ALTER TABLE reset_tokens ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE reset_tokens ADD COLUMN outbox_id INTEGER;
-- 012-browsers-and-passkeys
ALTER TABLE sessions ADD COLUMN browser TEXT CHECK (length(browser) <= 80);
-- 013-audit-replacement-and-first-password
ALTER TABLE accounts ADD COLUMN must_change_password INTEGER NOT NULL DEFAULT 0 CHECK (must_change_password IN (0, 1));
-- 014-newsletter-counts
ALTER TABLE newsletter_issues ADD COLUMN retrying INTEGER NOT NULL DEFAULT 0;
ALTER TABLE newsletter_issues ADD COLUMN last_subscription INTEGER NOT NULL DEFAULT 0;
ALTER TABLE newsletter_issues ADD COLUMN last_subscription_added INTEGER NOT NULL DEFAULT 0;
ALTER TABLE newsletter_recipients ADD COLUMN retrying INTEGER NOT NULL DEFAULT 0 CHECK (retrying IN (0, 1));
UPDATE newsletter_recipients SET retrying = 1
  WHERE state = 'queued' AND outbox_id IN (SELECT id FROM outbox WHERE last_error IS NOT NULL);
-- The counts were NULL until the recipients were deleted.
UPDATE newsletter_issues SET
  sent = (SELECT COUNT(*) FROM newsletter_recipients WHERE issue_id = newsletter_issues.id AND state = 'sent'),
  failed = (SELECT COUNT(*) FROM newsletter_recipients WHERE issue_id = newsletter_issues.id AND state = 'failed'),
  skipped = (SELECT COUNT(*) FROM newsletter_recipients WHERE issue_id = newsletter_issues.id AND state = 'skipped'),
  retrying = (SELECT COUNT(*) FROM newsletter_recipients WHERE issue_id = newsletter_issues.id AND retrying = 1)
  WHERE sent IS NULL;
-- 015-partner-savers, 016-email-confirmations
ALTER TABLE accounts ADD COLUMN email_confirmed_at INTEGER;
-- 017-member-logins
ALTER TABLE accounts ADD COLUMN browsers_unknown INTEGER NOT NULL DEFAULT 0 CHECK (browsers_unknown IN (0, 1));
-- No browser is known of accounts from before the table of browsers, which releases before 012 do not have: the second UPDATE
-- is skipped then, and all of their accounts stay marked.
UPDATE accounts SET browsers_unknown = 1;
UPDATE accounts SET browsers_unknown = 0 WHERE id IN (SELECT account_id FROM known_browsers);
-- 018-plan-spending
-- Saved plans keep the spending that was the default then: 80 percent of the income.
UPDATE plans
SET assumptions = json_set(coalesce(assumptions, '{}'), '$.monthlySpending', round(annual_income * 0.8 / 12, 2))
WHERE json_extract(coalesce(assumptions, '{}'), '$.monthlySpending') IS NULL;
-- 019-post-drafts
ALTER TABLE posts ADD COLUMN is_draft INTEGER NOT NULL DEFAULT 0 CHECK (is_draft IN (0, 1));
-- Columns without the lower limits of their CHECK constraints, which cannot be changed.
ALTER TABLE posts ADD COLUMN new_excerpt TEXT NOT NULL DEFAULT '' CHECK (length(new_excerpt) <= 300);
ALTER TABLE posts ADD COLUMN new_category TEXT NOT NULL DEFAULT '' CHECK (length(new_category) <= 40);
UPDATE posts SET new_excerpt = excerpt, new_category = category;
ALTER TABLE posts DROP COLUMN excerpt;
ALTER TABLE posts DROP COLUMN category;
ALTER TABLE posts RENAME COLUMN new_excerpt TO excerpt;
ALTER TABLE posts RENAME COLUMN new_category TO category;
-- 020-newsletter-address-and-preheader
ALTER TABLE newsletter_issues ADD COLUMN preheader TEXT NOT NULL DEFAULT '' CHECK (length(preheader) <= 150);
ALTER TABLE newsletter_issues ADD COLUMN title TEXT NOT NULL DEFAULT '' CHECK (length(title) <= 200);
UPDATE newsletter_issues SET title = subject;
-- 021-household-assumptions
-- Replaces the column, because the limit of its CHECK constraint cannot be changed.
ALTER TABLE plans ADD COLUMN new_assumptions TEXT CHECK (length(new_assumptions) BETWEEN 2 AND 5000);
UPDATE plans SET new_assumptions = assumptions;
ALTER TABLE plans DROP COLUMN assumptions;
ALTER TABLE plans RENAME COLUMN new_assumptions TO assumptions;
-- 022-plan-records, 023-reminders, 024-draft-dates
ALTER TABLE posts ADD COLUMN draft_published_at TEXT CHECK (length(draft_published_at) = 10);
UPDATE posts SET draft_published_at = published_at, published_at = '9999-12-31'
  WHERE is_draft = 1 AND published_at <> '9999-12-31';
-- 025-admin-addresses
-- Operators enter the email addresses of admins.
UPDATE accounts SET email_confirmed_at = created_at WHERE role = 'admin' AND email_confirmed_at IS NULL;
-- 026-email-recipients, 027-audit-counts, 028-recovery-codes
