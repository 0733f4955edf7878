-- How often an action that can be repeated freely happened to an account in each hour. The audit log has an entry for each of
-- the first ones only, because its entries are never deleted.
CREATE TABLE IF NOT EXISTS audit_counts (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  -- The start of the hour.
  hour BIGINT NOT NULL,
  action VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  -- Keyed hash of the email address, as in the audit log; empty for all addresses without an account.
  account VARCHAR(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  events INT NOT NULL,
  -- Of the last one: the time, the IP address as in the audit log, and the id of the request in the server's log.
  last_at BIGINT NOT NULL,
  address VARCHAR(50) CHARACTER SET ascii COLLATE ascii_bin,
  request VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin,
  UNIQUE KEY audit_counts_of_hour (hour, action, account)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
