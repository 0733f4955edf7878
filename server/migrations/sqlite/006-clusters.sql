CREATE TABLE leases (
  -- What only one server at a time may do.
  name TEXT PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 40),
  holder TEXT NOT NULL CHECK (length(holder) <= 40),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO leases (name, holder, expires_at) VALUES ('cleanup', '', 0);

-- A session is valid while it has the password version of its account.
ALTER TABLE accounts ADD COLUMN password_version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE sessions ADD COLUMN password_version INTEGER NOT NULL DEFAULT 1;

-- An account has one reset code.
DROP INDEX reset_tokens_of_account;
CREATE UNIQUE INDEX reset_token_of_account ON reset_tokens (account_id);
