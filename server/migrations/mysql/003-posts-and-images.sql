CREATE TABLE IF NOT EXISTS images (
  -- 128 random bits in base64url: whoever knows it may see the image.
  id CHAR(22) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  -- None: an image of the site itself.
  account_id BIGINT,
  file_name VARCHAR(200) NOT NULL,
  file_type VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  description VARCHAR(500),
  alt_text VARCHAR(300),
  width INT NOT NULL,
  height INT NOT NULL,
  -- Of all its files together.
  bytes INT NOT NULL,
  created_at BIGINT NOT NULL,
  KEY images_of_account (account_id, created_at),
  CONSTRAINT images_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (width > 0),
  CHECK (height > 0),
  CHECK (bytes > 0)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS image_files (
  image_id CHAR(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  -- In pixels; the widest is the image itself, narrower ones are for smaller screens.
  width INT NOT NULL,
  file_type VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  data MEDIUMBLOB NOT NULL,
  PRIMARY KEY (image_id, width),
  CONSTRAINT image_files_image FOREIGN KEY (image_id) REFERENCES images (id) ON DELETE CASCADE,
  CHECK (width > 0)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS authors (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  -- None: posts that came with the site, or whose admin is gone.
  account_id BIGINT,
  name VARCHAR(80) NOT NULL,
  initials VARCHAR(4) NOT NULL,
  title VARCHAR(80) NOT NULL,
  UNIQUE KEY authors_account (account_id),
  CONSTRAINT authors_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL,
  CHECK (char_length(name) >= 1),
  CHECK (char_length(initials) >= 1),
  CHECK (char_length(title) >= 1)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS posts (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  slug VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  title VARCHAR(200) NOT NULL,
  excerpt VARCHAR(300) NOT NULL,
  -- Sanitised HTML.
  content MEDIUMTEXT NOT NULL,
  -- The cover is either an address elsewhere or an image of the site.
  cover_url VARCHAR(2048),
  cover_image_id CHAR(22) CHARACTER SET ascii COLLATE ascii_bin,
  category VARCHAR(40) NOT NULL,
  -- A list in JSON.
  tags TEXT NOT NULL,
  -- A day, such as 2026-01-31.
  published_at CHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  meta_title VARCHAR(60),
  meta_description VARCHAR(160),
  author_id BIGINT NOT NULL,
  version INT NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  UNIQUE KEY posts_slug (slug),
  KEY posts_by_day (published_at DESC, id DESC),
  KEY posts_of_author (author_id),
  KEY posts_of_cover (cover_image_id),
  CONSTRAINT posts_cover FOREIGN KEY (cover_image_id) REFERENCES images (id) ON DELETE RESTRICT,
  CONSTRAINT posts_author FOREIGN KEY (author_id) REFERENCES authors (id) ON DELETE RESTRICT,
  CHECK (char_length(slug) >= 3),
  CHECK (char_length(title) >= 5),
  CHECK (char_length(excerpt) >= 10),
  CHECK (json_valid(tags)),
  CHECK (version >= 1)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS post_images (
  post_id BIGINT NOT NULL,
  image_id CHAR(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (post_id, image_id),
  KEY post_images_of_image (image_id),
  CONSTRAINT post_images_post FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE,
  CONSTRAINT post_images_image FOREIGN KEY (image_id) REFERENCES images (id) ON DELETE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS old_slugs (
  -- Slugs that posts had before: links to them still lead there.
  slug VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  post_id BIGINT NOT NULL,
  KEY old_slugs_of_post (post_id),
  CONSTRAINT old_slugs_post FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS revisions (
  -- Rises with every change of what it names, so that a copy can be told for old by one number.
  name VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  revision BIGINT NOT NULL
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
INSERT IGNORE INTO revisions (name, revision) VALUES ('posts', 0);

CREATE TABLE IF NOT EXISTS seedings (
  -- What was added to a new site, once.
  name VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  seeded_at BIGINT NOT NULL
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE IF NOT EXISTS audit_changes (
  -- What an entry of the trail was done to, and hashes of how it was before and after.
  audit_id BIGINT PRIMARY KEY,
  subject VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  before_hash CHAR(43) CHARACTER SET ascii COLLATE ascii_bin,
  after_hash CHAR(43) CHARACTER SET ascii COLLATE ascii_bin,
  CONSTRAINT audit_changes_entry FOREIGN KEY (audit_id) REFERENCES audit (id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
