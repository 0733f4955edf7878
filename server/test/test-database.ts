import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { inject } from 'vitest';

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
