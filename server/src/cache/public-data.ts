import { isUnavailable } from '../database/errors.ts';
import { Failure } from '../http/http-error.ts';

/** How long browsers and proxies may keep what anyone may read and somebody may change. */
export const SHORTLY_KEPT = 'public, max-age=10, stale-while-revalidate=50';

/** The public data cannot be read now; what was read before is better than nothing. */
export const isOutage = (error: unknown): boolean =>
  isUnavailable(error) || (error instanceof Failure && error.code === 'unavailable');

/** Names what was made while no revision could be read; so it is never current. */
export const UNKNOWN_REVISION = 'unknown';

/** What anyone may read, for pages that are rendered here. */
export interface PublicData {
  /**
   * The response of a public endpoint by its path, during an outage the last one. Rejects with a failure where there
   * is none, within two seconds.
   */
  read(path: string): Promise<unknown>;
  /** Changes whenever a response may have. Rejects with an outage if the database does not tell at once. */
  revision(): Promise<string>;
}
