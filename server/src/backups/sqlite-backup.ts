import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { migrationsFor } from '../database/migrations.ts';
import { requireNoDeletedFiles } from '../database/sqlite-files.ts';
import { requireFile, requireNew, writeWhole } from './atomic-file.ts';

const BUSY_TIMEOUT_MS = 5000;
const BUSY = 5;

/**
 * Copies the database into one file, as it stands at one moment. Others read and write on meanwhile: it is
 * one long read for them.
 */
export async function backUpSqlite(database: string, file: string): Promise<void> {
  requireNoDeletedFiles(database);
  requireFile(database);
  requireNew(file);
  await writeWhole(file, async (draft) => {
    const source = new DatabaseSync(database, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    try {
      source.prepare('VACUUM INTO ?').run(draft);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${database} could not be copied to ${file}: ${reason}`, { cause: error });
    } finally {
      source.close();
    }
    // Again after the copy: otherwise it may lack what a server had acknowledged before the copy began.
    requireNoDeletedFiles(database);
    requireSound(draft);
  });
}

/** Makes a backup the database. The next start brings its tables up to date. */
export async function restoreSqlite(database: string, file: string, replace: boolean): Promise<void> {
  requireFile(file);
  if (existsSync(database)) {
    if (!replace) {
      throw new Error(`There is a database ${database} already. Add --replace to give it up for the backup.`);
    }
    requireUnused(database);
  }
  await writeWhole(database, async (draft) => {
    copyFileSync(file, draft);
    requireSound(draft);
    // What is in them belongs to the old database, and would be written into the new one.
    for (const suffix of ['-wal', '-shm']) rmSync(database + suffix, { force: true });
  });
}

/** Throws unless a file is a whole database of ours, and not of a version to come. */
function requireSound(file: string): void {
  const problem = problemOf(file);
  if (problem !== undefined) throw new Error(`The backup is not usable: ${problem}.`);
}

function problemOf(file: string): string | undefined {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const found = db.prepare('PRAGMA integrity_check').all();
    if (found.length !== 1 || found[0]?.integrity_check !== 'ok') return 'it is damaged';
    if (db.prepare('PRAGMA foreign_key_check').all().length > 0) return 'rows in it belong to no other';
    const known = new Set<unknown>(migrationsFor('sqlite').map(({ name }) => name));
    const applied = db.prepare('SELECT name FROM migrations').all();
    if (applied.length === 0) return 'it has no tables of ours';
    return applied.every(({ name }) => known.has(name)) ? undefined : 'it comes from a newer version';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    db.close();
  }
}

/** Leaving WAL mode takes a file for oneself, and so fails while anyone has it open, however idle. */
function requireUnused(database: string): void {
  const db = new DatabaseSync(database);
  try {
    db.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) {
      throw new Error('A server, or something else, has the database open. Stop it first.');
    }
    throw new Error(
      `${database} cannot be read, so nobody can tell whether a server has it open. Move it away, with the -wal and -shm beside it.`,
      { cause: error },
    );
  } finally {
    db.close();
  }
}
