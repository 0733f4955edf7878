import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf, SECRET, startApp, type TestApp } from '../../test/test-app.ts';
import { onMariadb } from '../../test/test-database.ts';
import { MINUTE } from '../durations.ts';
import { createLimiter, type Limiter } from './rate-limiter.ts';

let app: TestApp;
let one: Limiter;
let two: Limiter;
beforeAll(async () => {
  app = await startApp();
  one = server(0);
  two = server(0.5);
});
afterAll(() => app.close());

let now = Date.now();
/** A server that counts, in a row that `chance` chooses. */
const server = (chance: number) =>
  createLimiter({ database: app.database, secrets: [SECRET], now: () => now, random: () => chance });
const write = ({ count, counter }: Limiter) =>
  count(
    [counter({ parts: ['write', 7], limit: 3, windowMs: MINUTE, doubles: false, sharded: true })],
    ([writes]) => (writes && writes.hits > 3 ? writes : undefined),
  );

test('servers count in separate rows, and the limit applies to the sum', async () => {
  await write(one);
  await write(two);
  await write(one);
  for (const counting of [one, two]) {
    await expect(write(counting)).rejects.toMatchObject({ code: 'too_many_requests' });
  }
  const rows = await rowsOf(app, 'throttles');
  expect(rows.map(({ hits }) => Number(hits)).toSorted()).toEqual(onMariadb ? [1, 2] : [3]);
});

test('rows whose window has ended do not count', async () => {
  now += 10 * MINUTE;
  for (const counting of [one, one, one]) await write(counting);
  await expect(write(two)).rejects.toMatchObject({ code: 'too_many_requests' });
});
