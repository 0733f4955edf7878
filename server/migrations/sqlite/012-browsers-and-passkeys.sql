-- Browser and operating system in words, such as 'Firefox on Windows'. Sessions from before have none.
ALTER TABLE sessions ADD COLUMN browser TEXT CHECK (length(browser) <= 80);

-- The kinds of browsers that an account has logged in with, to report a new one by email.
CREATE TABLE known_browsers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  browser TEXT NOT NULL CHECK (length(browser) <= 80),
  seen_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX known_browser_of_account ON known_browsers (account_id, browser);
CREATE INDEX known_browsers_by_use ON known_browsers (seen_at);

CREATE TABLE passkeys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- The id that the authenticator chose, in base64url.
  credential_id TEXT NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1400),
  -- COSE key, in base64url.
  public_key TEXT NOT NULL CHECK (length(public_key) <= 8000),
  -- Signature counter of the authenticator; 0 if it has none.
  counter INTEGER NOT NULL CHECK (counter >= 0),
  -- How browsers reach the authenticator: a list in JSON.
  transports TEXT NOT NULL CHECK (length(transports) <= 200),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX passkeys_of_account ON passkeys (account_id);

CREATE TABLE passkey_challenges (
  -- SHA-256 of the challenge, in base64url; the challenge itself is stored nowhere.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('add', 'member', 'admin')),
  -- The password version of the account when the password was checked.
  password_version INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_challenges_of_account ON passkey_challenges (account_id, expires_at);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);
