import { isUnavailable } from '../database/errors.ts';
import { HttpError } from '../http/http-error.ts';

/** `Cache-Control` for public data that can change at any time. */
export const CACHE_BRIEFLY = 'public, max-age=10, stale-while-revalidate=50';

/** Returns true if the database is unavailable, so that a stale response is better than an error. */
export const isOutage = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof HttpError && error.code === 'unavailable');

/** The revision of responses that were computed while no revision could be read, so that they are never current. */
export const UNKNOWN_REVISION = 'unknown';

/** Public data for pages that are rendered on the server. */
export interface PublicData {
  /**
   * Reads the response of a public endpoint; during an outage, the last response. If there is none, rejects within two
   * seconds.
   */
  read(path: string): Promise<unknown>;
  /** Returns a value that changes with the responses. Rejects if the database does not respond at once. */
  revision(): Promise<string>;
}
