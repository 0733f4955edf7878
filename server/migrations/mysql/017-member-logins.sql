-- How often a member logged in, or failed to, in each hour. The audit log, which is permanent, has the logins of admins.
CREATE TABLE IF NOT EXISTS member_logins (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  -- The start of the hour.
  hour BIGINT NOT NULL,
  -- Keyed hash of the email address, as in the audit log; empty for all addresses without an account.
  account VARCHAR(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  outcome VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  attempts INT NOT NULL,
  -- Of the last one: the time, a keyed hash of the IP address, and the id of the request in the server's log.
  last_at BIGINT NOT NULL,
  address CHAR(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  request VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  UNIQUE KEY member_logins_of_hour (hour, account, outcome),
  KEY member_logins_of_account (account),
  CHECK (outcome IN ('login', 'failure'))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- True for accounts of earlier releases until their next login: none of the browsers that they use is known.
ALTER TABLE accounts ADD COLUMN browsers_unknown INT NOT NULL DEFAULT 0 CHECK (browsers_unknown IN (0, 1));
UPDATE accounts SET browsers_unknown = 1 WHERE id NOT IN (SELECT account_id FROM known_browsers);
