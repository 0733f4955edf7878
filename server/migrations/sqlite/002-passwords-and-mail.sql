CREATE TABLE reset_tokens (
  -- SHA-256 of the code in the letter, in base64url; the code itself is stored nowhere.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  -- None: a row that stands where an account was asked for that does not exist.
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX reset_tokens_of_account ON reset_tokens (account_id);
CREATE INDEX reset_tokens_by_end ON reset_tokens (expires_at);

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  -- Whose letter it is; with the account, its letters go.
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
  recipient TEXT NOT NULL CHECK (length(recipient) <= 254),
  subject TEXT NOT NULL CHECK (length(subject) <= 200),
  -- Text and HTML, sealed; none once it is sent.
  body TEXT,
  -- The same at every try, so that a letter that arrives twice can be told for one.
  message_id TEXT NOT NULL UNIQUE CHECK (length(message_id) <= 320),
  created_at INTEGER NOT NULL,
  -- When anyone may try; while someone does, the end of the time to do so. None when there is nothing left to do.
  next_try_at INTEGER,
  tries INTEGER NOT NULL CHECK (tries >= 0),
  claimed_by TEXT CHECK (length(claimed_by) <= 43),
  sent_at INTEGER,
  failed_at INTEGER,
  last_error TEXT CHECK (length(last_error) <= 100)
) STRICT;
CREATE INDEX outbox_due ON outbox (next_try_at);
CREATE INDEX outbox_of_account ON outbox (account_id);

CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  -- Who did it: 'member 12', 'admin 1', 'operator', 'visitor'.
  actor TEXT NOT NULL CHECK (length(actor) <= 40),
  -- Keyed hash of the e-mail of the account that it was done to.
  account TEXT CHECK (length(account) = 43),
  -- Of admins the network address; of others its keyed hash.
  address TEXT CHECK (length(address) <= 64),
  request TEXT CHECK (length(request) <= 40)
) STRICT;
CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit trail is only added to'); END;
CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit trail is only added to'); END;
