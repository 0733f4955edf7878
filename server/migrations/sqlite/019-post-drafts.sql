-- Drafts are visible to admins only, and can have a blank excerpt, category and content.
ALTER TABLE posts ADD COLUMN is_draft INTEGER NOT NULL DEFAULT 0 CHECK (is_draft IN (0, 1));

-- Columns without the lower limits of their CHECK constraints, which cannot be changed.
ALTER TABLE posts ADD COLUMN new_excerpt TEXT NOT NULL DEFAULT '' CHECK (length(new_excerpt) <= 300);
ALTER TABLE posts ADD COLUMN new_category TEXT NOT NULL DEFAULT '' CHECK (length(new_category) <= 40);
UPDATE posts SET new_excerpt = excerpt, new_category = category;
ALTER TABLE posts DROP COLUMN excerpt;
ALTER TABLE posts DROP COLUMN category;
ALTER TABLE posts RENAME COLUMN new_excerpt TO excerpt;
ALTER TABLE posts RENAME COLUMN new_category TO category;
