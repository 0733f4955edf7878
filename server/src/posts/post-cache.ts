import { isOutage } from '../cache/public-data.ts';
import { readWithTimeout } from '../cache/read-with-timeout.ts';
import { VersionedLruCache } from '../cache/versioned-lru-cache.ts';
import type { Database } from '../database/database.ts';
import { dayOf } from '../durations.ts';
import { readPostsRevision } from '../hot-queries.ts';
import { withDeadline } from '../http/deadline.ts';
import type { Audience } from './post-access.ts';

/** Time limits for reading posts for visitors, in milliseconds. */
export interface PostReadTimeouts {
  /** Time after which visitors get the cached post or list, even if it is stale. */
  readonly staleAfterMs: number;
  /** Time after which visitors get a 503 if nothing is cached. */
  readonly failAfterMs: number;
}

/** The time limits in production. */
export const POST_READ_TIMEOUTS: PostReadTimeouts = { staleAfterMs: 100, failAfterMs: 1800 };

export interface PostCachesOptions {
  readonly database: Database;
  readonly now: () => number;
  /** Undefined if reads cannot hang. */
  readonly timeouts?: PostReadTimeouts | undefined;
}

/** Loads a value as the audience sees it on a day, such as `2026-01-31`. */
type Load<T> = (audience: Audience, day: string) => Promise<T>;

/** Caches values by name and audience until a post or an author changes, or the day ends. */
export interface PostCache<T> {
  get(name: string, audience: Audience, load: Load<T>): Promise<T>;
}

export interface PostCaches {
  /** Creates a cache of at most `maxEntries` values. */
  create<T>(maxEntries: number): PostCache<T>;
  /** Returns a value that changes with the posts that visitors see. Rejects if the database does not respond soon. */
  revision(): Promise<string>;
}

/** Creates the caches of posts. They share the reads of the revision, so that a hanging database holds up only one. */
export function createPostCaches({ database, now, timeouts }: PostCachesOptions): PostCaches {
  const today = () => dayOf(now());
  // Read before the posts: a change in between then only causes another load. The other order would cache old posts
  // under the new revision.
  const readRevision = () => readPostsRevision(database);
  const visitorsRevision = readWithTimeout(readRevision, timeouts?.staleAfterMs);

  /** Returns the value for visitors: during an outage of the database the cached one, even if it is stale. */
  async function getForVisitors<T>(cache: VersionedLruCache<T>, name: string, load: Load<T>): Promise<T> {
    const key = `visitors ${name}`;
    const day = today();
    const cached = cache.latest(key);
    const { orTimeOut, withoutTimeout } = visitorsRevision;
    const current = async () => {
      const revision = await (cached === undefined ? withoutTimeout() : orTimeOut());
      return cache.get(key, `${revision} ${day}`, () => load('visitors', day));
    };
    try {
      return await withDeadline(timeouts?.failAfterMs, current);
    } catch (error) {
      if (cached === undefined || !isOutage(error)) throw error;
      return cached;
    }
  }

  return {
    create: <T>(maxEntries: number): PostCache<T> => {
      const cache = new VersionedLruCache<T>(maxEntries, isOutage);
      return {
        get: async (name, audience, load) => {
          if (audience === 'visitors') return getForVisitors(cache, name, load);
          const day = today();
          const key = audience === 'editors' ? `editors ${name}` : `author ${audience.authorId} ${name}`;
          return cache.get(key, `${await readRevision()} ${day}`, () => load(audience, day));
        },
      };
    },
    revision: async () => `${await visitorsRevision.orTimeOut()} ${today()}`,
  };
}
