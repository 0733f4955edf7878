import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { raw } from '@mikro-orm/core';
import type { Logger } from 'pino';
import type { DatabaseConfig } from '../config/config-values.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { migrationsFor } from '../database/migrations.ts';
import { RevisionRow } from '../posts/post.entity.ts';
import type { Services } from '../services.ts';
import type { Lifecycle } from './lifecycle.ts';

const PING_DEADLINE_MS = 1000;
const WRITE_CHECK_INTERVAL_MS = 5000;
/** Free disk space that a ready server needs. Not a percentage, which would be gigabytes of a large disk. */
const MIN_FREE_BYTES = 64 * 2 ** 20;

/**
 * Returns false if database connections have leaked. Nothing can return them to the pool, so the process must be restarted
 * before it has leaked all of them.
 */
export function isAlive({ leakedConnections }: Database, log: Logger): boolean {
  const connections = leakedConnections();
  if (connections > 0) log.error({ connections }, 'database connections have leaked: restart this process');
  return connections === 0;
}

interface ReadinessOptions {
  readonly database: Database;
  readonly config: DatabaseConfig;
  readonly lifecycle: Lifecycle;
  readonly now?: Services['now'];
}

/**
 * Returns true while the server can handle requests: not stopping, with a migrated database, free disk space and, on
 * SQLite, a file that can be written to.
 */
export function readiness({
  database,
  config,
  lifecycle,
  now = Date.now,
}: ReadinessOptions): () => Promise<boolean> {
  const isWritable = writeCheck(database, now);
  const newest = migrationsFor(database.kind).at(-1)?.name ?? '';
  return async () =>
    lifecycle.phase === 'serving' &&
    lifecycle.stoppingSince === undefined &&
    hasFiles(database) &&
    (await isMigrated(database, newest)) &&
    (await hasDiskSpace(config)) &&
    (await isWritable());
}

function hasFiles({ checkFiles }: Database): boolean {
  try {
    checkFiles?.();
    return true;
  } catch {
    return false;
  }
}

async function isMigrated({ read }: Database, newest: string): Promise<boolean> {
  const timeout = new Promise<readonly []>((resolve) => setTimeout(resolve, PING_DEADLINE_MS, []).unref());
  const newestIfApplied = read('SELECT name FROM migrations WHERE name = ?', [newest]);
  return (await Promise.race([newestIfApplied, timeout]).catch(() => [])).length === 1;
}

async function hasDiskSpace(config: DatabaseConfig): Promise<boolean> {
  if (config.kind !== 'sqlite') return true;
  const { bavail, bsize } = await statfs(dirname(config.file));
  return bavail * bsize > MIN_FREE_BYTES;
}

/**
 * Returns a check that SQLite can write, at most once in {@link WRITE_CHECK_INTERVAL_MS} while that succeeds. Reads and the check of disk
 * space do not notice that a disk error has made the file system read-only.
 */
function writeCheck(database: Database, now: Services['now']): () => Promise<boolean> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (database.kind !== 'sqlite' || Math.abs(now() - writtenAt) < WRITE_CHECK_INTERVAL_MS) return true;
    try {
      await inTransaction(database, (em) =>
        em.nativeUpdate(RevisionRow, { name: 'posts' }, { revision: raw<number>('revision') }),
      );
      writtenAt = now();
      return true;
    } catch {
      return false;
    }
  };
}
