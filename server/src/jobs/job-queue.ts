import pLimit from 'p-limit';
import { Failure } from '../http/http-error.ts';

/** Numbers of running and of queued jobs. */
export type Load = { readonly running: number; readonly waiting: number };

/**
 * Runs at most `running` jobs at a time and queues at most `waiting` more. Further jobs are rejected with a 503 that has
 * a `Retry-After` header.
 */
export function limitConcurrency({ running, waiting }: Load) {
  const limit = pLimit(running);
  const load = (): Load => ({ running: limit.activeCount, waiting: limit.pendingCount });
  const run = <T>(job: () => Promise<T>): Promise<T> => {
    if (limit.activeCount >= running && limit.pendingCount >= waiting) {
      return Promise.reject(new Failure('unavailable', { retryAfterSeconds: 2 }));
    }
    return limit(job);
  };
  return Object.assign(run, { load });
}
