-- SHA-256 in base64url of the token in the partner's private link to its counts. NULL: there is no link.
ALTER TABLE partners
  ADD COLUMN stats_token_hash CHAR(43) CHARACTER SET ascii COLLATE ascii_bin NULL,
  ADD UNIQUE KEY partners_by_stats_token (stats_token_hash);
