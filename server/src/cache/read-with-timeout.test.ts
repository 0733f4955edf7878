import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readWithTimeout } from './read-with-timeout.ts';

const TIMEOUT_MS = 100;
const LATE = { code: 'unavailable' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A source whose reads end when the test resolves them. */
function source() {
  const pending: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const read = () => new Promise<number>((resolve, reject) => pending.push({ resolve, reject }));
  return { pending, reads: readWithTimeout(read, TIMEOUT_MS) };
}

async function wait(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

test('every call reads while the reads end in time', async () => {
  const { pending, reads } = source();
  const [first, second] = [reads.orTimeOut(), reads.withoutTimeout()];
  await wait(TIMEOUT_MS - 1);
  pending[0]?.resolve(1);
  pending[1]?.resolve(2);
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a read that takes too long times out, and no other caller waits for it', async () => {
  const { pending, reads } = source();
  const first = expect(reads.orTimeOut()).rejects.toMatchObject(LATE);
  await wait(TIMEOUT_MS + 1);
  await first;
  for (let time = 0; time < 50; time++) await expect(reads.orTimeOut()).rejects.toMatchObject(LATE);
  expect(pending).toHaveLength(1);
});

test('callers without a timeout join the overdue read', async () => {
  const { pending, reads } = source();
  const first = reads.withoutTimeout();
  await wait(TIMEOUT_MS + 1);
  const second = reads.withoutTimeout();
  pending[0]?.resolve(1);
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  expect(pending).toHaveLength(1);
});

test.each(['resolve', 'reject'] as const)(
  'after an overdue read ended by %s, the next call reads',
  async (end) => {
    const { pending, reads } = source();
    reads.withoutTimeout().catch(() => {});
    await wait(TIMEOUT_MS + 1);
    if (end === 'resolve') pending[0]?.resolve(1);
    else pending[0]?.reject(new Error('away'));
    await wait(0);
    const next = reads.orTimeOut();
    pending[1]?.resolve(2);
    expect(await next).toBe(2);
  },
);

test('the error of a read is the error of its caller', async () => {
  const { pending, reads } = source();
  const reading = expect(reads.orTimeOut()).rejects.toThrow('away');
  pending[0]?.reject(new Error('away'));
  await reading;
});

test('without a timeout, every call reads and waits', async () => {
  let reads = 0;
  const { orTimeOut, withoutTimeout } = readWithTimeout(async () => ++reads, undefined);
  expect([await orTimeOut(), await withoutTimeout()]).toEqual([1, 2]);
});
