import { Failure } from './http-error.ts';

/** How long a request may wait; undefined where nothing can keep it waiting. */
export type Deadline = number | undefined;

/** Gives work so long; after that the caller hears that the service is busy, whatever becomes of the work. */
export function within<T>(deadline: Deadline, work: () => Promise<T>): Promise<T> {
  return deadline === undefined ? work() : race(deadline, work);
}

async function race<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure('unavailable', { retryAfterSeconds: 2 })), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
