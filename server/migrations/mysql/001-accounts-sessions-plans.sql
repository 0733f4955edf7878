CREATE TABLE IF NOT EXISTS accounts (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  -- Canonical: lower case and ASCII, so that equal bytes means equal address.
  email VARCHAR(254) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  password_hash VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  first_name VARCHAR(100),
  last_name VARCHAR(100),
  role VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  created_at BIGINT NOT NULL,
  UNIQUE KEY accounts_email (email),
  CHECK (role IN ('member', 'admin'))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS sessions (
  -- SHA-256 of the cookie's value, in base64url; the value itself is stored nowhere.
  id CHAR(43) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  kind VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  account_id BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  KEY sessions_of_account (account_id, kind, created_at),
  KEY sessions_by_end (expires_at),
  CONSTRAINT sessions_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (kind IN ('member', 'admin'))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS throttles (
  -- Keyed hash of what is counted: no address and no e-mail can be read from it.
  id CHAR(43) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  hits INT NOT NULL,
  strikes INT NOT NULL,
  resets_at BIGINT NOT NULL,
  KEY throttles_by_end (resets_at),
  CHECK (hits >= 0),
  CHECK (strikes >= 0)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS plans (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  account_id BIGINT NOT NULL,
  name VARCHAR(100) NOT NULL,
  current_age INT NOT NULL,
  retirement_age INT NOT NULL,
  current_savings DOUBLE NOT NULL,
  monthly_savings DOUBLE NOT NULL,
  annual_income DOUBLE NOT NULL,
  expected_return DOUBLE NOT NULL,
  version INT NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  idempotency_key VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin,
  KEY plans_of_account (account_id, updated_at DESC, id DESC),
  UNIQUE KEY plans_once (account_id, idempotency_key),
  CONSTRAINT plans_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (char_length(name) >= 1),
  CHECK (current_age BETWEEN 18 AND 75),
  CHECK (retirement_age BETWEEN 40 AND 85),
  CHECK (current_savings BETWEEN 0 AND 1000000),
  CHECK (monthly_savings BETWEEN 0 AND 5000),
  CHECK (annual_income BETWEEN 20000 AND 300000),
  CHECK (expected_return BETWEEN 1 AND 12),
  CHECK (version >= 1),
  CHECK (retirement_age > current_age)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
