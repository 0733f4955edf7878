/**
 * A connection that is checked out for this long without a query has leaked: the code that holds it will not return it.
 * Every request ends much sooner.
 */
const LEAKED_AFTER_MS = 30_000;

/** Detects connections that were never returned to the pool. */
export interface LeakDetector {
  checkedOut(connection: object): void;
  queryStarted(connection: object): void;
  queryEnded(connection: object): void;
  /** Counts the given connections that are checked out and have had no query in flight for {@link LEAKED_AFTER_MS}. */
  leakedAmong(connections: Iterable<object>): number;
}

interface Activity {
  /** Number of queries in flight. */
  readonly queries: number;
  /** Time of the last checkout, or of the last start or end of a query, in milliseconds. */
  readonly since: number;
}

/**
 * Creates a detector of leaked connections.
 *
 * @param now in milliseconds, monotonic
 */
export function createLeakDetector(now: () => number): LeakDetector {
  const activities = new WeakMap<object, Activity>();
  const record = (connection: object, change: number) => {
    const queries = (activities.get(connection)?.queries ?? 0) + change;
    activities.set(connection, { queries, since: now() });
  };
  const isLeaked = (connection: object) => {
    const activity = activities.get(connection);
    return activity?.queries === 0 && now() - activity.since >= LEAKED_AFTER_MS;
  };
  return {
    checkedOut: (connection) => record(connection, 0),
    queryStarted: (connection) => record(connection, 1),
    queryEnded: (connection) => record(connection, -1),
    leakedAmong: (connections) => [...connections].filter(isLeaked).length,
  };
}
