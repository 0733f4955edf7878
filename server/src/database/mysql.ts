import type { Connection, Pool, PoolConnection } from 'mysql2';
import type { PoolLoad, Read, Row } from './database.ts';
import { isHostFailure } from './errors.ts';
import type { LeakDetector } from './leaked-connections.ts';
import type { MysqlHosts } from './mysql-hosts.ts';
import { canRepeatRead, withRetries } from './retry.ts';

/** Time limit of a query. Its connection is destroyed after that. */
const QUERY_DEADLINE_MS = 2500;
/** Time limit for getting a connection from the pool; shorter than the deadline of a request. */
const CHECKOUT_DEADLINE_MS = 1500;

/** Most connections at a time. */
export const POOL_SIZE = 10;

/** Options of every connection, in the pool and outside it. */
export const mysqlOptions = { connectTimeout: 2000, charset: 'utf8mb4', queueLimit: 500 } as const;

/**
 * Session settings that override the server's settings. NO_BACKSLASH_ESCAPES is off, because the ORM quotes with
 * backslashes; with STRICT_ALL_TABLES, invalid values fail as on SQLite.
 */
const SET_SESSION = [
  "SET SESSION sql_mode = 'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  'SET SESSION innodb_lock_wait_timeout = 2',
];

/** After one of these has failed, the connection may still be in a transaction, or at a server that is not ready. */
const CLOSES_IF_FAILED = /^(?:begin|rollback)$/i;

interface GuardOptions {
  readonly leaks: LeakDetector;
  readonly hosts: MysqlHosts;
  /** Returns the milliseconds that running requests have left while the server stops; 0 before. */
  readonly timeToFinish: () => number;
}

/** One call of the pool's `getConnection`. */
interface Checkout {
  /** True after the deadline: the caller has got an error. */
  hasExpired: boolean;
  waiter: Waiter | undefined;
}

type Waiter = Parameters<Pool['getConnection']>[0];

/**
 * Prepares every new connection of the pool before its first use, reports its activity to the leak detector, and switches
 * to the next host when one fails. Adds a deadline to waiting for a connection, because mysql2 has none.
 */
export function guardPool(pool: Pool, { leaks, hosts, timeToFinish }: GuardOptions): void {
  const getConnection = pool.getConnection.bind(pool);
  const prepared = new WeakSet<PoolConnection>();
  const prepare = async (connection: PoolConnection) => {
    leaks.checkedOut(connection);
    if (prepared.has(connection)) return connection;
    guardQueries(connection, { leaks, hosts, timeToFinish });
    try {
      await prepareSession(connection);
    } catch (error) {
      connection.destroy();
      throw error;
    }
    prepared.add(connection);
    return connection;
  };
  pool.getConnection = (done) => {
    const checkout: Checkout = { hasExpired: false, waiter: undefined };
    // The driver's type requires a connection even with an error.
    const fail = (error: NodeJS.ErrnoException) => done(error, undefined as unknown as PoolConnection);
    const onTimeout = () => {
      const extraMs = timeToFinish();
      if (extraMs > 0) {
        timer = setTimeout(onTimeout, extraMs);
        return;
      }
      checkout.hasExpired = true;
      stopWaiting(pool, checkout.waiter);
      const error = new Error('No database connection became free in time');
      fail(Object.assign(error, { code: 'POOL_TIMEOUT' }));
    };
    let timer = setTimeout(onTimeout, CHECKOUT_DEADLINE_MS);
    const nextConnection = () =>
      new Promise<PoolConnection>((resolve, reject) => {
        checkout.waiter = (error, connection) => (error ? reject(error) : resolve(connection));
        getConnection(checkout.waiter);
      });
    checkOut(checkout, nextConnection, { hosts, prepare }).then(
      (connection) => {
        clearTimeout(timer);
        if (checkout.hasExpired) connection.release();
        else done(null, connection);
      },
      (error) => {
        clearTimeout(timer);
        if (!checkout.hasExpired) fail(error);
      },
    );
  };
}

interface CheckoutOptions {
  readonly hosts: MysqlHosts;
  readonly prepare: (connection: PoolConnection) => Promise<PoolConnection>;
}

/** Returns a prepared connection to the current host. When a host fails, tries the next one; each host once. */
async function checkOut(
  checkout: Checkout,
  nextConnection: () => Promise<PoolConnection>,
  { hosts, prepare }: CheckoutOptions,
): Promise<PoolConnection> {
  for (let hostsLeft = hosts.count; ; ) {
    const host = hosts.current();
    try {
      const connection = await nextConnection();
      if (checkout.hasExpired) return connection;
      if (hosts.hostOf(connection) === hosts.current()) return await prepare(connection);
      // Opened before its host failed.
      connection.destroy();
    } catch (error) {
      if (!isHostFailure(error)) throw error;
      hosts.failOver(host);
      hostsLeft--;
      if (checkout.hasExpired || hostsLeft === 0) throw error;
    }
  }
}

