-- Set before the mail server gets the content, and reset when a failed attempt is recorded.
ALTER TABLE newsletter_recipients ADD COLUMN handed_over INT NOT NULL DEFAULT 0 CHECK (handed_over IN (0, 1));
