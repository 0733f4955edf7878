-- The table `leases` is made before the first migration, which takes a lease itself.
INSERT IGNORE INTO leases (name, holder, expires_at) VALUES ('cleanup', '', 0);

-- A session is valid while it has the password version of its account.
ALTER TABLE accounts ADD COLUMN password_version INT NOT NULL DEFAULT 1;
ALTER TABLE sessions ADD COLUMN password_version INT NOT NULL DEFAULT 1;

-- An account has one reset code. Two may be there if two nodes of a cluster were asked at the same moment.
DELETE FROM reset_tokens WHERE account_id IN (
  SELECT account_id FROM (
    SELECT account_id FROM reset_tokens WHERE account_id IS NOT NULL GROUP BY account_id HAVING COUNT(*) > 1
  ) AS doubled
);
ALTER TABLE reset_tokens ADD UNIQUE KEY reset_token_of_account (account_id), DROP KEY reset_tokens_of_account;

-- Earlier versions made these. A trigger needs privileges that users of managed databases often lack.
DROP TRIGGER IF EXISTS audit_is_not_changed;
DROP TRIGGER IF EXISTS audit_is_not_deleted;
DROP TRIGGER IF EXISTS audit_changes_are_not_changed;
DROP TRIGGER IF EXISTS audit_changes_are_not_deleted;
