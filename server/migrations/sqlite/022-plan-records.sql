-- Records of the saves of a plan, with the results of that day. They never change.
CREATE TABLE plan_records (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  plan_id INTEGER NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  -- Version of the plan that the record is of. At most one record of each.
  plan_version INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('save', 'check-in')),
  created_at INTEGER NOT NULL,
  -- The inputs and assumptions as JSON.
  basis TEXT NOT NULL,
  -- The year of the law, the version of the model, the answer and the bands as JSON.
  results TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX plan_records_once ON plan_records (plan_id, plan_version);
