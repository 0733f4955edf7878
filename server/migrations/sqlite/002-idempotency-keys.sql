-- Keys that callers choose, so that a retry creates no second post or image.
ALTER TABLE posts ADD COLUMN idempotency_key TEXT CHECK (length(idempotency_key) <= 64);
CREATE UNIQUE INDEX posts_once ON posts (author_id, idempotency_key);
ALTER TABLE images ADD COLUMN idempotency_key TEXT CHECK (length(idempotency_key) <= 64);
CREATE UNIQUE INDEX images_once ON images (account_id, idempotency_key);
