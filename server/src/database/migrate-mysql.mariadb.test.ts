import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { publishedSteps } from '../../test/earlier-database.ts';
import { startMariadb } from '../../test/mariadb-server.ts';
import { newDatabase, type TestDatabase } from '../../test/test-database.ts';
import { migrateMysql } from './migrate-mysql.ts';
import { migrationsFor, splitStatements } from './migrations.ts';
import { parseMysqlUrl } from './mysql-url.ts';

const TRIGGERS = ['audit_is_not_changed', 'audit_is_not_deleted'];

let storage: TestDatabase;
let database: string;
const server = await startMariadb(['--log-bin=binary-log', '--server-id=1']);
afterAll(() => server.remove());
beforeEach(async () => {
  storage = await newDatabase(server.url);
  database = storage.url.slice(storage.url.lastIndexOf('/') + 1);
});

async function run(sql: string, url = storage.url): Promise<readonly RowDataPacket[]> {
  const connection = await createConnection(url);
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql);
    return rows;
  } finally {
    await connection.end();
  }
}

/** Returns the URL of the database for a new user with these privileges. */
async function urlFor(privileges: string): Promise<string> {
  const user = `user_${database.slice(5)}`;
  await run(`CREATE USER ${user}@'127.0.0.1' IDENTIFIED BY 'p'`);
  await run(`GRANT ${privileges} ON ${database}.* TO ${user}@'127.0.0.1'`);
  return storage.url.replace('root@', `${user}:p@`);
}

const appliedMigrations = async () =>
  (await run('SELECT name FROM migrations ORDER BY name')).map(({ name }) => name);
const allMigrations = () =>
  migrationsFor('mysql')
    .map(({ name }) => name)
    .sort();

/** The tables of a database as the fifth migration left them, with the triggers that it had then. */
async function migrateToFifth(): Promise<void> {
  await run('CREATE TABLE migrations (name VARCHAR(100) PRIMARY KEY, applied_at DATETIME NOT NULL)');
  for (const migration of publishedSteps('mysql').slice(0, 5)) {
    for (const statement of splitStatements(migration)) await run(statement);
    await run(`INSERT INTO migrations (name, applied_at) VALUES ('${migration.name}', UTC_TIMESTAMP())`);
  }
  await run(`CREATE TRIGGER ${TRIGGERS[0]} BEFORE UPDATE ON audit FOR EACH ROW SIGNAL SQLSTATE '45000'`);
  await run(`CREATE TRIGGER ${TRIGGERS[1]} BEFORE DELETE ON audit FOR EACH ROW SIGNAL SQLSTATE '45000'`);
}

const NEEDED = 'SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES';

test('a new database needs only the listed privileges and no setting, even with a binary log', async () => {
  await migrateMysql(parseMysqlUrl(await urlFor(NEEDED)));
  expect(await appliedMigrations()).toEqual(allMigrations());
  expect(await run('SHOW TRIGGERS')).toEqual([]);
});

test('the error names a missing privilege, and all that are needed', async () => {
  const failed = migrateMysql(parseMysqlUrl(await urlFor('SELECT, INSERT, CREATE')));
  await expect(failed).rejects.toThrow(
    /UPDATE command denied to user .*needs these privileges: GRANT SELECT, INSERT, UPDATE, DELETE, CREATE/,
  );
});

test('migrating from several processes at once applies each migration once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrateMysql(parseMysqlUrl(storage.url))));
  await migrateMysql(parseMysqlUrl(storage.url));
  expect(await appliedMigrations()).toEqual(allMigrations());
});

test('migrating completes after an interruption', async () => {
  const tables = () => run('SHOW TABLES');
  await migrateMysql(parseMysqlUrl(storage.url));
  const all = await tables();
  expect(all).toContainEqual({ [`Tables_in_${database}`]: 'plans' });
  await run('DROP TABLE plan_records, plans, throttles');
  await run('DELETE FROM migrations');
  await migrateMysql(parseMysqlUrl(storage.url));
  expect(await tables()).toEqual(all);
});

test('the triggers of an earlier version are dropped; without the setting, the error names it and ends the lease', async () => {
  await migrateToFifth();
  const url = await urlFor(`${NEEDED}, TRIGGER`);
  await expect(migrateMysql(parseMysqlUrl(url))).rejects.toThrow('set log_bin_trust_function_creators = 1');
  expect(await run("SELECT expires_at FROM leases WHERE name = 'migrations'")).toEqual([{ expires_at: 0 }]);
  await run('SET GLOBAL log_bin_trust_function_creators = 1');
  try {
    await migrateMysql(parseMysqlUrl(url));
  } finally {
    await run('SET GLOBAL log_bin_trust_function_creators = 0');
  }
  expect(await run('SHOW TRIGGERS')).toEqual([]);
  expect(await appliedMigrations()).toEqual(allMigrations());
});

test('the tables of an earlier release that was killed during its first step are completed', async () => {
  const [first] = publishedSteps('mysql').flatMap(splitStatements);
  await run(first ?? expect.fail());
  await migrateMysql(parseMysqlUrl(storage.url));
  expect(await run("SHOW COLUMNS FROM accounts LIKE 'email_confirmed_at'")).toHaveLength(1);
  expect(await appliedMigrations()).toEqual(allMigrations());
});

test('the lease of a server that died during a migration expires and is taken over', async () => {
  await migrateMysql(parseMysqlUrl(storage.url));
  await run("DELETE FROM migrations WHERE name = '001-baseline'");
  await run(`UPDATE leases SET holder = 'dead', expires_at = ${Date.now() + 1500} WHERE name = 'migrations'`);
  await migrateMysql(parseMysqlUrl(storage.url));
  expect(await appliedMigrations()).toEqual(allMigrations());
});
