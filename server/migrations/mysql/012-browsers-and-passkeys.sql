-- Browser and operating system in words, such as 'Firefox on Windows'. Sessions from before have none.
ALTER TABLE sessions ADD COLUMN browser VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin;

-- The kinds of browsers that an account has logged in with, to report a new one by email.
CREATE TABLE IF NOT EXISTS known_browsers (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  account_id BIGINT NOT NULL,
  browser VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  seen_at BIGINT NOT NULL,
  UNIQUE KEY known_browser_of_account (account_id, browser),
  KEY known_browsers_by_use (seen_at),
  CONSTRAINT known_browsers_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS passkeys (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  account_id BIGINT NOT NULL,
  -- The id that the authenticator chose, in base64url.
  credential_id VARCHAR(1400) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  -- COSE key, in base64url.
  public_key VARCHAR(8000) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  -- Signature counter of the authenticator; 0 if it has none.
  counter BIGINT NOT NULL,
  -- How browsers reach the authenticator: a list in JSON.
  transports VARCHAR(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  name VARCHAR(60) NOT NULL,
  created_at BIGINT NOT NULL,
  used_at BIGINT,
  UNIQUE KEY passkey_credential (credential_id),
  KEY passkeys_of_account (account_id),
  CONSTRAINT passkeys_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (char_length(name) >= 1),
  CHECK (counter >= 0)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS passkey_challenges (
  -- SHA-256 of the challenge, in base64url; the challenge itself is stored nowhere.
  id CHAR(43) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  account_id BIGINT NOT NULL,
  purpose VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  -- The password version of the account when the password was checked.
  password_version INT NOT NULL,
  expires_at BIGINT NOT NULL,
  KEY passkey_challenges_of_account (account_id, expires_at),
  KEY passkey_challenges_by_end (expires_at),
  CONSTRAINT passkey_challenges_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (purpose IN ('add', 'member', 'admin'))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
