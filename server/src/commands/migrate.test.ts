import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Connection } from 'mysql2';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../test/run-command.ts';
import { endProcesses, startProcess } from '../../test/server-process.ts';
import { newDatabase, type TestDatabase } from '../../test/test-database.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { migrationsFor, statementsOf } from '../database/migrations.ts';
import { openDatabase } from '../orm.ts';

const COMMAND = fileURLToPath(new URL('./migrate.ts', import.meta.url));
const CHANGES = /^\s*(?:--.*\s+)*(?:BEGIN|COMMIT|CREATE|DROP|INSERT|ALTER|DELETE)/;

/**
 * Lets the n-th statement that changes the database and all later statements fail, as if the process had been killed.
 * Returns a function that ends this.
 */
function failFromStatement(n: number): () => void {
  let seen = 0;
  const watch = (prototype: object, name: 'exec' | 'query') => {
    const owner = prototype as Record<string, (sql: unknown, ...rest: unknown[]) => unknown>;
    const run = owner[name] ?? expect.fail();
    owner[name] = function (sql, ...rest) {
      if (seen >= n || (CHANGES.test(String(sql)) && ++seen === n)) throw new Error('the process was killed');
      return run.call(this, sql, ...rest);
    };
    return () => {
      owner[name] = run;
    };
  };
  const restore = [
    watch(DatabaseSync.prototype, 'exec'),
    // The class that the driver exports adds promises to the one that works.
    watch(Object.getPrototypeOf(Connection.prototype), 'query'),
  ];
  return () => {
    for (const each of restore) each();
  };
}

let storage: TestDatabase;
beforeEach(async () => {
  storage = await newDatabase();
});
afterEach(() => storage.remove());

const migrate = (env: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)(process.execPath, ['--conditions=source', COMMAND], {
    env: { PATH: process.env.PATH, DATA_DIR: storage.dataDir, DATABASE_URL: storage.url, ...env },
  });

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const read = readConfig({ DATABASE_URL: storage.url });
  if ('errors' in read) throw new Error(read.errors.join());
  const database = await openDatabase(read.config.database);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

test('the command migrates an empty database, and leaves a migrated one unchanged', async () => {
  for (let run = 0; run < 2; run++) {
    expect((await migrate()).stdout).toBe('The database is up to date.\n');
  }
  await withDatabase(async ({ kind, read }) => {
    const applied = await read('SELECT name FROM migrations ORDER BY name', []);
    expect(applied.map(({ name }) => name)).toEqual(migrationsFor(kind).map(({ name }) => name));
  });
});

test('a database of the first schema keeps its rows, even if one migration after another is cut off', async () => {
  const columns = {
    accounts: 'id, email, password_hash, role',
    plans: 'id, account_id, name, annual_income',
  };
  const rows = ({ read }: Database) =>
    Promise.all(Object.entries(columns).map(([table, names]) => read(`SELECT ${names} FROM ${table}`, [])));
  const before = await withDatabase(async (database) => {
    await migrateToFirst(database);
    const { em } = database.orm;
    const driver = em.fork().getDriver();
    for (let id = 1; id <= 100; id++) {
      await driver.execute(
        `INSERT INTO accounts (id, email, password_hash, role, created_at) VALUES (?, ?, 'hash', 'member', 1)`,
        [id, `member-${id}@example.com`],
      );
      await driver.execute(
        `INSERT INTO plans (account_id, name, current_age, retirement_age, current_savings, monthly_savings,
           annual_income, expected_return, version, created_at, updated_at)
         VALUES (?, 'Plan – 海', 35, 65, 50000, 500, ?, 7, 1, 1, 1)`,
        [id, 70_000 + id],
      );
    }
    return rows(database);
  });
  let interruptions = 0;
  for (let isDone = false; !isDone; ) {
    const restore = failFromStatement(++interruptions);
    const error = await withDatabase(({ migrate }) => migrate()).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    restore();
    isDone = error === undefined;
    if (!isDone) expect(error).toMatchObject({ message: 'the process was killed' });
    await withDatabase(expireLease);
  }
  expect(interruptions).toBeGreaterThan(10);
  await withDatabase(async (database) => {
    expect(await rows(database)).toEqual(before);
    const applied = await database.read('SELECT name FROM migrations', []);
    expect(applied).toHaveLength(migrationsFor(database.kind).length);
  });
});

/** Ends the lease of a killed process on MariaDB, which ends by itself after ten seconds. */
async function expireLease({ kind, read, orm }: Database): Promise<void> {
  if (kind === 'sqlite' || (await read("SHOW TABLES LIKE 'leases'", [])).length === 0) return;
  const [lease] = await read("SELECT expires_at FROM leases WHERE name = 'migrations'", []);
  expect(Number(lease?.expires_at ?? 0)).toBeLessThanOrEqual(Date.now() + 10_000);
  await orm.em.fork().getConnection().execute("UPDATE leases SET expires_at = 0 WHERE name = 'migrations'");
}

/** Applies only the first migration. */
async function migrateToFirst({ kind, orm }: Database): Promise<void> {
  const driver = orm.em.fork().getDriver();
  const [first] = migrationsFor(kind);
  if (!first) throw new Error('there are no migrations');
  await driver.execute(
    'CREATE TABLE migrations (name VARCHAR(100) PRIMARY KEY, applied_at DATETIME NOT NULL)',
  );
  for (const statement of statementsOf(first)) await driver.execute(statement);
  await driver.execute(`INSERT INTO migrations (name, applied_at) VALUES (?, '2025-01-01 00:00:00')`, [
    first.name,
  ]);
}

test('the server and all commands reject a database of a newer version, and change nothing', async () => {
  onTestFinished(endProcesses);
  await withDatabase(async (database) => {
    await database.migrate();
    const driver = database.orm.em.fork().getDriver();
    await driver.execute(
      `INSERT INTO migrations (name, applied_at) VALUES ('999-later', '2030-01-01 00:00:00')`,
    );
    await driver.execute(`DELETE FROM migrations WHERE name LIKE '024-%'`);
  });
  const reason = 'The database is from a newer version of Whenabouts. Start that version';
  const file = join(storage.dataDir, 'backup');
  const results = await Promise.all([
    runCommand(storage, 'migrate', []),
    runCommand(storage, 'admin', ['end-sessions', '--all']),
    runCommand(storage, 'backup', ['backup', file]),
  ]);
  for (const { code, stderr } of results)
    expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
  expect(existsSync(file)).toBe(false);
  const server = await startProcess(storage, { skipReadiness: true });
  expect(await server.ended).toBe(1);
  expect(server.errors()).toContain(`The server cannot start: ${reason}`);
  await withDatabase(async ({ kind, read }) => {
    expect(await read('SELECT name FROM migrations', [])).toHaveLength(migrationsFor(kind).length);
  });
});

test('an invalid configuration is reported, and nothing is changed', async () => {
  const failed = migrate({ DATABASE_URL: 'nonsense' });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('DATABASE_URL must be'),
  });
});
