-- The yearly reminder of a check-in, of members who have switched it on at least once.
CREATE TABLE reminders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
  -- The month of the email, 1 to 12. None while it is off.
  month INTEGER CHECK (month BETWEEN 1 AND 12),
  -- No email is sent before.
  starts_at INTEGER NOT NULL,
  -- The last month (12 times the year, plus 0 to 11) in which no email could be added to the outbox.
  handled_month INTEGER NOT NULL,
  -- The last month after whose end it was found that no email had been added. A clock that is ahead sets it too early.
  missed_month INTEGER NOT NULL,
  -- When the mail server of the member had rejected an email for good.
  paused_at INTEGER,
  -- The observed time (see reminder_clock) of the last email.
  emailed_at INTEGER
) STRICT;
CREATE INDEX reminders_by_month ON reminders (month, handled_month);

-- One email of the reminder a year, and what became of it.
CREATE TABLE reminder_emails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  year INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'failed', 'skipped')),
  -- No references: the outbox deletes its rows earlier, and a plan may be deleted.
  outbox_id INTEGER UNIQUE,
  plan_id INTEGER,
  -- Set before the mail server gets the content, and reset when it rejects the email.
  handed_over INTEGER NOT NULL DEFAULT 0 CHECK (handed_over IN (0, 1)),
  UNIQUE (account_id, year)
) STRICT;

-- The time that servers have observed, in milliseconds. It does not follow a clock that is changed.
CREATE TABLE reminder_clock (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- What the clock said when time was observed last.
  checked_at INTEGER NOT NULL,
  observed INTEGER NOT NULL
) STRICT;
INSERT INTO reminder_clock (id, checked_at, observed) VALUES (1, 0, 0);
