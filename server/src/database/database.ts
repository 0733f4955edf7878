import type { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlDriver, SqlEntityManager } from '@mikro-orm/sql';
import { isConnectionLost, isNotReady, isTransient } from './errors.ts';
import { canRepeatRead, withRetries } from './retry.ts';

export type Value = string | number | null;

export type Row = Readonly<Record<string, Value>>;

/** Runs a query with bound values. */
export type Read = (sql: string, values: readonly (string | number)[]) => Promise<readonly Row[]>;

/** Numbers of busy and idle connections, and of queries that wait for a connection. */
export type PoolLoad = { readonly busy: number; readonly idle: number; readonly waiting: number };

export interface Database {
  readonly kind: 'sqlite' | 'mysql';
  readonly orm: MikroORM<AbstractSqlDriver>;
  /** Runs prepared statements below the ORM, for hot-queries.ts and for checks of the database itself. */
  readonly read: Read;
  /** Returns the load of the connection pool; MySQL only. */
  readonly pool?: () => PoolLoad;
  /** Counts connections that have leaked: see `createLeakDetector`. */
  readonly leakedConnections: () => number;
  /** Throws if the files of an embedded database were deleted or replaced while they are open. */
  readonly checkFiles?: () => void;
  /** Applies missing migrations. Several processes may call this at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export type EntityManager = SqlEntityManager;

/**
 * Runs queries that change nothing. Repeats them as `withRetries` does, after a conflict, while the node is not
 * ready, and after the connection broke.
 */
export function query<T>({ orm }: Database, work: (em: EntityManager) => Promise<T>): Promise<T> {
  return withRetries(() => work(orm.em.fork() as EntityManager), canRepeatRead);
}

/**
 * Runs `work` in one transaction. Repeats it as `withRetries` does, after a conflict with another transaction, while
 * the node is not ready, and after the connection broke before COMMIT. `work` can run several times, so it must
 * change nothing but the database.
 *
 * On SQLite, takes the write lock first: otherwise a write after a read would fail if another process has written since
 * the read. MySQL locks rows instead.
 */
export function inTransaction<T>(database: Database, work: (em: EntityManager) => Promise<T>): Promise<T> {
  let committing = false;
  return withRetries(
    () => {
      committing = false;
      return runTransaction(database.orm.em.fork() as EntityManager, async (em) => {
        if (database.kind === 'sqlite') await em.execute('DELETE FROM migrations WHERE 0', [], 'run');
        const result = await work(em);
        committing = true;
        return result;
      });
    },
    // After a connection that broke during COMMIT, the outcome is unknown.
    (error) => isTransient(error) || isNotReady(error) || (isConnectionLost(error) && !committing),
  );
}

/**
 * Runs `work` in one transaction and returns its connection to the pool even if BEGIN, COMMIT or ROLLBACK fails.
 *
 * Replaces `em.transactional`, which uses Kysely's `startTransaction` and loses the connection if BEGIN or ROLLBACK
 * fails. Kysely's `transaction`, used here, always releases it. This function can be removed once Kysely is fixed (a
 * test in transaction.test.ts fails then). Calls cannot be nested.
 */
async function runTransaction<T>(
  em: SqlEntityManager,
  work: (em: SqlEntityManager) => Promise<T>,
): Promise<T> {
  let cause: unknown;
  try {
    return await em
      .getKysely()
      .transaction()
      .execute(async (transaction) => {
        em.setTransactionContext(transaction);
        try {
          const result = await work(em);
          await em.flush();
          return result;
        } catch (error) {
          cause = error;
          throw error;
        }
      });
  } catch (error) {
    // A failed ROLLBACK must not hide why there was one.
    throw cause ?? error;
  } finally {
    em.resetTransactionContext();
  }
}

/**
 * Returns the setting `innodb_flush_log_at_trx_commit`: with 1, every commit is flushed to disk; with other values, a power
 * cut loses the last second of committed transactions. SQLite is always opened in the equivalent of 1.
 */
export async function flushAtCommit({ kind, read }: Database): Promise<number> {
  if (kind === 'sqlite') return 1;
  const [row] = await read('SELECT @@innodb_flush_log_at_trx_commit AS flush', []);
  return Number(row?.flush);
}
