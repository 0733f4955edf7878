-- The counts of a newsletter are updated with each email; sent, failed and skipped were NULL until the recipients were deleted.
ALTER TABLE newsletter_issues ADD COLUMN retrying INTEGER NOT NULL DEFAULT 0;
-- The highest id of a subscription at the start, and the highest one up to which subscribers were added as recipients.
ALTER TABLE newsletter_issues ADD COLUMN last_subscription INTEGER NOT NULL DEFAULT 0;
ALTER TABLE newsletter_issues ADD COLUMN last_subscription_added INTEGER NOT NULL DEFAULT 0;
-- Set while the email waits in the outbox for another attempt.
ALTER TABLE newsletter_recipients ADD COLUMN retrying INTEGER NOT NULL DEFAULT 0 CHECK (retrying IN (0, 1));
UPDATE newsletter_recipients SET retrying = 1
  WHERE state = 'queued' AND outbox_id IN (SELECT id FROM outbox WHERE last_error IS NOT NULL);
UPDATE newsletter_issues SET
  sent = (SELECT COUNT(*) FROM newsletter_recipients WHERE issue_id = newsletter_issues.id AND state = 'sent'),
  failed = (SELECT COUNT(*) FROM newsletter_recipients WHERE issue_id = newsletter_issues.id AND state = 'failed'),
  skipped = (SELECT COUNT(*) FROM newsletter_recipients WHERE issue_id = newsletter_issues.id AND state = 'skipped'),
  retrying = (SELECT COUNT(*) FROM newsletter_recipients WHERE issue_id = newsletter_issues.id AND retrying = 1)
  WHERE sent IS NULL;
