-- INSERT OR REPLACE deletes the old row without running the triggers of DELETE.
CREATE TRIGGER audit_is_not_replaced BEFORE INSERT ON audit
WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER audit_changes_are_not_replaced BEFORE INSERT ON audit_changes
WHEN EXISTS (SELECT 1 FROM audit_changes WHERE audit_id = NEW.audit_id)
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;

-- Set for an admin with a generated password, and reset when the password is changed.
ALTER TABLE accounts ADD COLUMN must_change_password INTEGER NOT NULL DEFAULT 0 CHECK (must_change_password IN (0, 1));
