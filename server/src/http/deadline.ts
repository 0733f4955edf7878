import { Failure } from './failure.ts';

/** Gives work so long; after that the caller hears that the service is busy, whatever becomes of the work. */
export async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
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
