import { HttpError } from './http-error.ts';

/** A time limit in milliseconds; undefined where requests cannot hang. */
export type Deadline = number | undefined;

/** Returns the milliseconds that running requests have left while the server stops; 0 before. */
export type TimeToFinish = () => number;

const neverAborted = new AbortController().signal;

/**
 * Rejects with `unavailable` if the work takes longer than the deadline, or than the time to finish while the server
 * stops. The work itself is not canceled, but its signal is aborted with the same error.
 */
export function withDeadline<T>(
  deadline: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
  timeToFinish: TimeToFinish = () => 0,
): Promise<T> {
  return deadline === undefined ? work(neverAborted) : race(deadline, work, timeToFinish);
}

async function race<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  timeToFinish: TimeToFinish,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const onTimeout = () => {
      const remainingMs = timeToFinish();
      if (remainingMs > 0) timer = setTimeout(onTimeout, remainingMs);
      else {
        const error = new HttpError('unavailable', { retryAfterSeconds: 2 });
        controller.abort(error);
        reject(error);
      }
    };
    timer = setTimeout(onTimeout, ms);
  });
  try {
    return await Promise.race([work(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
