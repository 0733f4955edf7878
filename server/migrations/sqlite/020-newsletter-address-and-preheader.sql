-- Settings that admins change on the site. They replace those of the environment.
CREATE TABLE settings (
  name TEXT PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 40),
  value TEXT NOT NULL CHECK (length(value) <= 300)
) STRICT, WITHOUT ROWID;

-- The text that email programs show next to the subject. Blank in newsletters that were started before.
ALTER TABLE newsletter_issues ADD COLUMN preheader TEXT NOT NULL DEFAULT '' CHECK (length(preheader) <= 150);
-- The heading of the email, which was the subject before the subject could be changed.
ALTER TABLE newsletter_issues ADD COLUMN title TEXT NOT NULL DEFAULT '' CHECK (length(title) <= 200);
UPDATE newsletter_issues SET title = subject;
