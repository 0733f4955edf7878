CREATE TABLE IF NOT EXISTS partners (
  -- What the partner puts into the widget.
  id VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  name VARCHAR(80) NOT NULL,
  -- Such as https://example.com.
  origin VARCHAR(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  created_at BIGINT NOT NULL,
  CHECK (char_length(id) >= 2),
  CHECK (char_length(name) >= 1)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS partner_saves (
  -- How many plans were saved from a partner's pages on a day, and nothing of who saved them.
  partner_id VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  -- In UTC, such as 2026-01-31.
  day CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  saves INT NOT NULL,
  PRIMARY KEY (partner_id, day),
  CONSTRAINT partner_saves_partner FOREIGN KEY (partner_id) REFERENCES partners (id) ON DELETE CASCADE,
  CHECK (saves >= 1)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS handoffs (
  -- Keyed hash of the code, in base64url; the code itself is stored nowhere.
  id CHAR(43) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  -- What the widget called the result.
  handoff_id CHAR(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  -- As the widget said, registered or not.
  partner_id VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin,
  current_age INT NOT NULL,
  retirement_age INT NOT NULL,
  current_savings DOUBLE NOT NULL,
  monthly_savings DOUBLE NOT NULL,
  annual_income DOUBLE NOT NULL,
  expected_return DOUBLE NOT NULL,
  -- None until a member has opened it.
  account_id BIGINT,
  expires_at BIGINT NOT NULL,
  KEY handoffs_by_end (expires_at),
  KEY handoffs_of_account (account_id),
  CONSTRAINT handoffs_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (current_age BETWEEN 18 AND 75),
  CHECK (retirement_age BETWEEN 40 AND 85),
  CHECK (current_savings BETWEEN 0 AND 1000000),
  CHECK (monthly_savings BETWEEN 0 AND 5000),
  CHECK (annual_income BETWEEN 20000 AND 300000),
  CHECK (expected_return BETWEEN 1 AND 12),
  CHECK (retirement_age > current_age)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS handoff_receipts (
  -- SHA-256 of what the widget called the result, in base64url. That there is a row says that it was saved.
  id CHAR(43) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  expires_at BIGINT NOT NULL,
  KEY handoff_receipts_by_end (expires_at)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
