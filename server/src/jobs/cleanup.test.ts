import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf, startApp, type TestApp } from '../../test/test-app.ts';
import { cleanUpOnce } from './cleanup.ts';

const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('of the servers that share a database, one runs the cleanup of an interval', async () => {
  const at = Date.now();
  const addExpired = (id: string) =>
    app.database.orm.em
      .fork()
      .execute(
        'INSERT INTO handoff_receipts (id, expires_at) VALUES (?, ?)',
        [id.padEnd(43, 'x'), at - 1],
        'run',
      );
  const left = async () => (await rowsOf(app, 'handoff_receipts')).length;

  await addExpired('first');
  await cleanUpOnce(app.database, 'server 1', at);
  expect(await left()).toBe(0);

  await addExpired('second');
  await cleanUpOnce(app.database, 'server 2', at + MINUTE);
  expect(await left()).toBe(1);

  await cleanUpOnce(app.database, 'server 2', at + 10 * MINUTE);
  expect(await left()).toBe(0);
});
