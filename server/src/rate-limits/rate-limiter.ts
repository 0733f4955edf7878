import { createHmac } from 'node:crypto';
import { type Database, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { RateLimitResult } from '../http/request-context.ts';
import { addHits, type Count, type Counter, deleteCounter, undoHits } from './counters.ts';

interface LimiterOptions {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
  /** Returns a number from 0 to 1, without 1. */
  readonly random?: () => number;
}

/** Number of rows of a sharded counter. */
const SHARDS = 16;

type Part = string | number;
/** Returns the count that exceeds its limit, if any. */
export type FindExceeded = (counts: readonly Count[]) => Count | undefined;

/** Returns a function that finds the first count above the limit of its counter; expects the counts in the same order. */
export const firstExceeded =
  (counters: readonly Counter[]): FindExceeded =>
  (counts) =>
    counts.find(({ hits }, n) => hits > (counters[n]?.limit ?? 0));

export interface Limiter {
  /** Returns the id of the counter for these parts: a keyed hash. */
  counterId(...parts: readonly Part[]): string;
  counter(limit: number, windowMs: number, ...parts: readonly Part[]): Counter;
  /**
   * Returns a counter with a row per server, for frequent requests: two nodes of a database cluster that update one row at
   * the same moment get conflicts. The limit applies to the sum; concurrent requests may exceed it.
   */
  shardedCounter(limit: number, windowMs: number, ...parts: readonly Part[]): Counter;
  /** Counts every request, and rejects it if any counter exceeds its limit. */
  limitRequests(...counters: readonly Counter[]): Promise<RateLimitResult>;
  /** Counts failed attempts. A successful one deletes the counters in `deleteOnSuccess`. */
  limitFailedAttempts(
    counters: readonly Counter[],
    findExceeded: FindExceeded,
    deleteOnSuccess: readonly string[],
  ): Promise<RateLimitResult>;
}

/** Creates rate limits that count in the database. A rejected request does not change any counter. */
export function createLimiter({ database, secret, now, random = Math.random }: LimiterOptions): Limiter {
  const counterId = (...parts: readonly Part[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

  const shardId = (id: string, shard: number) => id.slice(0, -2) + String(shard).padStart(2, '0');
  // Servers that choose the same shard by chance count correctly, but get conflicts.
  const localShard = database.kind === 'mysql' ? Math.floor(random() * SHARDS) : 0;
  const otherShards =
    database.kind === 'mysql'
      ? Array.from({ length: SHARDS }, (_, shard) => shard).filter((shard) => shard !== localShard)
      : [];

  const count = (counters: readonly Counter[], findExceeded: FindExceeded) =>
    inTransaction(database, async (em) => {
      const exceeded = findExceeded(await addHits(database, em, counters, now()));
      if (exceeded) {
        const retryAfterSeconds = Math.max(1, Math.ceil((exceeded.resetsAt - now()) / 1000));
        throw new HttpError('too_many_requests', { retryAfterSeconds });
      }
    });

  return {
    counterId,
    counter: (limit, windowMs, ...parts) => ({ id: counterId(...parts), limit, windowMs }),
    shardedCounter: (limit, windowMs, ...parts) => {
      const id = counterId(...parts);
      const otherShardIds = otherShards.map((shard) => shardId(id, shard));
      return { id: shardId(id, localShard), otherShardIds, limit, windowMs };
    },
    limitRequests: async (...counters) => {
      await count(counters, firstExceeded(counters));
      return {};
    },
    limitFailedAttempts: async (counters, findExceeded, deleteOnSuccess) => {
      await count(counters, findExceeded);
      const ids = counters.map(({ id }) => id);
      const onFinished = async (error?: unknown) => {
        if (error instanceof HttpError && error.details.isFailedAttempt) return;
        await inTransaction(database, async (em) => {
          await undoHits(em, ids);
          if (error === undefined) for (const id of deleteOnSuccess) await deleteCounter(em, id);
        });
      };
      return { onFinished };
    },
  };
}
