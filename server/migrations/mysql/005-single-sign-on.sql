-- ../sqlite/005-single-sign-on.sql explains the columns.
ALTER TABLE accounts ADD COLUMN sso_issuer VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin,
  ADD COLUMN sso_subject VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin,
  ADD UNIQUE KEY accounts_by_sso (sso_issuer, sso_subject);
