CREATE TABLE IF NOT EXISTS contact_messages (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  name VARCHAR(100) NOT NULL,
  email VARCHAR(254) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  message TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  KEY contact_messages_by_time (created_at),
  CHECK (char_length(name) >= 2),
  CHECK (char_length(message) BETWEEN 10 AND 5000)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS subscriptions (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  email VARCHAR(254) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  -- None until the reader has followed the letter's link.
  confirmed_at BIGINT,
  -- SHA-256 of the code in the newest letter, in base64url; the code itself is stored nowhere.
  token_id CHAR(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  token_expires_at BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  UNIQUE KEY subscriptions_email (email),
  UNIQUE KEY subscriptions_token (token_id),
  KEY subscriptions_by_end (token_expires_at)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
