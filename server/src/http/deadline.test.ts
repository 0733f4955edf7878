import { expect, test } from 'vitest';
import { withDeadline } from './deadline.ts';

const unavailable = { code: 'unavailable' };

test('work that exceeds the deadline gets an aborted signal', async () => {
  let signal: AbortSignal | undefined;
  const response = withDeadline(1, (given) => {
    signal = given;
    return new Promise(() => {});
  });
  await expect(response).rejects.toMatchObject(unavailable);
  expect(signal?.reason).toMatchObject(unavailable);
});

test('work that ends before the deadline keeps its signal', async () => {
  const isAborted = async (signal: AbortSignal) => signal.aborted;
  expect(await withDeadline(60_000, isAborted)).toBe(false);
  expect(await withDeadline(undefined, isAborted)).toBe(false);
});
