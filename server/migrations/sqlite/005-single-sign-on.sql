-- The issuer and the subject of the person at the provider of single sign-on. NULL for accounts with a password.
ALTER TABLE accounts ADD COLUMN sso_issuer TEXT CHECK (length(sso_issuer) <= 255);
ALTER TABLE accounts ADD COLUMN sso_subject TEXT CHECK (length(sso_subject) <= 255);
CREATE UNIQUE INDEX accounts_by_sso ON accounts (sso_issuer, sso_subject);
