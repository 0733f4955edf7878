import { expect, test } from 'vitest';
import { bounded } from './bounded.ts';

const pausedJob = () => {
  let finish = () => {};
  let begun = false;
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const job = () => {
    begun = true;
    return ended;
  };
  return { job, finish: () => finish(), begun: () => begun };
};

test('so many run, so many wait, and the rest are asked to come again', async () => {
  const inTurn = bounded({ running: 2, waiting: 1 });
  const jobs = [pausedJob(), pausedJob(), pausedJob()];
  const runs = jobs.map(({ job }) => inTurn(job));
  expect(jobs.map(({ begun }) => begun())).toEqual([true, true, false]);
  await expect(inTurn(async () => 'too many')).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'Retry-After': '2' },
  });
  jobs[0]?.finish();
  await runs[0];
  expect(jobs.map(({ begun }) => begun())).toEqual([true, true, true]);
  for (const { finish } of jobs) finish();
  await Promise.all(runs);
  expect(await inTurn(async () => 'there is room again')).toBe('there is room again');
});

test('a job that fails leaves its place to the next', async () => {
  const inTurn = bounded({ running: 1, waiting: 1 });
  const failing = inTurn(async () => {
    throw new Error('no');
  });
  const next = inTurn(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
