import pLimit from 'p-limit';
import { Tinypool } from 'tinypool';
import { HttpError } from '../http/http-error.ts';

/** Numbers of running and queued jobs. */
export type QueueLoad = { readonly running: number; readonly waiting: number };

interface QueueLimits {
  readonly concurrency: number;
  readonly maxQueued: number;
}

/**
 * Runs at most `concurrency` jobs at a time and queues at most `maxQueued` more. Further jobs are rejected with a 503
 * that has a `Retry-After` header.
 */
export function createJobQueue({ concurrency, maxQueued }: QueueLimits) {
  const limit = pLimit(concurrency);
  const load = (): QueueLoad => ({ running: limit.activeCount, waiting: limit.pendingCount });
  const run = <T>(job: () => Promise<T>): Promise<T> => {
    if (limit.activeCount >= concurrency && limit.pendingCount >= maxQueued) {
      return Promise.reject(new HttpError('unavailable', { retryAfterSeconds: 2 }));
    }
    return limit(job);
  };
  return Object.assign(run, { load });
}

type JobQueue = ReturnType<typeof createJobQueue>;

interface AccountQueueLimits extends Pick<QueueLimits, 'maxQueued'> {
  /** Most jobs of all accounts together, running and queued. */
  readonly maxTotal?: number;
}

/**
 * Returns a function that runs the jobs of accounts in a shared queue. Each account has one job there at a time, and at
 * most `maxQueued` more in a queue of the account, so that one account does not delay or shut out others. `accounts`
 * returns the number of accounts that have jobs.
 */
export function createAccountQueues(
  shared: JobQueue,
  { maxQueued, maxTotal = Number.POSITIVE_INFINITY }: AccountQueueLimits,
) {
  const queues = new Map<number, JobQueue>();
  let total = 0;
  const run = async <T>(accountId: number, job: () => Promise<T>): Promise<T> => {
    if (total >= maxTotal) throw new HttpError('unavailable', { retryAfterSeconds: 2 });
    total++;
    const queue = queues.get(accountId) ?? createJobQueue({ concurrency: 1, maxQueued });
    queues.set(accountId, queue);
    try {
      return await queue(() => shared(job));
    } finally {
      total--;
      const { running, waiting } = queue.load();
      if (running + waiting === 0) queues.delete(accountId);
    }
  };
  return Object.assign(run, { accounts: () => queues.size });
}

/** The time after which an idle thread ends. Starting a thread takes 130 ms of CPU time. */
const IDLE_MS = 600_000;

interface WorkerPoolOptions {
  /** The module that the thread runs. */
  readonly file: URL;
  /** The module's function that does the work. */
  readonly name: string;
  /** Limit of the thread's heap in MB; Node's default if absent. */
  readonly heapMb?: number;
}

/** Creates a pool of one worker thread, which starts with the first task and knows none of the server's secrets. */
export function createWorkerPool({ file, name, heapMb }: WorkerPoolOptions): Tinypool {
  return new Tinypool({
    filename: file.href,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    env: {},
    // `--conditions` decides whether packages resolve to sources or builds, which must be the same as in the server.
    execArgv: process.execArgv.filter((argument) => argument.startsWith('--conditions=')),
    ...(heapMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
  });
}
