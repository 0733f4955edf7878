import pLimit from 'p-limit';
import { HttpError } from '../http/http-error.ts';

/** Numbers of running and queued jobs. */
export type QueueLoad = { readonly running: number; readonly waiting: number };

/**
 * Runs at most `running` jobs at a time and queues at most `waiting` more. Further jobs are rejected with a 503 that has
 * a `Retry-After` header.
 */
export function createJobQueue({ running, waiting }: QueueLoad) {
  const limit = pLimit(running);
  const load = (): QueueLoad => ({ running: limit.activeCount, waiting: limit.pendingCount });
  const run = <T>(job: () => Promise<T>): Promise<T> => {
    if (limit.activeCount >= running && limit.pendingCount >= waiting) {
      return Promise.reject(new HttpError('unavailable', { retryAfterSeconds: 2 }));
    }
    return limit(job);
  };
  return Object.assign(run, { load });
}
