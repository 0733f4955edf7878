-- Drafts are visible to admins only, and can have a blank excerpt, category and content.
ALTER TABLE posts ADD COLUMN is_draft INT NOT NULL DEFAULT 0 CHECK (is_draft IN (0, 1));

-- A column without the lower limit of the CHECK constraint, whose name depends on the engine. It replaces the old one
-- in one statement, so that the migration can be repeated after a crash.
ALTER TABLE posts ADD COLUMN new_excerpt VARCHAR(300) NOT NULL DEFAULT '';
UPDATE posts SET new_excerpt = excerpt;
ALTER TABLE posts DROP COLUMN excerpt, RENAME COLUMN new_excerpt TO excerpt;
