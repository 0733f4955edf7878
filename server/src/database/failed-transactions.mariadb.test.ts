import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { planBody, registerMember } from '../../test/factories.ts';
import { startMysqlProxy } from '../../test/mysql-proxy.ts';
import { startApp } from '../../test/test-app.ts';
import { newMigratedDatabase } from '../../test/test-database.ts';
import { inTransaction } from './database.ts';

const PLANS = '/api/retirement-plans';
/** One and a half times the connections of the pool. */
const TIMES = 15;
/** A Galera node that is not ready says this to every statement. */
const NOT_READY = 1047;

const storage = await newMigratedDatabase();
const proxy = await startMysqlProxy(inject('mariadbUrl'));
const app = await startApp({ storage: { ...storage, url: proxy.through(storage.url) } });
afterEach(() => proxy.pass());
afterAll(async () => {
  await app.close();
  proxy.close();
  await storage.remove();
});

const addPlan = () =>
  inTransaction(app.database, (em) => em.execute("UPDATE plans SET name = 'x' WHERE id = 0", [], 'run'));
const giveUp = () =>
  inTransaction(app.database, async (em) => {
    await em.execute('SELECT 1');
    throw new Error('given up');
  });

describe('a failed transaction', () => {
  test.each([
    { statement: 'begin', work: addPlan, error: { errno: NOT_READY } },
    { statement: 'commit', work: addPlan, error: { errno: NOT_READY } },
    { statement: 'rollback', work: giveUp, error: { message: 'given up' } },
  ])('whose $statement fails does not cost the pool a connection', async ({ statement, work, error }) => {
    const { client } = await registerMember(app.client());
    const before = proxy.failedCount();
    proxy.fail(new RegExp(`^${statement}$`, 'i'), NOT_READY);
    // At once, because each is tried again for two seconds where that could help.
    await Promise.all(Array.from({ length: TIMES }, () => expect(work()).rejects.toMatchObject(error)));
    expect(proxy.failedCount() - before).toBeGreaterThanOrEqual(TIMES);
    proxy.pass();
    expect(app.database.pool?.().busy).toBe(0);
    const saves = Array.from({ length: TIMES }, () => client.post(PLANS, planBody()));
    expect(new Set((await Promise.all(saves)).map(({ status }) => status))).toEqual(new Set([201]));
  });

  test('does not affect the next one, even if its COMMIT and ROLLBACK fail', async () => {
    const { client } = await registerMember(app.client());
    proxy.fail(/^(?:commit|rollback)$/i, NOT_READY);
    expect((await client.post(PLANS, planBody())).status).toBe(503);
    proxy.pass();
    // On a connection that was still in that transaction, BEGIN would commit it.
    for (let time = 0; time < TIMES; time++) await addPlan();
    expect((await client.get(PLANS)).json).toEqual([]);
  });
});

test('a new connection whose settings are rejected fails the query it was opened for', async () => {
  await Promise.all(Array.from({ length: TIMES }, () => giveUp().catch(() => {})));
  proxy.fail(/^rollback$/i, NOT_READY);
  for (let time = 0; time < TIMES; time++) await giveUp().catch(() => {});
  proxy.fail(/^SET SESSION/, NOT_READY);
  const queries = [app.database.read('SELECT 1 AS one', []), addPlan()];
  for (const query of await Promise.allSettled<unknown>(queries)) {
    expect(query).toMatchObject({ reason: { errno: NOT_READY } });
  }
  proxy.pass();
  expect(await app.database.read('SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
  expect(app.database.pool?.().busy).toBe(0);
});
