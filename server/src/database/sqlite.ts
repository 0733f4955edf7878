import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { batch } from '../jobs/batch.ts';
import type { Read, Row, Value } from './database.ts';
import { migrationsFor } from './migrations.ts';
import { createDatabaseFile } from './sqlite-files.ts';

const BUSY_TIMEOUT_MS = 5000;

/**
 * Settings that make an acknowledged save survive a power cut, and that a file or a build of SQLite
 * could refuse silently; hence they are read back.
 */
const SETTINGS = [
  // First, because the next one may have to wait for another process.
  ['busy_timeout', BUSY_TIMEOUT_MS, BUSY_TIMEOUT_MS],
  ['journal_mode', 'wal', 'wal'],
  ['synchronous', 'full', 2],
  ['foreign_keys', 'on', 1],
] as const;

export const sqliteSetup = SETTINGS.map(([name, value]) => `PRAGMA ${name} = ${value}`);

/** Throws when a connection does not hold what {@link sqliteSetup} asked for. */
export function checkSqliteSettings(read: (pragma: string) => unknown): void {
  for (const [name, , expected] of SETTINGS) {
    const found = read(`PRAGMA ${name}`);
    if (found !== expected) throw new Error(`SQLite refused ${name} = ${expected}; it is ${String(found)}`);
  }
}

/** Opens a database with those settings. A file that does not exist yet is created for its owner alone. */
export function openSqlite(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  createDatabaseFile(file);
  const db = new DatabaseSync(file);
  for (const sql of sqliteSetup) db.exec(sql);
  checkSqliteSettings((pragma) => Object.values(db.prepare(pragma).get() ?? {})[0]);
  return db;
}

interface Prepared {
  readonly statement: StatementSync;
  readonly columns: readonly string[];
}

/**
 * Reads with statements that are prepared once. Rows come as lists and become objects here: those that SQLite's own
 * binding makes take twice as long to make and to look into.
 *
 * What is asked for within one turn of the event loop is read in one transaction: to take and return the file's locks
 * costs as much as a read. The transaction begins after all that it reads was asked for, so every answer knows what
 * was written before its question.
 */
export function preparedReads(db: DatabaseSync): Read {
  const known = new Map<string, Prepared>();
  const prepare = (sql: string): Prepared => {
    const statement = db.prepare(sql);
    statement.setReturnArrays(true);
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) };
    known.set(sql, prepared);
    return prepared;
  };
  const read = (sql: string, values: readonly (string | number)[]): Row[] => {
    const { statement, columns } = known.get(sql) ?? prepare(sql);
    return (statement.all(...values) as unknown as Value[][]).map((list) => rowOf(columns, list));
  };
  const begin = db.prepare('BEGIN');
  const end = db.prepare('COMMIT');
  const ask = batch<() => void>((reads) => {
    // Of a closed file, each read says itself what is wrong.
    if (reads.length > 1 && db.isOpen) begin.run();
    for (const readOne of reads) readOne();
    if (db.isOpen && db.isTransaction) end.run();
  });
  return (sql, values) =>
    new Promise((resolve, reject) => {
      ask(() => {
        try {
          resolve(read(sql, values));
        } catch (error) {
          reject(error);
        }
      });
    });
}

function rowOf(columns: readonly string[], list: readonly Value[]): Row {
  const row: Record<string, Value> = {};
  columns.forEach((column, n) => {
    row[column] = list[n] ?? null;
  });
  return row;
}

/** Applies what is missing, all of it or nothing; a second process waits for the first. */
export function migrateSqlite(file: string): void {
  const db = openSqlite(file);
  try {
    db.exec('BEGIN IMMEDIATE');
    db.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT');
    const applied = new Set(
      db
        .prepare('SELECT name FROM migrations')
        .all()
        .map((row) => row.name),
    );
    for (const { name, sql } of migrationsFor('sqlite')) {
      if (applied.has(name)) continue;
      db.exec(sql);
      db.prepare("INSERT INTO migrations (name, applied_at) VALUES (?, datetime('now'))").run(name);
    }
    db.exec('COMMIT');
  } finally {
    // Closing rolls back what was not committed.
    db.close();
  }
}
