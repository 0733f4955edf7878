-- Roles in the admin area. Existing admins become owners: 'admin' in the column `role` means owner from now on. Editors and
-- authors are stored as members, so that earlier releases give them no rights.
ALTER TABLE accounts ADD COLUMN team_role TEXT CHECK (team_role IN ('editor', 'author'));
-- Written by each change of roles, so that two servers cannot demote the last two owners at the same moment.
INSERT INTO revisions (name, revision) VALUES ('roles', 0);
-- The account whose author may change the post. Earlier posts have none: only editors and owners may change them.
ALTER TABLE posts ADD COLUMN account_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL;
CREATE INDEX posts_of_account ON posts (account_id);
