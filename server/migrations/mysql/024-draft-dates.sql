-- The date of a draft. Its published_at is 9999-12-31, because every release publishes posts by that column, and releases
-- from before 019 do not know is_draft.
ALTER TABLE posts ADD COLUMN draft_published_at CHAR(10) CHARACTER SET ascii COLLATE ascii_bin;
UPDATE posts SET draft_published_at = published_at, published_at = '9999-12-31'
  WHERE is_draft = 1 AND published_at <> '9999-12-31';
