-- The file of an import, until its posts are imported.
CREATE TABLE IF NOT EXISTS imports (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, account_id BIGINT NOT NULL, file_name VARCHAR(200) NOT NULL,
  bytes INT NOT NULL, created_at BIGINT NOT NULL,
  KEY imports_by_age (created_at), KEY imports_of_account (account_id),
  CONSTRAINT imports_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (char_length(file_name) >= 1), CHECK (bytes > 0)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
CREATE TABLE IF NOT EXISTS import_parts (
  import_id BIGINT NOT NULL, part INT NOT NULL, data MEDIUMBLOB NOT NULL,
  PRIMARY KEY (import_id, part),
  CONSTRAINT import_parts_import FOREIGN KEY (import_id) REFERENCES imports (id) ON DELETE CASCADE,
  CHECK (part >= 0)
) ENGINE = InnoDB COLLATE utf8mb4_bin;

-- The identity of imported posts at their source, so that a second import adds none again.
CREATE TABLE IF NOT EXISTS imported_posts (
  source VARCHAR(20) COLLATE ascii_bin NOT NULL, original_id VARCHAR(190) COLLATE ascii_bin NOT NULL,
  post_id BIGINT NOT NULL,
  PRIMARY KEY (source, original_id), UNIQUE KEY imported_posts_post (post_id),
  CONSTRAINT imported_posts_post FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE,
  CHECK (char_length(source) >= 1), CHECK (char_length(original_id) >= 1)
) ENGINE = InnoDB COLLATE utf8mb4_bin;

-- Paths of an earlier site, and the paths of this site that replace them.
CREATE TABLE IF NOT EXISTS redirects (
  id BIGINT AUTO_INCREMENT PRIMARY KEY, path VARCHAR(500) COLLATE ascii_bin NOT NULL,
  target VARCHAR(500) COLLATE ascii_bin NOT NULL, created_at BIGINT NOT NULL,
  UNIQUE KEY redirects_path (path), KEY redirects_by_target (target),
  CHECK (char_length(path) >= 2), CHECK (char_length(target) >= 1)
) ENGINE = InnoDB COLLATE utf8mb4_bin;
