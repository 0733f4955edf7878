// Classifies database errors: which can be retried, and which mean that the database is unavailable.

/** Deadlock, lock wait timeout, row changed since the transaction read it. */
const MYSQL_TRANSIENT = new Set([1213, 1205, 1020]);
/** A node of a cluster is not ready, or has lost the majority, and executes nothing. */
const MYSQL_NOT_READY = 1047;
/** Server shutdown, read-only (for some time, as a replica), connection killed. */
const MYSQL_HOST_FAILED = new Set([MYSQL_NOT_READY, 1053, 1290, 1836, 1927]);
/**
 * Disk full, too many connections, table full, statement larger than allowed, error during COMMIT (as when a node loses
 * the majority), query interrupted, query over its time limit (on MySQL and on MariaDB).
 */
const MYSQL_UNAVAILABLE = new Set([...MYSQL_HOST_FAILED, 1021, 1040, 1114, 1153, 1180, 1317, 3024, 1969]);
/** The host cannot be reached, or does not respond in time. */
const HOST_UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
]);
/** The connection broke, or the driver has closed it. */
const CONNECTION_LOST = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'PROTOCOL_ENQUEUE_AFTER_QUIT',
  'PROTOCOL_ENQUEUE_AFTER_DESTROY',
  'ECONNRESET',
  'EPIPE',
]);
const NO_CONNECTION = new Set([
  ...HOST_UNREACHABLE,
  ...CONNECTION_LOST,
  'ENOENT',
  'POOL_CLOSED',
  'POOL_TIMEOUT',
]);
/** The driver's message, without a code, for a connection that the server has closed. */
const CLOSED = /^Can't add new command when connection is in closed state/;
/** Busy for longer than the timeout, locked, read-only, I/O error, disk full, cannot open. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);

interface DriverError extends Error {
  readonly errno?: number;
  readonly code?: string;
  /** SQLite's extended result code; its low byte is the kind. */
  readonly errcode?: number;
}

/** Returns MySQL's number of an error; undefined for other errors. */
export const errnoOf = (error: unknown): number | undefined =>
  (error as { errno?: number } | undefined)?.errno;

/** Returns true if the same transaction may succeed a moment later. On SQLite, transactions have no conflicts. */
export function isTransient(error: unknown): boolean {
  return anyCause(error, ({ errno }) => errno !== undefined && MYSQL_TRANSIENT.has(errno));
}

/** Returns true if the database cannot be reached or cannot write. */
export function isUnavailable(error: unknown): boolean {
  return anyCause(
    error,
    ({ errno, code, errcode, message }) =>
      (errno !== undefined && MYSQL_UNAVAILABLE.has(errno)) ||
      (code !== undefined && NO_CONNECTION.has(code)) ||
      (errcode !== undefined && SQLITE_UNAVAILABLE.has(errcode & 0xff)) ||
      CLOSED.test(message) ||
      /^(Pool is closed|Queue limit reached)/.test(message),
  );
}

/** Returns true if a node of a cluster has rejected a statement because it is not ready. It has executed nothing. */
export function isNotReady(error: unknown): boolean {
  return anyCause(error, ({ errno }) => errno === MYSQL_NOT_READY);
}

/** Returns true if the connection broke. The last statement may or may not have been executed. */
export function isConnectionLost(error: unknown): boolean {
  return anyCause(
    error,
    ({ code, message }) => (code !== undefined && CONNECTION_LOST.has(code)) || CLOSED.test(message),
  );
}

/** Returns true if another host of the same database may work. */
export function isHostFailure(error: unknown): boolean {
  return anyCause(
    error,
    ({ errno, code }) =>
      (errno !== undefined && MYSQL_HOST_FAILED.has(errno)) ||
      (code !== undefined && HOST_UNREACHABLE.has(code)),
  );
}

function anyCause(error: unknown, matches: (error: DriverError) => boolean): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (matches(cause as DriverError)) return true;
  }
  return false;
}
