-- The emails that a recipient got in the last day: the limits per recipient count them, whatever account causes an email.
CREATE TABLE IF NOT EXISTS email_recipients (
  -- Keyed hash of the email address. It stays when an account is deleted, and no address can be read from it.
  id CHAR(43) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  -- JSON: the times of sending by counter.
  sent MEDIUMTEXT CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  expires_at BIGINT NOT NULL,
  KEY email_recipients_by_end (expires_at)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
