-- SHA-256 in base64url of the token in the partner's private link to its counts. NULL: there is no link.
ALTER TABLE partners ADD COLUMN stats_token_hash TEXT CHECK (length(stats_token_hash) = 43);
CREATE UNIQUE INDEX partners_by_stats_token ON partners (stats_token_hash);
