import { expect, test } from 'vitest';
import { createAccountQueues, createJobQueue } from './job-queue.ts';

const pausedJob = () => {
  let finish = () => {};
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let started = false;
  const job = () => {
    started = true;
    return promise;
  };
  return { job, finish: () => finish(), started: () => started };
};

test('jobs beyond the running ones wait, and jobs beyond the queue are rejected with 503', async () => {
  const run = createJobQueue({ concurrency: 2, maxQueued: 1 });
  const jobs = [pausedJob(), pausedJob(), pausedJob()];
  const runs = jobs.map(({ job }) => run(job));
  await expect(run(async () => 'too many')).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'Retry-After': '2' },
  });
  expect(jobs.map(({ started }) => started())).toEqual([true, true, false]);
  expect(run.load()).toEqual({ running: 2, waiting: 1 });
  jobs[0]?.finish();
  await runs[0];
  await expect.poll(() => jobs.map(({ started }) => started())).toEqual([true, true, true]);
  for (const { finish } of jobs) finish();
  await Promise.all(runs);
  expect(await run(async () => 'free again')).toBe('free again');
});

test('a failed job frees its slot', async () => {
  const run = createJobQueue({ concurrency: 1, maxQueued: 1 });
  const failing = run(async () => {
    throw new Error('no');
  });
  const next = run(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('jobs of one account do not shut out another account', async () => {
  const queueFor = createAccountQueues(createJobQueue({ concurrency: 2, maxQueued: 1 }), { maxQueued: 3 });
  const jobs = Array.from({ length: 4 }, pausedJob);
  const runs = jobs.map(({ job }) => queueFor(1, job));
  await expect(queueFor(1, async () => 'too many')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await queueFor(2, async () => 'done')).toBe('done');
  expect(jobs.map(({ started }) => started())).toEqual([true, false, false, false]);
  for (const { finish } of jobs) finish();
  await Promise.all(runs);
});

test('an account has one running job at a time, even after earlier ones have ended', async () => {
  const queueFor = createAccountQueues(createJobQueue({ concurrency: 2, maxQueued: 1 }), { maxQueued: 3 });
  const [first, second, third] = [pausedJob(), pausedJob(), pausedJob()];
  const runs = [queueFor(1, first.job), queueFor(1, second.job)];
  first.finish();
  await runs[0];
  runs.push(queueFor(1, third.job));
  await expect.poll(() => second.started()).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(third.started()).toBe(false);
  second.finish();
  third.finish();
  await Promise.all(runs);
});

test('an account without jobs takes no memory and no place, whether its last job succeeded or failed', async () => {
  const shared = createJobQueue({ concurrency: 2, maxQueued: 1 });
  const queueFor = createAccountQueues(shared, { maxQueued: 1, maxTotal: 3 });
  for (const _round of [1, 2]) {
    const running = Promise.all([queueFor(1, async () => 'done'), queueFor(1, async () => 'done')]);
    const failing = queueFor(2, () => Promise.reject(new Error('no')));
    expect(queueFor.accounts()).toBe(2);
    await expect(failing).rejects.toThrow('no');
    await running;
    expect(queueFor.accounts()).toBe(0);
  }
});

test('jobs of all accounts together have a limit, because each takes memory', async () => {
  const shared = createJobQueue({ concurrency: 1, maxQueued: 8 });
  const queueFor = createAccountQueues(shared, { maxQueued: 3, maxTotal: 4 });
  const jobs = Array.from({ length: 4 }, pausedJob);
  const runs = jobs.map(({ job }, n) => queueFor(n % 2, job));
  await expect(queueFor(2, async () => 'too many')).rejects.toMatchObject({ code: 'unavailable' });
  expect(jobs.map(({ started }) => started())).toEqual([true, false, false, false]);
  for (const { finish } of jobs) finish();
  await Promise.all(runs);
  expect(await queueFor(2, async () => 'done')).toBe('done');
});
