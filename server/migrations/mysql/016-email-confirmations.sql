-- When the owner of the account used a link or code from an email. None until then, and for accounts of earlier releases.
ALTER TABLE accounts ADD COLUMN email_confirmed_at BIGINT;

CREATE TABLE IF NOT EXISTS email_confirmations (
  -- SHA-256 of the token in the link, in base64url; the token itself is stored nowhere.
  id CHAR(43) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  account_id BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  KEY email_confirmations_of_account (account_id),
  KEY email_confirmations_by_end (expires_at),
  CONSTRAINT email_confirmations_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
