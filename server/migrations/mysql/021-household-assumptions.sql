-- Assumptions of the outlook with those of a household and the outlook's own inputs.
ALTER TABLE plans MODIFY COLUMN assumptions VARCHAR(5000) NULL;
