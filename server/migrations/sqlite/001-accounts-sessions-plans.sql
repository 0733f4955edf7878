CREATE TABLE accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Canonical: lower case and ASCII, so that equal bytes means equal address.
  email TEXT NOT NULL UNIQUE CHECK (length(email) <= 254),
  password_hash TEXT NOT NULL,
  first_name TEXT CHECK (length(first_name) <= 100),
  last_name TEXT CHECK (length(last_name) <= 100),
  role TEXT NOT NULL CHECK (role IN ('member', 'admin')),
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  -- SHA-256 of the cookie's value, in base64url; the value itself is stored nowhere.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  kind TEXT NOT NULL CHECK (kind IN ('member', 'admin')),
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_account ON sessions (account_id, kind, created_at);
CREATE INDEX sessions_by_end ON sessions (expires_at);

CREATE TABLE throttles (
  -- Keyed hash of what is counted: no address and no e-mail can be read from it.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  hits INTEGER NOT NULL CHECK (hits >= 0),
  strikes INTEGER NOT NULL CHECK (strikes >= 0),
  resets_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX throttles_by_end ON throttles (resets_at);

CREATE TABLE plans (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  current_age INTEGER NOT NULL CHECK (current_age BETWEEN 18 AND 75),
  retirement_age INTEGER NOT NULL CHECK (retirement_age BETWEEN 40 AND 85),
  current_savings REAL NOT NULL CHECK (current_savings BETWEEN 0 AND 1000000),
  monthly_savings REAL NOT NULL CHECK (monthly_savings BETWEEN 0 AND 5000),
  annual_income REAL NOT NULL CHECK (annual_income BETWEEN 20000 AND 300000),
  expected_return REAL NOT NULL CHECK (expected_return BETWEEN 1 AND 12),
  version INTEGER NOT NULL CHECK (version >= 1),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  idempotency_key TEXT CHECK (length(idempotency_key) <= 64),
  CHECK (retirement_age > current_age)
) STRICT;
CREATE INDEX plans_of_account ON plans (account_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX plans_once ON plans (account_id, idempotency_key);
