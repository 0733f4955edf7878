import { HttpError } from './http-error.ts';

/** A time limit in milliseconds; undefined where requests cannot hang. */
export type Deadline = number | undefined;

/** Rejects with `unavailable` if the work takes longer than the deadline. The work itself is not canceled. */
export function withDeadline<T>(deadline: Deadline, work: () => Promise<T>): Promise<T> {
  return deadline === undefined ? work() : race(deadline, work);
}

async function race<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HttpError('unavailable', { retryAfterSeconds: 2 })), ms);
  });
  try {
    return await Promise.race([work(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
