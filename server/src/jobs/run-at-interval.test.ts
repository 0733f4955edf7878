import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runAtInterval } from './run-at-interval.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const EVERY_MS = 1000;
const log = pino({ enabled: false });
const options = { everyMs: EVERY_MS, log, failure: 'the job failed' };

test('a job runs again only after its last run has ended', async () => {
  let finish = () => {};
  const job = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = runAtInterval(job, options);
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(job).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(job).toHaveBeenCalledTimes(2);
  stop();
});

test('a job that fails is reported and runs again', async () => {
  const error = new Error('no database');
  const warn = vi.spyOn(log, 'warn');
  const stop = runAtInterval(() => Promise.reject(error), options);
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect(warn.mock.calls).toEqual(Array(2).fill([{ err: error }, 'the job failed']));
  stop();
});

test('a stopped job does not run', async () => {
  const job = vi.fn(async () => {});
  runAtInterval(job, options)();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(job).not.toHaveBeenCalled();
});
