-- Wrong codes that were typed while this token was valid.
ALTER TABLE reset_tokens ADD COLUMN typed_failures TINYINT NOT NULL DEFAULT 0 CHECK (typed_failures BETWEEN 0 AND 5);
