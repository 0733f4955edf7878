import { createConnection } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planBody, registerMember } from '../../test/factories.ts';
import { type MariadbServer, startMariadb } from '../../test/mariadb-server.ts';
import { startApp, startAppForTest, type TestApp } from '../../test/test-app.ts';
import { newDatabase, type TestDatabase } from '../../test/test-database.ts';
import { Account } from '../auth/account.entity.ts';
import { isUnavailable } from './errors.ts';
import { POOL_SIZE } from './mysql.ts';

describe('on a server whose modes would make quoting unsafe', () => {
  let server: MariadbServer;
  let storage: TestDatabase;
  let app: TestApp;
  beforeAll(async () => {
    server = await startMariadb();
    const connection = await createConnection(server.url);
    await connection.query("SET GLOBAL sql_mode = 'NO_BACKSLASH_ESCAPES,ANSI_QUOTES'");
    await connection.end();
    storage = await newDatabase(server.url);
    app = await startApp({ storage });
  });
  afterAll(async () => {
    await app.close();
    await storage.remove();
    await server.remove();
  });

  test('every connection has our SQL modes', async () => {
    // Each read sleeps, so that it holds its connection until all connections are in use.
    const readMode = () =>
      app.database.read("SELECT @@sql_mode AS mode, '\\\\' AS backslash, SLEEP(0.2) AS slept", []);
    for (const [row] of await Promise.all(Array.from({ length: POOL_SIZE }, readMode))) {
      expect(String(row?.mode).split(',').sort()).toEqual([
        'ERROR_FOR_DIVISION_BY_ZERO',
        'NO_ENGINE_SUBSTITUTION',
        'STRICT_ALL_TABLES',
      ]);
      expect(row?.backslash).toBe('\\');
    }
    // The ORM's connections are prepared in the same way.
    const [row] = await app.database.orm.em.fork().getConnection().execute('SELECT @@sql_mode AS mode');
    expect(row?.mode).not.toContain('NO_BACKSLASH_ESCAPES');
  });

  test.each(["' OR 1=1 -- ", "\\' OR 1=1 -- ", '\\" OR 1=1 -- ', "\\\\' OR 1=1 -- "])(
    'the email %s finds no account',
    async (email) => {
      await registerMember(app.client());
      expect(await app.database.orm.em.fork().find(Account, { email })).toEqual([]);
    },
  );

  test.each(["\\' OR 1=1 --", "'; DROP TABLE plans; --", '\\'])(
    'the name %s is stored as it is',
    async (name) => {
      const { client } = await registerMember(app.client());
      const { json } = await client.post('/api/retirement-plans', planBody({ name }));
      expect((await client.get(`/api/retirement-plans/${json.id}`)).json.name).toBe(name);
    },
  );
});

test('a query that times out frees its connection', async () => {
  const app = await startAppForTest();
  // One on every connection: the last read succeeds only if they are free again.
  const slow = Array.from({ length: POOL_SIZE }, () => app.database.read('SELECT SLEEP(20) AS slept', []));
  const outcomes = await Promise.allSettled(slow);
  for (const outcome of outcomes) {
    expect(outcome.status).toBe('rejected');
    expect(isUnavailable((outcome as PromiseRejectedResult).reason)).toBe(true);
  }
  const em = app.database.orm.em.fork();
  await expect(em.getConnection().execute('SELECT SLEEP(20)')).rejects.toSatisfy(isUnavailable);
  expect(await app.database.read('SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
});
