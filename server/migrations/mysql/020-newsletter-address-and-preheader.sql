-- Settings that admins change on the site. They replace those of the environment.
CREATE TABLE IF NOT EXISTS settings (
  name VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  value VARCHAR(300) NOT NULL
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- The text that email programs show next to the subject. Blank in newsletters that were started before.
ALTER TABLE newsletter_issues ADD COLUMN preheader VARCHAR(150) NOT NULL DEFAULT '';
-- The heading of the email, which was the subject before the subject could be changed.
ALTER TABLE newsletter_issues ADD COLUMN title VARCHAR(200) NOT NULL DEFAULT '';
UPDATE newsletter_issues SET title = subject WHERE title = '';
