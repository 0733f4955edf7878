import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Connection } from 'mysql2';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  allRows,
  fillTables,
  migrateLikeRelease,
  publishedSteps,
  schemaOf,
} from '../../test/earlier-database.ts';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { runCommand } from '../../test/run-command.ts';
import { endProcesses, startProcess } from '../../test/server-process.ts';
import { newDatabase, newMigratedDatabase, type TestDatabase } from '../../test/test-database.ts';
import { testOnce } from '../../test/test-once.ts';
import { readConfig } from '../config/config.ts';
import type { Database, Row } from '../database/database.ts';
import { migrationsFor } from '../database/migrations.ts';
import { openDatabase } from '../orm.ts';

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

async function withDatabase<T>(work: (database: Database) => Promise<T>, { url } = storage): Promise<T> {
  const read = readConfig({ DATABASE_URL: url });
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
    expect(await runCommand(storage, 'migrate', [])).toEqual({
      code: 0,
      stdout: 'The database is up to date.\n',
      stderr: '',
    });
  }
  await withDatabase(async (database) => {
    expect(await appliedNames(database)).toEqual(migrationNames(database.kind));
  });
});

const LAST_WITH_STEPS = 28;

test('a new database has the names of all published steps, so that an earlier release does not run its own', async () => {
  await withDatabase(async (database) => {
    await database.migrate();
    const names = publishedSteps(database.kind).map(({ name }) => name);
    expect(names).toHaveLength(LAST_WITH_STEPS);
    expect(await appliedNames(database)).toEqual(expect.arrayContaining(names));
  });
});

// By the number of their steps. A release with more steps has those of the ones with fewer.
test.each([
  ['the release of November 23', 10],
  ['the release of November 27', 23],
  ['the last release with steps', LAST_WITH_STEPS],
])('a database of %s gets the schema of a new one, and keeps a row of each table', async (_, steps) => {
  const schema = await withNewDatabase(schemaOf);
  const before = await withDatabase(async (database) => {
    await migrateLikeRelease(database, steps);
    await fillTables(database);
    return withAddedRows(await allRows(database));
  });
  for (const rows of Object.values(before)) expect(rows).not.toEqual([]);
  await withDatabase(async (database) => {
    await database.migrate();
    expect(await schemaOf(database)).toEqual(schema);
    expect(await allRows(database)).toMatchObject(steps === LAST_WITH_STEPS ? before : withoutNulls(before));
  });
});

/** Adds the rows that later migrations add to tables of these releases. */
const withAddedRows = ({ revisions = [], ...tables }: Readonly<Record<string, readonly Row[]>>) => ({
  ...tables,
  revisions: [...revisions, { name: 'roles', revision: 0 }],
});

/** Leaves out the values that are NULL, which steps may replace. */
const withoutNulls = (tables: Readonly<Record<string, readonly Row[]>>) =>
  Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))),
    ]),
  );

test.each([
  ['an empty database', 0],
  ['a database of the first release', 1],
])('the migration of %s is completed, even if it is cut off again and again', async (_, steps) => {
  const schema = await withNewDatabase(schemaOf);
  const { rows: before, applied: earlierNames } = await withDatabase(async (database) => {
    if (steps > 0) await migrateLikeRelease(database, steps);
    await fillTables(database);
    return { rows: await allRows(database), applied: await appliedNames(database) };
  });
  let interruptions = 0;
  for (let isDone = false; !isDone; ) {
    // On MySQL, each attempt continues where the last one was cut off. On SQLite, it begins again.
    interruptions += Math.ceil((storage.url.startsWith('mysql') ? 9 : 33) / PROPERTY_RUNS);
    const restore = failFromStatement(interruptions);
    const error = await withDatabase(({ migrate }) => migrate()).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    restore();
    isDone = error === undefined;
    if (!isDone) expect(error).toMatchObject({ message: 'the process was killed' });
    const names = await withDatabase(appliedNames);
    // With the names of all its steps, an earlier release would serve a database that lacks tables.
    if (!names.includes('001-baseline')) expect(names).toEqual(earlierNames);
    await withDatabase(expireLease);
  }
  expect(interruptions).toBeGreaterThan(10);
  await withDatabase(async (database) => {
    expect(await schemaOf(database)).toEqual(schema);
    expect(await allRows(database)).toMatchObject(withoutNulls(before));
    expect(await appliedNames(database)).toEqual(migrationNames(database.kind));
  });
});

/** Returns the names of the migrations that a database has recorded. */
async function appliedNames({ kind, read }: Database): Promise<readonly unknown[]> {
  const tables =
    kind === 'sqlite'
      ? await read("SELECT name FROM sqlite_schema WHERE name = 'migrations'", [])
      : await read("SHOW TABLES LIKE 'migrations'", []);
  if (tables.length === 0) return [];
  return (await read('SELECT name FROM migrations ORDER BY name', [])).map(({ name }) => name);
}

/** Ends the lease of a killed process on MariaDB, which ends by itself after ten seconds. */
async function expireLease({ kind, read, orm }: Database): Promise<void> {
  if (kind === 'sqlite' || (await read("SHOW TABLES LIKE 'leases'", [])).length === 0) return;
  const [lease] = await read("SELECT expires_at FROM leases WHERE name = 'migrations'", []);
  expect(Number(lease?.expires_at ?? 0)).toBeLessThanOrEqual(Date.now() + 10_000);
  await orm.em.fork().getConnection().execute("UPDATE leases SET expires_at = 0 WHERE name = 'migrations'");
}

const migrationNames = (kind: Database['kind']) =>
  migrationsFor(kind)
    .map(({ name }) => name)
    .sort();

/** Runs `work` on a database that this version has created. */
async function withNewDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const copy = await newMigratedDatabase();
  try {
    return await withDatabase(work, copy);
  } finally {
    await copy.remove();
  }
}

testOnce('the server and all commands reject a database of a newer version, and change nothing', async () => {
  onTestFinished(endProcesses);
  await withDatabase(async (database) => {
    await database.migrate();
    const driver = database.orm.em.fork().getDriver();
    await driver.execute(
      `INSERT INTO migrations (name, applied_at) VALUES ('999-later', '2030-01-01 00:00:00')`,
    );
    await driver.execute(`DELETE FROM migrations WHERE name = '001-baseline'`);
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
  await withDatabase(async (database) => {
    expect(await appliedNames(database)).toHaveLength(migrationNames(database.kind).length);
  });
});

testOnce('an invalid configuration is reported, and nothing is changed', async () => {
  const failed = await runCommand(storage, 'migrate', [], { env: { DATABASE_URL: 'nonsense' } });
  expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('DATABASE_URL must be')]);
});
