import { Failure } from './failure.ts';

/** Runs at most `running` jobs at a time and lets at most `waiting` more wait; the rest are turned away. */
export function bounded({ running, waiting }: { readonly running: number; readonly waiting: number }) {
  const queue: (() => void)[] = [];
  let active = 0;
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) throw new Failure('unavailable', { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else active++;
    try {
      return await job();
    } finally {
      // The place goes to the next one directly, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else active--;
    }
  };
}
