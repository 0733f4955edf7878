CREATE TABLE partners (
  -- What the partner puts into the widget.
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 2 AND 40),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- Such as https://example.com.
  origin TEXT NOT NULL CHECK (length(origin) BETWEEN 1 AND 200),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE partner_saves (
  -- How many plans were saved from a partner's pages on a day, and nothing of who saved them.
  partner_id TEXT NOT NULL REFERENCES partners (id) ON DELETE CASCADE,
  -- In UTC, such as 2026-01-31.
  day TEXT NOT NULL CHECK (length(day) = 10),
  saves INTEGER NOT NULL CHECK (saves >= 1),
  PRIMARY KEY (partner_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE handoffs (
  -- Keyed hash of the code, in base64url; the code itself is stored nowhere.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  -- What the widget called the result.
  handoff_id TEXT NOT NULL CHECK (length(handoff_id) = 22),
  -- As the widget said, registered or not.
  partner_id TEXT CHECK (length(partner_id) <= 40),
  current_age INTEGER NOT NULL CHECK (current_age BETWEEN 18 AND 75),
  retirement_age INTEGER NOT NULL CHECK (retirement_age BETWEEN 40 AND 85),
  current_savings REAL NOT NULL CHECK (current_savings BETWEEN 0 AND 1000000),
  monthly_savings REAL NOT NULL CHECK (monthly_savings BETWEEN 0 AND 5000),
  annual_income REAL NOT NULL CHECK (annual_income BETWEEN 20000 AND 300000),
  expected_return REAL NOT NULL CHECK (expected_return BETWEEN 1 AND 12),
  -- None until a member has opened it.
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  CHECK (retirement_age > current_age)
) STRICT, WITHOUT ROWID;
CREATE INDEX handoffs_by_end ON handoffs (expires_at);
CREATE INDEX handoffs_of_account ON handoffs (account_id);

CREATE TABLE handoff_receipts (
  -- SHA-256 of what the widget called the result, in base64url. That there is a row says that it was saved.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX handoff_receipts_by_end ON handoff_receipts (expires_at);
