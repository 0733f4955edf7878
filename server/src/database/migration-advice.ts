import { errnoOf } from './errors.ts';

/** Errors of missing privileges: for a database, table, column, statement, definer or the binary log. */
const DENIED = new Set([1044, 1142, 1143, 1227, 1370]);
const TRIGGER_AND_BINARY_LOG = 1419;
const GRANT =
  'GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES ON <database>.* TO <user>';

/** Returns an error of a migration, with the missing privilege or setting in its message if that is the cause. */
export function withAdvice(error: unknown): unknown {
  const errno = errnoOf(error) ?? 0;
  const reason = error instanceof Error ? error.message : String(error);
  if (errno === TRIGGER_AND_BINARY_LOG) {
    return new Error(
      `${reason}. To drop the triggers of an earlier version, set log_bin_trust_function_creators = 1 on the database server until this has run once, or run "npm run migrate" once as a user with the privilege SUPER`,
      { cause: error },
    );
  }
  if (!DENIED.has(errno)) return error;
  return new Error(`${reason}. The database user needs these privileges: ${GRANT}`, { cause: error });
}
