CREATE TABLE contact_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 2 AND 100),
  email TEXT NOT NULL CHECK (length(email) <= 254),
  message TEXT NOT NULL CHECK (length(message) BETWEEN 10 AND 5000),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX contact_messages_by_time ON contact_messages (created_at);

CREATE TABLE subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE CHECK (length(email) <= 254),
  -- None until the reader has followed the letter's link.
  confirmed_at INTEGER,
  -- SHA-256 of the code in the newest letter, in base64url; the code itself is stored nowhere.
  token_id TEXT NOT NULL UNIQUE CHECK (length(token_id) = 43),
  token_expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX subscriptions_by_end ON subscriptions (token_expires_at);
