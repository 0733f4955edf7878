import { isUnavailable } from '../database/errors.ts';
import { HttpError } from '../http/http-error.ts';

/** `Cache-Control` for public data that can change at any time. */
export const CACHE_BRIEFLY = 'public, max-age=10, stale-while-revalidate=50';

/** Returns true if the database is unavailable, so that a stale response is better than an error. */
export const isOutage = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof HttpError && error.code === 'unavailable');

/** The revision of a response if none could be read. It equals no real revision, so the response is always stale. */
export const UNKNOWN_REVISION = 'unknown';

export interface PublicData {
  /**
   * Reads the response of a public endpoint; during an outage, the last response. If there is none, rejects within two
   * seconds.
   */
  read(path: string): Promise<unknown>;
  /** Returns a value that changes with the responses. Rejects if the database does not respond in time. */
  revision(): Promise<string>;
}

/** Rejects all reads with `unavailable` while `isReadable` returns false. */
export function readableWhile(isReadable: () => boolean, { read, revision }: PublicData): PublicData {
  const assertReadable = () => {
    if (!isReadable()) throw new HttpError('unavailable', { retryAfterSeconds: 2 });
  };
  return {
    read: async (path) => {
      assertReadable();
      return read(path);
    },
    revision: async () => {
      assertReadable();
      return revision();
    },
  };
}
