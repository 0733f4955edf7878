-- A post sent to the subscribers of the newsletter, with the content that all of them get.
CREATE TABLE IF NOT EXISTS newsletter_issues (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  -- A post is sent once. No reference: the record stays when the post is deleted, and its id is not used again.
  post_id BIGINT NOT NULL,
  subject VARCHAR(200) NOT NULL,
  html MEDIUMTEXT NOT NULL,
  text MEDIUMTEXT NOT NULL,
  url VARCHAR(400) NOT NULL,
  state VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  state_changed_at BIGINT NOT NULL,
  started_at BIGINT NOT NULL,
  -- Limits the rate: no email is added to the outbox before.
  next_email_at BIGINT NOT NULL,
  -- Subscribers at the start.
  total INT NOT NULL,
  -- Set when the recipients are deleted.
  sent INT,
  failed INT,
  skipped INT,
  UNIQUE KEY newsletter_issue_of_post (post_id),
  KEY newsletter_issues_by_state (state),
  CHECK (state IN ('sending', 'stopped', 'finished')),
  CHECK (total >= 0)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS newsletter_recipients (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  issue_id BIGINT NOT NULL,
  -- No reference: the row is counted after the subscription has ended.
  subscription_id BIGINT NOT NULL,
  state VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  -- The email, while there is one. No reference: the outbox deletes its rows earlier.
  outbox_id BIGINT,
  UNIQUE KEY newsletter_recipient (issue_id, subscription_id),
  UNIQUE KEY newsletter_recipient_of_email (outbox_id),
  KEY newsletter_recipients_by_state (issue_id, state, id),
  CONSTRAINT newsletter_recipient_issue FOREIGN KEY (issue_id) REFERENCES newsletter_issues (id),
  CHECK (state IN ('waiting', 'queued', 'sent', 'failed', 'skipped'))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

INSERT IGNORE INTO leases (name, holder, expires_at) VALUES ('newsletter', '', 0);
