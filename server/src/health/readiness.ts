import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { migrationsFor } from '../database/migrations.ts';
import type { Lifecycle } from './lifecycle.ts';

const PING_DEADLINE_MS = 1000;
/** In bytes, since a share of a large disk would be gigabytes of room to write. */
const MIN_FREE_DISK = 64 * 2 ** 20;

interface ReadinessOptions {
  readonly database: Database;
  readonly place: DatabaseConfig;
  readonly lifecycle: Lifecycle;
}

/** Returns true while the process can serve: not stopping, database in place, migrated, and with room to write. */
export function readiness({ database, place, lifecycle }: ReadinessOptions): () => Promise<boolean> {
  const newest = migrationsFor(database.kind).at(-1)?.name ?? '';
  return async () =>
    lifecycle.phase === 'serving' &&
    hasFiles(database) &&
    (await isMigrated(database, newest)) &&
    (await hasRoom(place));
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
  const late = new Promise<readonly []>((resolve) => setTimeout(resolve, PING_DEADLINE_MS, []).unref());
  const found = read('SELECT name FROM migrations WHERE name = ?', [newest]);
  return (await Promise.race([found, late]).catch(() => [])).length === 1;
}

async function hasRoom(place: DatabaseConfig): Promise<boolean> {
  if (place.kind !== 'sqlite') return true;
  const { bavail, bsize } = await statfs(dirname(place.file));
  return bavail * bsize > MIN_FREE_DISK;
}
