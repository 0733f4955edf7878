-- Set for an admin with a generated password, and reset when the password is changed.
ALTER TABLE accounts ADD COLUMN must_change_password INT NOT NULL DEFAULT 0 CHECK (must_change_password IN (0, 1));
