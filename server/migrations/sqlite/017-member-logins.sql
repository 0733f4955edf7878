-- How often a member logged in, or failed to, in each hour. The audit log, which is permanent, has the logins of admins.
CREATE TABLE member_logins (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The start of the hour.
  hour INTEGER NOT NULL,
  -- Keyed hash of the email address, as in the audit log; empty for all addresses without an account.
  account TEXT NOT NULL CHECK (length(account) IN (0, 43)),
  outcome TEXT NOT NULL CHECK (outcome IN ('login', 'failure')),
  attempts INTEGER NOT NULL,
  -- Of the last one: the time, a keyed hash of the IP address, and the id of the request in the server's log.
  last_at INTEGER NOT NULL,
  address TEXT NOT NULL CHECK (length(address) = 43),
  request TEXT NOT NULL CHECK (length(request) <= 40)
) STRICT;
CREATE UNIQUE INDEX member_logins_of_hour ON member_logins (hour, account, outcome);
CREATE INDEX member_logins_of_account ON member_logins (account);

-- True for accounts of earlier releases until their next login: none of the browsers that they use is known.
ALTER TABLE accounts ADD COLUMN browsers_unknown INTEGER NOT NULL DEFAULT 0 CHECK (browsers_unknown IN (0, 1));
UPDATE accounts SET browsers_unknown = 1 WHERE id NOT IN (SELECT account_id FROM known_browsers);
