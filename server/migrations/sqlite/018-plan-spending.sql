-- Saved plans keep the default spending with which they were saved: 80 percent of the income. The new one depends on
-- contributions and taxes.
UPDATE plans
SET assumptions = json_set(coalesce(assumptions, '{}'), '$.monthlySpending', round(annual_income * 0.8 / 12, 2))
WHERE json_extract(coalesce(assumptions, '{}'), '$.monthlySpending') IS NULL;
