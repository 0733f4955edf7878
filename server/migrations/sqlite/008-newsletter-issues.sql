-- A post sent to the subscribers of the newsletter, with the content that all of them get.
CREATE TABLE newsletter_issues (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- A post is sent once. No reference: the record stays when the post is deleted, and its id is not used again.
  post_id INTEGER NOT NULL UNIQUE,
  subject TEXT NOT NULL CHECK (length(subject) <= 200),
  html TEXT NOT NULL,
  text TEXT NOT NULL,
  url TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('sending', 'stopped', 'finished')),
  state_changed_at INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  -- Limits the rate: no email is added to the outbox before.
  next_email_at INTEGER NOT NULL,
  -- Subscribers at the start.
  total INTEGER NOT NULL CHECK (total >= 0),
  -- Set when the recipients are deleted.
  sent INTEGER,
  failed INTEGER,
  skipped INTEGER
) STRICT;
CREATE INDEX newsletter_issues_by_state ON newsletter_issues (state);

CREATE TABLE newsletter_recipients (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  issue_id INTEGER NOT NULL REFERENCES newsletter_issues (id),
  -- No reference: the row is counted after the subscription has ended.
  subscription_id INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'queued', 'sent', 'failed', 'skipped')),
  -- The email, while there is one. No reference: the outbox deletes its rows earlier.
  outbox_id INTEGER UNIQUE,
  UNIQUE (issue_id, subscription_id)
) STRICT;
CREATE INDEX newsletter_recipients_by_state ON newsletter_recipients (issue_id, state, id);

INSERT INTO leases (name, holder, expires_at) VALUES ('newsletter', '', 0);
