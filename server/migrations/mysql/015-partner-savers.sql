-- Members who have saved a plan from a partner's page on a day, so that each counts once.
CREATE TABLE IF NOT EXISTS partner_savers (
  -- Keyed hash of the member, the partner and the day, in base64url.
  id CHAR(43) CHARACTER SET ascii COLLATE ascii_bin PRIMARY KEY,
  expires_at BIGINT NOT NULL,
  KEY partner_savers_by_end (expires_at)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
