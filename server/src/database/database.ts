import type { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlDriver, SqlEntityManager } from '@mikro-orm/sql';
import { isConnectionLost, isNotReady, isTransient } from './errors.ts';
import { retrying } from './retry.ts';
import { runTransaction } from './transaction.ts';

export type Value = string | number | null;

export type Row = Readonly<Record<string, Value>>;

/** Rows of a query whose values are bound, never written into its text. */
export type Read = (sql: string, values: readonly (string | number)[]) => Promise<readonly Row[]>;

/** Connections that are at work and that are free, and queries that wait for one. */
export type PoolLoad = { readonly busy: number; readonly idle: number; readonly waiting: number };

export interface Database {
  readonly kind: 'sqlite' | 'mysql';
  readonly orm: MikroORM<AbstractSqlDriver>;
  /** For the few queries that every request makes: prepared once, below the ORM. */
  readonly read: Read;
  /** How its connections are doing, where there are many. */
  readonly pool?: () => PoolLoad;
  /** Counts connections that have been checked out for 30 seconds without a query in flight. */
  readonly lostConnections: () => number;
  /** Throws if the files of an embedded database were deleted or replaced while they are open. */
  readonly checkFiles?: () => void;
  /** Brings the tables up to date; two processes may call it at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export type EntityManager = SqlEntityManager;

/**
 * Runs `work` in one transaction, and again for two seconds at most while that is safe and may help: after a conflict
 * with another transaction, on a node that is not ready, and after a connection that broke before COMMIT. Because of
 * that, `work` must change nothing but the database.
 */
export function inTransaction<T>(database: Database, work: (em: EntityManager) => Promise<T>): Promise<T> {
  let committing = false;
  return retrying(
    () => {
      committing = false;
      return runTransaction(database.orm.em.fork() as EntityManager, async (em) => {
        const result = await work(em);
        committing = true;
        return result;
      });
    },
    // A connection that broke during COMMIT leaves open what became of it.
    (error) => isTransient(error) || isNotReady(error) || (isConnectionLost(error) && !committing),
  );
}

/**
 * For a transaction that reads before it writes. Where the engine knows no locks on rows, the whole
 * database is this transaction's to write from here on; else a process that wrote in between would make
 * the first write fail, again and again while there is much to do.
 */
export async function beginWriting({ kind }: Database, em: EntityManager): Promise<void> {
  if (kind === 'sqlite') await em.execute('DELETE FROM migrations WHERE 0', [], 'run');
}
