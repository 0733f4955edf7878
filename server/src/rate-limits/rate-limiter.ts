import { type Database, type EntityManager, inTransaction, query } from '../database/database.ts';
import { DAY } from '../durations.ts';
import { HttpError } from '../http/http-error.ts';
import { keyedHash } from '../keyed-hash.ts';
import { CounterRow } from './counter.entity.ts';
import { addHits, type Count, type Counter, nextCounts, undoHits } from './counters.ts';

interface LimiterOptions {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
  /** Returns a number from 0 up to, but not including, 1. */
  readonly random?: () => number;
}

/** Number of rows of a sharded counter. */
const SHARDS = 16;

interface CounterOptions extends Pick<Counter, 'limit' | 'windowMs' | 'doubles'> {
  /** The counted thing, such as the name of the limit and an IP address. */
  readonly parts: readonly (string | number)[];
  /**
   * True for a row per server, for frequent requests: two nodes of a database cluster that update one row at the same
   * moment get conflicts. The limit applies to the sum; concurrent requests may exceed it.
   */
  readonly sharded: boolean;
}

/** Returns the count that rejects a request, if any. */
type FindExceeded<C extends Counter> = (counts: readonly Count<C>[]) => Count<C> | undefined;

export interface Limiter {
  /** Returns a counter whose id is a keyed hash of its parts. */
  counter(options: CounterOptions): Counter;
  /** Throws `too_many_requests` if a count would reject a request now. Changes no counter. */
  check<C extends Counter>(counters: readonly C[], findExceeded: FindExceeded<C>): Promise<void>;
  /** Counts a request, or throws `too_many_requests` if a count rejects it. A rejected request changes no counter. */
  count<C extends Counter>(
    counters: readonly C[],
    findExceeded: FindExceeded<C>,
  ): Promise<readonly Count<C>[]>;
  /**
   * Ends a request that was counted as a failed attempt in advance. Subtracts it again unless `error` is a failed attempt.
   * Without an error, deletes the counters `cleared`.
   */
  settle(failures: readonly string[], cleared: readonly string[], error?: unknown): Promise<void>;
}

/** Creates rate limits that count in the database. */
export function createLimiter({ database, secret, now, random = Math.random }: LimiterOptions): Limiter {
  const shardId = (id: string, shard: number) => id.slice(0, -2) + String(shard).padStart(2, '0');
  // Servers that choose the same shard by chance count correctly, but get conflicts.
  const localShard = database.kind === 'mysql' ? Math.floor(random() * SHARDS) : 0;
  const otherShards =
    database.kind === 'mysql'
      ? Array.from({ length: SHARDS }, (_, shard) => shard).filter((shard) => shard !== localShard)
      : [];

  const rejectIf = (exceeded: Count<Counter> | undefined) => {
    if (!exceeded) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((exceeded.resetsAt - now()) / 1000));
    throw new HttpError('too_many_requests', { retryAfterSeconds });
  };

  return {
    counter: ({ parts, sharded, ...rest }) => {
      const id = keyedHash(secret, parts);
      if (!sharded) return { ...rest, id };
      return { ...rest, id: shardId(id, localShard), otherShardIds: otherShards.map((n) => shardId(id, n)) };
    },
    check: async (counters, findExceeded) =>
      rejectIf(findExceeded(await query(database, (em) => nextCounts(em, counters, now())))),
    count: (counters, findExceeded) =>
      inTransaction(database, async (em) => {
        const counts = await addHits(em, counters, now());
        rejectIf(findExceeded(counts));
        return counts;
      }),
    settle: async (failures, cleared, error) => {
      if (error instanceof HttpError && error.details.isFailedAttempt) return;
      await inTransaction(database, async (em) => {
        await undoHits(em, failures);
        if (error === undefined) await em.nativeDelete(CounterRow, { id: { $in: [...cleared] } });
      });
    },
  };
}

/** Returns a function that counts an event and returns its count in the 24 hours since the first event. */
export function createCountDaily(options: LimiterOptions) {
  const { counter } = createLimiter(options);
  return async (em: EntityManager, kind: string, subject: string): Promise<number> => {
    const daily = { limit: Number.MAX_SAFE_INTEGER, windowMs: DAY, doubles: false, sharded: false };
    const [count] = await addHits(em, [counter({ parts: [kind, subject], ...daily })], options.now());
    return count?.hits ?? 0;
  };
}
