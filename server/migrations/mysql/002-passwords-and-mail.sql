CREATE TABLE IF NOT EXISTS reset_tokens (
  -- SHA-256 of the code in the letter, in base64url; the code itself is stored nowhere.
  id CHAR(43) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  -- None: a row that stands where an account was asked for that does not exist.
  account_id BIGINT,
  expires_at BIGINT NOT NULL,
  KEY reset_tokens_of_account (account_id),
  KEY reset_tokens_by_end (expires_at),
  CONSTRAINT reset_tokens_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS outbox (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  kind VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  -- Whose letter it is; with the account, its letters go.
  account_id BIGINT,
  recipient VARCHAR(254) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  subject VARCHAR(200) NOT NULL,
  -- Text and HTML, sealed; none once it is sent.
  body MEDIUMTEXT CHARACTER SET ascii COLLATE ascii_bin,
  -- The same at every try, so that a letter that arrives twice can be told for one.
  message_id VARCHAR(320) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  created_at BIGINT NOT NULL,
  -- When anyone may try; while someone does, the end of the time to do so. None when there is nothing left to do.
  next_try_at BIGINT,
  tries INT NOT NULL,
  claimed_by VARCHAR(43) CHARACTER SET ascii COLLATE ascii_bin,
  sent_at BIGINT,
  failed_at BIGINT,
  last_error VARCHAR(100),
  UNIQUE KEY outbox_message (message_id),
  KEY outbox_due (next_try_at),
  KEY outbox_of_account (account_id),
  CONSTRAINT outbox_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (tries >= 0)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS audit (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  at BIGINT NOT NULL,
  action VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  -- Who did it: 'member 12', 'admin 1', 'operator', 'visitor'.
  actor VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  -- Keyed hash of the e-mail of the account that it was done to.
  account CHAR(43) CHARACTER SET ascii COLLATE ascii_bin,
  -- Of admins the network address; of others its keyed hash.
  address VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin,
  request VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
