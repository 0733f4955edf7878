-- Members who have saved a plan from a partner's page on a day, so that each counts once.
CREATE TABLE partner_savers (
  -- Keyed hash of the member, the partner and the day, in base64url.
  id TEXT PRIMARY KEY CHECK (length(id) = 43),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX partner_savers_by_end ON partner_savers (expires_at);
