-- The emails that a recipient got in the last day: the limits per recipient count them, whatever account causes an email.
CREATE TABLE email_recipients (
  -- Keyed hash of the email address. It stays when an account is deleted, and no address can be read from it.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  -- JSON: the times of sending by counter.
  sent TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX email_recipients_by_end ON email_recipients (expires_at);
