import { Failure } from './failure.ts';

/** How many jobs run, and how many wait. */
export type Load = { readonly running: number; readonly waiting: number };

/** Runs at most `running` jobs at a time and lets at most `waiting` more wait; the rest are turned away. */
export function bounded({ running, waiting }: Load) {
  const queue: (() => void)[] = [];
  let active = 0;
  const run = async <T>(job: () => Promise<T>): Promise<T> => {
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
  return Object.assign(run, { load: (): Load => ({ running: active, waiting: queue.length }) });
}
