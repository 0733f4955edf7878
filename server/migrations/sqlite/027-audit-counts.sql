-- How often an action that can be repeated freely happened to an account in each hour. The audit log has an entry for each of
-- the first ones only, because its entries are never deleted.
CREATE TABLE audit_counts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The start of the hour.
  hour INTEGER NOT NULL,
  action TEXT NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  -- Keyed hash of the email address, as in the audit log; empty for all addresses without an account.
  account TEXT NOT NULL CHECK (length(account) IN (0, 43)),
  events INTEGER NOT NULL,
  -- Of the last one: the time, the IP address as in the audit log, and the id of the request in the server's log.
  last_at INTEGER NOT NULL,
  address TEXT CHECK (length(address) <= 50),
  request TEXT CHECK (length(request) <= 40)
) STRICT;
CREATE UNIQUE INDEX audit_counts_of_hour ON audit_counts (hour, action, account);
