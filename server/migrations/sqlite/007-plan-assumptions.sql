-- Assumptions of the outlook that the member changed, as JSON of at most 10 numbers. NULL: the defaults.
ALTER TABLE plans ADD COLUMN assumptions TEXT CHECK (length(assumptions) BETWEEN 2 AND 500);
