import { HttpError } from '../http/http-error.ts';

/** A read with a timeout, for callers that prefer a cached value to waiting for a hanging database. */
export interface ReadWithTimeout<T> {
  /** Rejects with `unavailable` after the timeout, and at once while an earlier read is overdue. */
  orTimeOut(): Promise<T>;
  /** Waits without a timeout. While a read is overdue, waits for this read instead of starting another. */
  withoutTimeout(): Promise<T>;
}

/**
 * Prevents reads from piling up while the database hangs: a read is overdue after `timeoutMs`, and until it ends, no other
 * read is started. Without a timeout, every call reads.
 */
export function readWithTimeout<T>(
  read: () => Promise<T>,
  timeoutMs: number | undefined,
): ReadWithTimeout<T> {
  if (timeoutMs === undefined) return { orTimeOut: read, withoutTimeout: read };
  let overdue: Promise<T> | undefined;
  const start = () => {
    const value = read();
    const late = new Promise<never>((_, reject) => {
      // Data that has already arrived is handled first, even if this process is late.
      const timer = setTimeout(() => setImmediate(giveUp), timeoutMs);
      let ended = false;
      const giveUp = () => {
        if (!ended) overdue = value;
        reject(new HttpError('unavailable', { retryAfterSeconds: 2 }));
      };
      const end = () => {
        ended = true;
        clearTimeout(timer);
        if (overdue === value) overdue = undefined;
      };
      value.then(end, end);
    });
    // Prevents an unhandled rejection when the value wins the race.
    late.catch(() => {});
    return { value, late };
  };
  return {
    orTimeOut: async () => {
      if (overdue) throw new HttpError('unavailable', { retryAfterSeconds: 2 });
      const { value, late } = start();
      return Promise.race([value, late]);
    },
    withoutTimeout: () => overdue ?? start().value,
  };
}
