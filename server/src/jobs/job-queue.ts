import pLimit from 'p-limit';
import { HttpError } from '../http/http-error.ts';

/** Numbers of running and queued jobs. */
export type QueueLoad = { readonly running: number; readonly waiting: number };

interface QueueLimits {
  readonly concurrency: number;
  readonly maxQueued: number;
}

/**
 * Runs at most `concurrency` jobs at a time and queues at most `maxQueued` more. Further jobs are rejected with a 503 that has
 * a `Retry-After` header.
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
