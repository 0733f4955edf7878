/** Which failures of a database are worth another try, and which mean that it is not there. */

/** Deadlock, lock wait timeout. */
const MYSQL_TRANSIENT = new Set([1213, 1205, 1020]);
/**
 * Disk full, too many connections, node of a cluster not ready, server shutdown, table full, statement larger than
 * allowed, read-only, query interrupted, connection killed.
 */
const MYSQL_UNAVAILABLE = new Set([1021, 1040, 1047, 1053, 1114, 1153, 1290, 1317, 1836, 1927, 3024, 1969]);
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'PROTOCOL_ENQUEUE_AFTER_QUIT',
  'PROTOCOL_ENQUEUE_AFTER_DESTROY',
  'POOL_CLOSED',
  'POOL_TIMEOUT',
]);
/** Another process wrote since this transaction began to read; the next try starts from there. */
const SQLITE_TRANSIENT = new Set([517]);
/** Busy for longer than the timeout, locked, read-only, I/O error, disk full, cannot open. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);

interface DriverError extends Error {
  readonly errno?: number;
  readonly code?: string;
  /** SQLite's extended result code; its low byte is the kind. */
  readonly errcode?: number;
}

/** The same work may succeed a moment later. */
export function isTransient(error: unknown): boolean {
  return some(
    error,
    ({ errno, errcode }) =>
      (errno !== undefined && MYSQL_TRANSIENT.has(errno)) ||
      (errcode !== undefined && SQLITE_TRANSIENT.has(errcode)),
  );
}

/** The database cannot be reached, or cannot write. */
export function isUnavailable(error: unknown): boolean {
  return some(
    error,
    ({ errno, code, errcode, message }) =>
      (errno !== undefined && MYSQL_UNAVAILABLE.has(errno)) ||
      (code !== undefined && NETWORK.has(code)) ||
      (errcode !== undefined && SQLITE_UNAVAILABLE.has(errcode & 0xff)) ||
      /^(Pool is closed|Queue limit reached|Can't add new command when connection is in closed state)/.test(
        message,
      ),
  );
}

function some(error: unknown, matches: (error: DriverError) => boolean): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (matches(at as DriverError)) return true;
  }
  return false;
}
