import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { planBody, registerMember } from '../../test/factories.ts';
import { rowsOf, startAppForTest, type TestApp } from '../../test/test-app.ts';
import { type EntityManager, inTransaction } from './database.ts';

const PLANS = '/api/retirement-plans';
/** More than the connections of the pool, which is one. */
const TIMES = 10;

let app: TestApp;
beforeEach(async () => {
  app = await startAppForTest();
});

const execute = (sql: string) => app.database.orm.em.getConnection().execute(sql);
const addPlan = (em: EntityManager) => em.execute("UPDATE plans SET name = 'x' WHERE id = 0", [], 'run');

async function expectAllToWork(): Promise<void> {
  const { client } = await registerMember(app.client());
  const saves = Array.from({ length: TIMES }, () => client.post(PLANS, planBody()));
  expect(new Set((await Promise.all(saves)).map(({ status }) => status))).toEqual(new Set([201]));
  expect(await rowsOf(app, 'plans')).toHaveLength(TIMES);
}

test('a transaction whose BEGIN fails returns the connection', async () => {
  await execute('BEGIN');
  for (let time = 0; time < TIMES; time++) {
    await expect(inTransaction(app.database, addPlan)).rejects.toThrow('within a transaction');
  }
  await execute('ROLLBACK');
  await expectAllToWork();
});

test('a transaction whose COMMIT fails returns the connection and saves nothing', async () => {
  const orphan = async (em: EntityManager) => {
    await em.execute('PRAGMA defer_foreign_keys = ON');
    await em.execute("INSERT INTO post_images (post_id, image_id) VALUES (0, 'none')", [], 'run');
  };
  for (let time = 0; time < TIMES; time++) {
    await expect(inTransaction(app.database, orphan)).rejects.toThrow('FOREIGN KEY');
  }
  expect(await rowsOf(app, 'post_images')).toEqual([]);
  await expectAllToWork();
});

test('a transaction whose ROLLBACK has nothing to roll back returns the connection', async () => {
  const endEarly = async (em: EntityManager) => {
    await em.execute('ROLLBACK');
    throw new Error('given up');
  };
  for (let time = 0; time < TIMES; time++) {
    await expect(inTransaction(app.database, endEarly)).rejects.toThrow('given up');
  }
  await expectAllToWork();
});

test('a transaction that finds the file locked or the disk full returns the connection', async () => {
  const write = () =>
    inTransaction(app.database, async (em) => {
      await em.execute('CREATE TABLE filling (bytes BLOB)');
      await em.execute('INSERT INTO filling VALUES (zeroblob(1000000))', [], 'run');
    });
  await execute('PRAGMA busy_timeout = 0');
  const other = new DatabaseSync(app.storage.url.slice('sqlite:'.length));
  other.exec('BEGIN IMMEDIATE');
  for (let time = 0; time < TIMES; time++) await expect(write()).rejects.toMatchObject({ errcode: 5 });
  other.exec('ROLLBACK');
  other.close();
  const [before] = (await execute('PRAGMA page_count')) as { page_count: number }[];
  await execute(`PRAGMA max_page_count = ${before?.page_count}`);
  for (let time = 0; time < TIMES; time++) await expect(write()).rejects.toMatchObject({ errcode: 13 });
  await execute('PRAGMA max_page_count = 1000000');
  await expectAllToWork();
});
