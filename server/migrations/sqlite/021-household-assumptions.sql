-- Assumptions of the outlook with those of a household and the outlook's own inputs. Replaces the column, because the limit of
-- its CHECK constraint cannot be changed.
ALTER TABLE plans ADD COLUMN new_assumptions TEXT CHECK (length(new_assumptions) BETWEEN 2 AND 5000);
UPDATE plans SET new_assumptions = assumptions;
ALTER TABLE plans DROP COLUMN assumptions;
ALTER TABLE plans RENAME COLUMN new_assumptions TO assumptions;
