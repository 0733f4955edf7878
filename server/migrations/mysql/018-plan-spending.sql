-- Saved plans keep the default spending with which they were saved: 80 percent of the income. The new one depends on
-- contributions and taxes.
UPDATE plans
SET assumptions = JSON_SET(coalesce(assumptions, '{}'), '$.monthlySpending', round(annual_income * 0.8 / 12, 2))
WHERE JSON_EXTRACT(coalesce(assumptions, '{}'), '$.monthlySpending') IS NULL;
