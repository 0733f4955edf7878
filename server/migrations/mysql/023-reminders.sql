-- The yearly reminder of a check-in, of members who have switched it on at least once.
CREATE TABLE IF NOT EXISTS reminders (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  account_id BIGINT NOT NULL,
  -- The month of the email, 1 to 12. None while it is off.
  month INT,
  -- No email is sent before.
  starts_at BIGINT NOT NULL,
  -- The last month (12 times the year, plus 0 to 11) in which no email could be added to the outbox.
  handled_month INT NOT NULL,
  -- The last month after whose end it was found that no email had been added. A clock that is ahead sets it too early.
  missed_month INT NOT NULL,
  -- When the mail server of the member had rejected an email for good.
  paused_at BIGINT,
  -- The observed time (see reminder_clock) of the last email.
  emailed_at BIGINT,
  UNIQUE KEY reminder_of_account (account_id),
  KEY reminders_by_month (month, handled_month),
  CONSTRAINT reminder_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (month BETWEEN 1 AND 12)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- One email of the reminder a year, and what became of it.
CREATE TABLE IF NOT EXISTS reminder_emails (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  account_id BIGINT NOT NULL,
  year INT NOT NULL,
  created_at BIGINT NOT NULL,
  state VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  -- No references: the outbox deletes its rows earlier, and a plan may be deleted.
  outbox_id BIGINT,
  plan_id BIGINT,
  -- Set before the mail server gets the content, and reset when it rejects the email.
  handed_over BOOLEAN NOT NULL DEFAULT FALSE,
  UNIQUE KEY reminder_email_of_year (account_id, year),
  UNIQUE KEY reminder_email_in_outbox (outbox_id),
  CONSTRAINT reminder_email_account FOREIGN KEY (account_id) REFERENCES accounts (id) ON DELETE CASCADE,
  CHECK (state IN ('queued', 'sent', 'failed', 'skipped'))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- The time that servers have observed, in milliseconds. It does not follow a clock that is changed.
CREATE TABLE IF NOT EXISTS reminder_clock (
  id INT PRIMARY KEY,
  -- What the clock said when time was observed last.
  checked_at BIGINT NOT NULL,
  observed BIGINT NOT NULL
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
INSERT IGNORE INTO reminder_clock (id, checked_at, observed) VALUES (1, 0, 0);
