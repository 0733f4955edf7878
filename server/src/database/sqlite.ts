import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import DataLoader from 'dataloader';
import type { Read, Row, Value } from './database.ts';
import { type Migration, missingMigrations, splitStatements } from './migrations.ts';
import { createDatabaseFile } from './sqlite-files.ts';

/** Time for which a statement waits for the lock of another connection. */
export const BUSY_TIMEOUT_MS = 5000;
/** A larger batch saves little, and its first query would wait for the last. */
const MAX_BATCH = 16;

/**
 * Settings that make committed transactions survive a power cut. They are read back, because SQLite can ignore them
 * silently.
 */
export const sqliteSettings: readonly SqliteSetting[] = [
  // First, because the next setting may have to wait for another process.
  { name: 'busy_timeout', value: BUSY_TIMEOUT_MS, readBack: BUSY_TIMEOUT_MS },
  { name: 'journal_mode', value: 'wal', readBack: 'wal' },
  { name: 'synchronous', value: 'full', readBack: 2 },
  { name: 'foreign_keys', value: 'on', readBack: 1 },
];

interface SqliteSetting {
  readonly name: string;
  readonly value: string | number;
  /** The value that SQLite returns for the setting. */
  readonly readBack: string | number;
}

/** Throws if SQLite ignored a setting. `row` is the result of `PRAGMA <name>`. */
export function assertSettingApplied({ name, readBack }: SqliteSetting, row: object | undefined): void {
  const [actual] = Object.values(row ?? {});
  if (actual !== readBack) throw new Error(`SQLite ignored ${name} = ${readBack}; it is ${String(actual)}`);
}

/** Opens a database with {@link sqliteSettings}. A new file can be read only by its owner. */
export function openSqlite(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  createDatabaseFile(file);
  const db = new DatabaseSync(file);
  for (const { name, value } of sqliteSettings) db.exec(`PRAGMA ${name} = ${value}`);
  for (const setting of sqliteSettings) {
    assertSettingApplied(setting, db.prepare(`PRAGMA ${setting.name}`).get());
  }
  return db;
}

interface PreparedStatement {
  readonly statement: StatementSync;
  readonly columns: readonly string[];
}

interface Query {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/**
 * Returns a function that reads with prepared statements. Rows are read as arrays and converted to objects here, because
 * the objects of SQLite's own binding take twice as long to create and to access.
 *
 * All reads of one event-loop tick run in one transaction, because locking the file costs as much as a read. It begins
 * after the reads were requested, so they see everything that was committed before.
 */
export function preparedReads(db: DatabaseSync): Read {
  const statements = new Map<string, PreparedStatement>();
  const prepare = (sql: string): PreparedStatement => {
    const statement = db.prepare(sql);
    statement.setReturnArrays(true);
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) };
    statements.set(sql, prepared);
    return prepared;
  };
  const read = ({ sql, values }: Query): Row[] | Error => {
    try {
      const { statement, columns } = statements.get(sql) ?? prepare(sql);
      return (statement.all(...values) as unknown as Value[][]).map((row) => rowOf(columns, row));
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
  const begin = db.prepare('BEGIN');
  const commit = db.prepare('COMMIT');
  const loader = new DataLoader<Query, Row[]>(
    async (queries) => {
      if (queries.length > 1 && db.isOpen) begin.run();
      const results = queries.map(read);
      if (db.isOpen && db.isTransaction) commit.run();
      return results;
    },
    { cache: false, maxBatchSize: MAX_BATCH, batchScheduleFn: setImmediate },
  );
  return (sql, values) => loader.load({ sql, values });
}

function rowOf(columns: readonly string[], values: readonly Value[]): Row {
  const row: Record<string, Value> = {};
  columns.forEach((column, n) => {
    row[column] = values[n] ?? null;
  });
  return row;
}

/**
 * Applies missing migrations in one transaction. A second process waits for the first.
 *
 * @throws {Error} if the database is from a newer version.
 */
export function migrateSqlite(file: string): void {
  const db = openSqlite(file);
  try {
    db.exec('BEGIN IMMEDIATE');
    db.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT');
    const appliedRows = db.prepare('SELECT name FROM migrations').all();
    const names = appliedRows.map(({ name }) => name);
    for (const migration of missingMigrations('sqlite', { applied: names, isNew: names.length === 0 })) {
      for (const statement of splitStatements(migration)) apply(db, statement, migration);
      db.prepare("INSERT INTO migrations (name, applied_at) VALUES (?, datetime('now'))").run(migration.name);
    }
    db.exec('COMMIT');
  } finally {
    // Rolls back a transaction that was not committed.
    db.close();
  }
}

function apply(db: DatabaseSync, statement: string, { isBeforeBaseline }: Migration): void {
  try {
    db.exec(statement);
  } catch (error) {
    if (!(isBeforeBaseline && error instanceof Error && error.message.startsWith('no such table: ')))
      throw error;
  }
}
