-- ../sqlite/003-roles.sql explains the columns.
ALTER TABLE accounts ADD COLUMN team_role VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin
  CHECK (team_role IN ('editor', 'author'));
INSERT IGNORE INTO revisions (name, revision) VALUES ('roles', 0);
ALTER TABLE posts ADD COLUMN account_id BIGINT, ADD KEY posts_of_account (account_id),
  ADD CONSTRAINT posts_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE SET NULL;
