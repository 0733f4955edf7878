import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { inject } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/orm.ts';

/** True in the project 'server on MariaDB'. */
export const onMariadb = process.env.TEST_DATABASE === 'mariadb';

/** An empty database on the engine of this run, and a data folder. */
export interface TestDatabase {
  /** A value for DATABASE_URL. */
  readonly url: string;
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** Creates an empty database on the engine of this run, or on the given MySQL server. */
export async function newDatabase(
  server = onMariadb ? inject('mariadbUrl') : undefined,
): Promise<TestDatabase> {
  const { dataDir, remove: removeFolder, ...sqlite } = newSqliteDatabase();
  if (!server) return { ...sqlite, dataDir, remove: removeFolder };
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const connection = await createConnection(server);
    await connection.query(sql);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name}`);
  const remove = async () => {
    await run(`DROP DATABASE IF EXISTS ${name}`);
    await removeFolder();
  };
  return { url: `${server}/${name}`, dataDir, remove };
}

/** Creates an empty SQLite database, whatever the engine of this run. */
export function newSqliteDatabase(): TestDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'whenabouts-'));
  const remove = async () => rmSync(dataDir, { recursive: true, force: true });
  return { url: `sqlite:${join(dataDir, 'test.sqlite')}`, dataDir, remove };
}

/** Creates a database on the engine of this run with all tables. Copying them takes less time than migrating. */
export async function newMigratedDatabase(): Promise<TestDatabase> {
  template ??= migratedDatabase();
  const from = await template;
  if (onMariadb) return (await restoreRemovedCopy(from)) ?? createCopy(from);
  const to = newSqliteDatabase();
  copyFileSync(fileOf(from), fileOf(to));
  return to;
}

/** The database that a worker copies. */
let template: Promise<TestDatabase> | undefined;

async function migratedDatabase(): Promise<TestDatabase> {
  const storage = await newDatabase();
  process.once('exit', () => rmSync(storage.dataDir, { recursive: true, force: true }));
  const read = readConfig({ DATABASE_URL: storage.url, DATA_DIR: storage.dataDir });
  if ('errors' in read) throw new Error(read.errors.join('\n'));
  const database = await openDatabase(read.config.database);
  await database.migrate();
  await database.close();
  return storage;
}

const fileOf = ({ url }: TestDatabase) => url.slice('sqlite:'.length);
const nameOf = ({ url }: TestDatabase) => url.slice(url.lastIndexOf('/') + 1);

async function createCopy(original: TestDatabase): Promise<TestDatabase> {
  const copy = await newDatabase();
  await withConnection(copy, async (connection) => {
    originalTables ??= tablesOf(connection, nameOf(original));
    const tables = await originalTables;
    await connection.query(
      ['SET foreign_key_checks = 0', ...tables.map(({ sql }) => sql), ...insertsOf(tables, original)].join(
        '; ',
      ),
    );
  });
  return restorable(copy);
}

/** Copies whose tests have ended. Restoring their rows takes a tenth of the time of creating their tables. */
const removedCopies: TestDatabase[] = [];

/** Returns a database whose removal only deletes its data folder. */
function restorable(copy: TestDatabase): TestDatabase {
  const remove = async () => {
    rmSync(copy.dataDir, { recursive: true, force: true });
    removedCopies.push(copy);
  };
  return { ...copy, remove };
}

/** Restores a copy whose test has ended. Drops copies with other tables, and those that something still uses. */
async function restoreRemovedCopy(original: TestDatabase): Promise<TestDatabase | undefined> {
  const copy = removedCopies.pop();
  if (!copy) return undefined;
  const isRestored = await withConnection(copy, async (connection) => {
    const [tables, originals] = [await tablesOf(connection, nameOf(copy)), (await originalTables) ?? []];
    const [others] = await connection.query<RowDataPacket[]>(
      'SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
    );
    if (others.length > 0 || structureOf(tables) !== structureOf(originals)) return false;
    const isUsed = ({ sql }: Table, n: number) => sql !== originals[n]?.sql;
    await connection.query(
      [
        'SET foreign_key_checks = 0',
        ...tables.map(({ name }) => `DELETE FROM ${name}`),
        ...tables.filter(isUsed).map(({ name }) => `ALTER TABLE ${name} AUTO_INCREMENT = 1`),
        ...insertsOf(tables, original),
      ].join('; '),
    );
    return true;
  });
  if (isRestored) return restorable({ ...copy, dataDir: newSqliteDatabase().dataDir });
  await copy.remove();
  return restoreRemovedCopy(original);
}

async function withConnection<T>(
  { url: uri }: TestDatabase,
  use: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await createConnection({ uri, multipleStatements: true });
  try {
    return await use(connection);
  } finally {
    await connection.end();
  }
}

interface Table {
  readonly name: string;
  /** The statement that creates it. */
  readonly sql: string;
}

/** The tables of the template. */
let originalTables: Promise<readonly Table[]> | undefined;

async function tablesOf(connection: Connection, database: string): Promise<readonly Table[]> {
  const [rows] = await connection.query<RowDataPacket[]>(`SHOW TABLES FROM ${database}`);
  const names = rows.flatMap<string>(Object.values);
  const statements = names.map((name) => `SHOW CREATE TABLE ${database}.${name}`).join('; ');
  const [shown] = await connection.query<RowDataPacket[][]>(statements);
  return names.map((name, n) => ({ name, sql: shown[n]?.[0]?.['Create Table'] }));
}

/** Returns the definitions of tables without the numbers of their next rows. */
const structureOf = (tables: readonly Table[]): string =>
  tables.map(({ sql }) => sql.replace(/ AUTO_INCREMENT=\d+/, '')).join();

const insertsOf = (tables: readonly Table[], from: TestDatabase): readonly string[] =>
  tables.map(({ name }) => `INSERT INTO ${name} SELECT * FROM ${nameOf(from)}.${name}`);
