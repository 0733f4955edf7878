import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../test/test-app.ts';

/** As many as the pool has. */
const AT_ONCE = 10;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const connections = async () => {
  const ask = () => app.database.read('SELECT CONNECTION_ID() AS id, SLEEP(0.3) AS slept', []);
  const found = await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return new Set(found.map(([row]) => Number(row?.id)));
};

test('a connection on which a query did not come back is not used again', async () => {
  const before = await connections();
  const stuck = Array.from({ length: AT_ONCE }, () => app.database.read('SELECT SLEEP(20) AS slept', []));
  const outcomes = await Promise.allSettled(stuck);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  const after = await connections();
  expect([...after].filter((id) => before.has(id))).toEqual([]);
});
