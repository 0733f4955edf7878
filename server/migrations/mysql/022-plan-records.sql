-- Records of the saves of a plan, with the results of that day. They never change.
CREATE TABLE IF NOT EXISTS plan_records (
  id BIGINT AUTO_INCREMENT PRIMARY KEY,
  plan_id BIGINT NOT NULL,
  -- Version of the plan that the record is of. At most one record of each.
  plan_version INT NOT NULL,
  kind ENUM('save', 'check-in') CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  created_at BIGINT NOT NULL,
  -- The inputs and assumptions as JSON.
  basis TEXT NOT NULL,
  -- The year of the law, the version of the model, the answer and the bands as JSON.
  results TEXT NOT NULL,
  UNIQUE KEY plan_records_once (plan_id, plan_version),
  CONSTRAINT plan_records_plan FOREIGN KEY (plan_id) REFERENCES plans (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
