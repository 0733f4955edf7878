-- When the owner of the account used a link or code from an email. None until then, and for accounts of earlier releases.
ALTER TABLE accounts ADD COLUMN email_confirmed_at INTEGER;

CREATE TABLE email_confirmations (
  -- SHA-256 of the token in the link, in base64url; the token itself is stored nowhere.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX email_confirmations_of_account ON email_confirmations (account_id);
CREATE INDEX email_confirmations_by_end ON email_confirmations (expires_at);
