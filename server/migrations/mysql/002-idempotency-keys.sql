-- Keys that callers choose, so that a retry creates no second post or image.
ALTER TABLE posts ADD COLUMN idempotency_key VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin,
  ADD UNIQUE KEY posts_once (author_id, idempotency_key);
ALTER TABLE images ADD COLUMN idempotency_key VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin,
  ADD UNIQUE KEY images_once (account_id, idempotency_key);
