-- The links that remove new passkeys, in the emails about them.
CREATE TABLE IF NOT EXISTS passkey_undos (
  -- SHA-256 of the token in the link, in base64url; the token itself is stored nowhere.
  id CHAR(43) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  account_id BIGINT NOT NULL,
  -- No foreign key: the link also removes passkeys that were added later, even if this one is gone.
  passkey_id BIGINT NOT NULL,
  -- The time at which the passkey was added.
  added_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  KEY passkey_undos_of_account (account_id),
  KEY passkey_undos_by_end (expires_at),
  CONSTRAINT passkey_undos_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- Codes that replace a passkey at a login. A used code is deleted.
CREATE TABLE IF NOT EXISTS recovery_codes (
  -- Keyed hash of the account and the code.
  id CHAR(43) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  account_id BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  KEY recovery_codes_of_account (account_id),
  CONSTRAINT recovery_codes_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
