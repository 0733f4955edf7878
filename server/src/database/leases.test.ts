import { afterAll, expect, test } from 'vitest';
import { startApp } from '../../test/test-app.ts';
import { type Execute, releaseLease, takeLease } from './leases.ts';

const app = await startApp();
afterAll(() => app.close());

const execute: Execute = async (sql, values) => {
  const em = app.database.orm.em.fork();
  return (await em.execute<{ affectedRows: number }>(sql, [...values], 'run')).affectedRows;
};
const take = (holder: string, now: number) =>
  takeLease(execute, { name: 'cleanup', holder, now, durationMs: 1000 });

test('a lease has one holder, who can renew it, until it expires', async () => {
  expect(await take('one', 1000)).toBe(true);
  expect(await take('two', 1999)).toBe(false);
  expect(await take('one', 1999)).toBe(true);
  expect(await take('two', 2500)).toBe(false);
  expect(await take('two', 2999)).toBe(true);
  expect(await take('one', 3000)).toBe(false);
});

test('a released lease is free, and a holder cannot release the lease of another holder', async () => {
  expect(await take('three', 10_000)).toBe(true);
  await releaseLease(execute, { name: 'cleanup', holder: 'four' });
  expect(await take('four', 10_001)).toBe(false);
  await releaseLease(execute, { name: 'cleanup', holder: 'three' });
  expect(await take('four', 10_002)).toBe(true);
});

test('a lease that was taken by a clock an hour ahead is free once the clock is right', async () => {
  const now = 50_000;
  expect(await take('five', now + 3_600_000)).toBe(true);
  expect(await take('six', now)).toBe(true);
  // The clocks of two servers may differ by a minute.
  expect(await take('seven', now - 60_000)).toBe(false);
});

test('one of several holders that take a lease at once gets it', async () => {
  const taken = Array.from({ length: 8 }, (_, n) => take(`holder ${n}`, 100_000));
  expect((await Promise.all(taken)).filter(Boolean)).toHaveLength(1);
});