type QueryCallback = (error: NodeJS.ErrnoException | null, ...rest: unknown[]) => void;
type Run = (sql: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * Gives every query a deadline, and closes a connection that cannot be used again. The driver's own deadline per
 * query leaves the connection in the pool, where it still waits for the late response.
 */
function guardQueries(connection: PoolConnection, { leaks, hosts }: GuardOptions): void {
  const methods = connection as unknown as Record<'query' | 'execute', Run>;
  for (const name of ['query', 'execute'] as const) {
    const run = methods[name].bind(connection);
    methods[name] = (sql, values, callback) => {
      const [bound, done] = typeof values === 'function' ? [undefined, values] : [values, callback];
      if (typeof sql !== 'string' || typeof done !== 'function') return run(sql, values, callback);
      const onResult: QueryCallback = (error, ...rest) => {
        leaks.queryEnded(connection);
        if (error && (error.code === 'PROTOCOL_SEQUENCE_TIMEOUT' || CLOSES_IF_FAILED.test(sql)))
          connection.destroy();
        if (isHostFailure(error)) hosts.failOver(hosts.hostOf(connection));
        (done as QueryCallback)(error, ...rest);
      };
      leaks.queryStarted(connection);
      return run({ sql, timeout: QUERY_DEADLINE_MS }, bound, onResult);
    };
  }
}

/** Reads with prepared statements, with retries. */
export function pooledReads(pool: Pool): Read {
  const read: Read = (sql, values) =>
    new Promise((resolve, reject) => {
      pool.execute(sql, [...values], (error, rows) => (error ? reject(error) : resolve(rows as Row[])));
    });
  return (sql, values) => withRetries(() => read(sql, values), canRepeatRead);
}

/** A linked list inside the driver. */
interface List<T> {
  readonly length: number;
  get(index: number): T;
  removeOne(index: number): void;
}

/** Private properties of the driver's pool. */
interface PoolLists {
  readonly _allConnections: List<PoolConnection>;
  readonly _freeConnections: List<PoolConnection>;
  readonly _connectionQueue: List<unknown>;
}

/** Removes a waiter from the driver's queue: `poolLoad` would still count it. The driver has no method for this. */
function stopWaiting(pool: Pool, waiter: unknown): void {
  const { _connectionQueue } = pool as unknown as PoolLists;
  const index = itemsOf(_connectionQueue).indexOf(waiter);
  if (index >= 0) _connectionQueue.removeOne(index);
}

/** Counts connections in the driver's lists, because its events do not include destroyed connections. */
export function poolLoad(pool: Pool): PoolLoad {
  const { _allConnections, _freeConnections, _connectionQueue } = pool as unknown as PoolLists;
  const idle = _freeConnections.length;
  return { busy: _allConnections.length - idle, idle, waiting: _connectionQueue.length };
}

export function checkedOutConnections(pool: Pool): readonly object[] {
  const { _allConnections, _freeConnections } = pool as unknown as PoolLists;
  const free = new Set(itemsOf(_freeConnections));
  return itemsOf(_allConnections).filter((connection) => !free.has(connection));
}

const itemsOf = <T>(list: List<T>): T[] => Array.from({ length: list.length }, (_, n) => list.get(n));

/** MySQL does not know the variables of Galera. */
const UNKNOWN_VARIABLE = 1193;

interface Outcome {
  readonly rows: readonly Row[];
  /** The number of rows that the WHERE clause of a change matched. */
  readonly affectedRows: number;
}

/**
 * Sets the modes of a connection. On a node of a Galera cluster, reads and transactions then begin after everything that
 * any node has acknowledged before them (wsrep_sync_wait), and a node that is not ready fails here.
 */
export async function prepareSession(connection: Connection): Promise<void> {
  // Sent without a pause: a connection works through its queue in order.
  const [isNode] = await Promise.all([
    isGaleraNode(connection),
    ...SET_SESSION.map((sql) => runStatement(connection, sql)),
  ]);
  if (isNode) await runStatement(connection, 'SET SESSION wsrep_sync_wait = 1');
}

async function isGaleraNode(connection: Connection): Promise<boolean> {
  try {
    const { rows } = await runStatement(connection, 'SELECT @@wsrep_on AS wsrep');
    return Number(rows[0]?.wsrep) === 1;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).errno === UNKNOWN_VARIABLE) return false;
    throw error;
  }
}

/** Runs one statement on a connection outside the pool. */
export function runStatement(
  connection: Connection,
  sql: string,
  values: readonly (string | number)[] = [],
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    connection.query(sql, [...values], (error, result) => {
      if (error) return reject(error);
      if (Array.isArray(result)) return resolve({ rows: result as Row[], affectedRows: 0 });
      resolve({ rows: [], affectedRows: result.affectedRows });
    });
  });
}
