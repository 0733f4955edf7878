import { setTimeout as pause } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlDriver, SqlEntityManager } from '@mikro-orm/sql';
import { isTransient } from './failures.ts';
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

const ATTEMPTS = 4;

/**
 * Runs `work` in one transaction and again, at most three times, when the database asks for it.
 * Because of that, `work` must change nothing but the database.
 */
export async function inTransaction<T>(
  database: Database,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runTransaction(database.orm.em.fork() as EntityManager, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/**
 * For a transaction that reads before it writes. Where the engine knows no locks on rows, the whole
 * database is this transaction's to write from here on; else a process that wrote in between would make
 * the first write fail, again and again while there is much to do.
 */
export async function beginWriting({ kind }: Database, em: EntityManager): Promise<void> {
  if (kind === 'sqlite') await em.execute('DELETE FROM migrations WHERE 0', [], 'run');
}
