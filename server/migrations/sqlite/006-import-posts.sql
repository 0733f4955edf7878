-- The file of an import, until its posts are imported.
CREATE TABLE imports (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  file_name TEXT NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200), bytes INTEGER NOT NULL CHECK (bytes > 0),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX imports_by_age ON imports (created_at);
CREATE INDEX imports_of_account ON imports (account_id);
CREATE TABLE import_parts (
  import_id INTEGER NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  part INTEGER NOT NULL CHECK (part >= 0), data BLOB NOT NULL,
  PRIMARY KEY (import_id, part)
) STRICT;

-- The identity of imported posts at their source, so that a second import adds none again.
CREATE TABLE imported_posts (
  source TEXT NOT NULL CHECK (length(source) BETWEEN 1 AND 20),
  original_id TEXT NOT NULL CHECK (length(original_id) BETWEEN 1 AND 190),
  post_id INTEGER NOT NULL UNIQUE REFERENCES posts (id) ON DELETE CASCADE,
  PRIMARY KEY (source, original_id)
) STRICT, WITHOUT ROWID;

-- Paths of an earlier site, and the paths of this site that replace them.
CREATE TABLE redirects (
  id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL UNIQUE CHECK (length(path) BETWEEN 2 AND 500),
  target TEXT NOT NULL CHECK (length(target) BETWEEN 1 AND 500), created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX redirects_by_target ON redirects (target);
