-- Assumptions of the outlook that the member changed, as JSON of at most 10 numbers. NULL: the defaults.
ALTER TABLE plans ADD COLUMN assumptions VARCHAR(500) NULL;
