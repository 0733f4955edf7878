import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
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
  const [from, to] = [await template, await newDatabase()];
  if (onMariadb) await copyTables(from.url, to.url);
  else copyFileSync(fileOf(from), fileOf(to));
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

async function copyTables(from: string, to: string): Promise<void> {
  const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
  const connection = await createConnection({ uri: to, multipleStatements: true });
  try {
    tables ??= connection.query<RowDataPacket[]>(`SHOW TABLES FROM ${nameOf(from)}`).then(([rows]) =>
      Promise.all(
        rows.flatMap(Object.values).map(async (table) => {
          const [[row]] = await connection.query<RowDataPacket[]>(
            `SHOW CREATE TABLE ${nameOf(from)}.${table}`,
          );
          return `${row?.['Create Table']}; INSERT INTO ${table} SELECT * FROM ${nameOf(from)}.${table}`;
        }),
      ),
    );
    await connection.query(['SET foreign_key_checks = 0', ...(await tables)].join('; '));
  } finally {
    await connection.end();
  }
}

/** Statements that create the tables of the template, and copy their rows. */
let tables: Promise<readonly string[]> | undefined;
