import { afterAll, expect, test } from 'vitest';
import { startApp } from '../test/test-app.ts';
import { POOL_SIZE } from './database/mysql.ts';

const app = await startApp();
afterAll(() => app.close());

test('a query that gets no connection in time is rejected and leaves the queue', async () => {
  const sleep = () => app.database.read('SELECT SLEEP(2.2) AS slept', []);
  let slept = false;
  const busy = Promise.all(Array.from({ length: POOL_SIZE }, sleep)).then(() => {
    slept = true;
  });
  await expect.poll(() => app.database.pool?.().busy).toBe(POOL_SIZE);
  const waiting = Array.from({ length: 30 }, () => app.database.read('SELECT 1 AS one', []));
  for (const outcome of await Promise.allSettled(waiting)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'POOL_TIMEOUT' } });
  }
  expect([slept, app.database.pool?.().waiting]).toEqual([false, 0]);
  await busy;
  expect(await app.database.read('SELECT 1 AS one', [])).toEqual([{ one: 1 }]);
  expect(app.database.pool?.()).toEqual({ busy: 0, idle: POOL_SIZE, waiting: 0 });
});
