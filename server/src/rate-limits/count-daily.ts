import type { Database, EntityManager } from '../database/database.ts';
import { addHits } from './counters.ts';
import { createLimiter } from './rate-limiter.ts';

const DAY = 24 * 3_600_000;

interface CountDailyOptions {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
}

/** Returns a function that counts an event and returns the count of the day that began with the first one. */
export function createCountDaily(options: CountDailyOptions) {
  const { counter } = createLimiter(options);
  const { now } = options;
  return async (em: EntityManager, kind: string, subject: string): Promise<number> => {
    const daily = { limit: Number.MAX_SAFE_INTEGER, windowMs: DAY, doubles: false, sharded: false };
    const [count] = await addHits(em, [counter({ parts: [kind, subject], ...daily })], now());
    return count?.hits ?? 0;
  };
}
