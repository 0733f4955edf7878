-- The links that remove new passkeys, in the emails about them.
CREATE TABLE passkey_undos (
  -- SHA-256 of the token in the link, in base64url; the token itself is stored nowhere.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- No foreign key: the link also removes passkeys that were added later, even if this one is gone.
  passkey_id INTEGER NOT NULL,
  -- The time at which the passkey was added.
  added_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_undos_of_account ON passkey_undos (account_id);
CREATE INDEX passkey_undos_by_end ON passkey_undos (expires_at);

-- Codes that replace a passkey at a login. A used code is deleted.
CREATE TABLE recovery_codes (
  -- Keyed hash of the account and the code.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX recovery_codes_of_account ON recovery_codes (account_id);
