/**
 * A connection that is checked out for so long without a query is lost: whoever holds it will not return it. Every
 * request is over much sooner.
 */
const LOST_AFTER_MS = 30_000;

/** Activity of database connections. */
export interface PoolWatch {
  /** Records that a connection was checked out. */
  checkedOut(connection: object): void;
  queryStarted(connection: object): void;
  queryEnded(connection: object): void;
  /** Counts those of the given, checked-out connections that have had no query in flight for 30 seconds. */
  lostAmong(connections: Iterable<object>): number;
}

interface Activity {
  readonly queries: number;
  /** When the last query ended, or the connection was checked out. */
  readonly since: number;
}

/** Watches for connections that never return to the pool. `now` is in milliseconds and must be monotonic. */
export function createPoolWatch(now: () => number): PoolWatch {
  const activities = new WeakMap<object, Activity>();
  const record = (connection: object, change: number) => {
    const queries = (activities.get(connection)?.queries ?? 0) + change;
    activities.set(connection, { queries, since: now() });
  };
  const isLost = (connection: object) => {
    const activity = activities.get(connection);
    return activity?.queries === 0 && now() - activity.since >= LOST_AFTER_MS;
  };
  return {
    checkedOut: (connection) => record(connection, 0),
    queryStarted: (connection) => record(connection, 1),
    queryEnded: (connection) => record(connection, -1),
    lostAmong: (connections) => [...connections].filter(isLost).length,
  };
}
