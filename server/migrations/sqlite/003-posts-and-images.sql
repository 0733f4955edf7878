CREATE TABLE images (
  -- 128 random bits in base64url: whoever knows it may see the image.
  id TEXT PRIMARY KEY CHECK (length(id) = 22),
  -- None: an image of the site itself.
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
  file_name TEXT NOT NULL CHECK (length(file_name) <= 200),
  file_type TEXT NOT NULL CHECK (length(file_type) <= 40),
  description TEXT CHECK (length(description) <= 500),
  alt_text TEXT CHECK (length(alt_text) <= 300),
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  -- Of all its files together.
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX images_of_account ON images (account_id, created_at);

CREATE TABLE image_files (
  image_id TEXT NOT NULL REFERENCES images (id) ON DELETE CASCADE,
  -- In pixels; the widest is the image itself, narrower ones are for smaller screens.
  width INTEGER NOT NULL CHECK (width > 0),
  file_type TEXT NOT NULL CHECK (length(file_type) <= 40),
  data BLOB NOT NULL,
  PRIMARY KEY (image_id, width)
) STRICT;

CREATE TABLE authors (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- None: posts that came with the site, or whose admin is gone.
  account_id INTEGER UNIQUE REFERENCES accounts (id) ON DELETE SET NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  initials TEXT NOT NULL CHECK (length(initials) BETWEEN 1 AND 4),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 80)
) STRICT;

CREATE TABLE posts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE CHECK (length(slug) BETWEEN 3 AND 100),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 5 AND 200),
  excerpt TEXT NOT NULL CHECK (length(excerpt) BETWEEN 10 AND 300),
  -- Sanitised HTML.
  content TEXT NOT NULL,
  -- The cover is either an address elsewhere or an image of the site.
  cover_url TEXT CHECK (length(cover_url) <= 2048),
  cover_image_id TEXT REFERENCES images (id) ON DELETE RESTRICT,
  category TEXT NOT NULL CHECK (length(category) BETWEEN 1 AND 40),
  -- A list in JSON.
  tags TEXT NOT NULL CHECK (json_valid(tags)),
  -- A day, such as 2026-01-31.
  published_at TEXT NOT NULL CHECK (length(published_at) = 10),
  meta_title TEXT CHECK (length(meta_title) <= 60),
  meta_description TEXT CHECK (length(meta_description) <= 160),
  author_id INTEGER NOT NULL REFERENCES authors (id) ON DELETE RESTRICT,
  version INTEGER NOT NULL CHECK (version >= 1),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((cover_url IS NULL) <> (cover_image_id IS NULL))
) STRICT;
CREATE INDEX posts_by_day ON posts (published_at DESC, id DESC);
CREATE INDEX posts_of_author ON posts (author_id);
CREATE INDEX posts_of_cover ON posts (cover_image_id);

CREATE TABLE post_images (
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  image_id TEXT NOT NULL REFERENCES images (id) ON DELETE RESTRICT,
  PRIMARY KEY (post_id, image_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX post_images_of_image ON post_images (image_id);

CREATE TABLE old_slugs (
  -- Slugs that posts had before: links to them still lead there.
  slug TEXT PRIMARY KEY CHECK (length(slug) BETWEEN 3 AND 100),
  post_id INTEGER NOT NULL REFERENCES posts (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX old_slugs_of_post ON old_slugs (post_id);

CREATE TABLE revisions (
  -- Rises with every change of what it names, so that a copy can be told for old by one number.
  name TEXT PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 40),
  revision INTEGER NOT NULL CHECK (revision >= 0)
) STRICT, WITHOUT ROWID;
INSERT INTO revisions (name, revision) VALUES ('posts', 0);

CREATE TABLE seedings (
  -- What was added to a new site, once.
  name TEXT PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 40),
  seeded_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE audit_changes (
  -- What an entry of the trail was done to, and hashes of how it was before and after.
  audit_id INTEGER PRIMARY KEY REFERENCES audit (id),
  subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 60),
  before_hash TEXT CHECK (length(before_hash) = 43),
  after_hash TEXT CHECK (length(after_hash) = 43)
) STRICT;
CREATE TRIGGER audit_changes_are_not_changed BEFORE UPDATE ON audit_changes
BEGIN SELECT RAISE(ABORT, 'the audit trail is only added to'); END;
CREATE TRIGGER audit_changes_are_not_deleted BEFORE DELETE ON audit_changes
BEGIN SELECT RAISE(ABORT, 'the audit trail is only added to'); END;
