import { raw } from '@mikro-orm/core';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { DAY } from '../durations.ts';
import { HttpError } from '../http/http-error.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { Services } from '../services.ts';
import { CounterRow } from './counter.entity.ts';

interface LimiterServices extends Pick<Services, 'database' | 'secrets' | 'now'> {
  /** Returns a number from 0 up to, but not including, 1, which chooses the shard of this server. */
  readonly random?: () => number;
}

/** Number of rows of a sharded counter. */
const SHARDS = 16;

interface CounterOptions extends Pick<Counter, 'limit' | 'windowMs' | 'doubles'> {
  /** The counted thing, such as the name of the limit and an IP address. */
  readonly parts: readonly (string | number)[];
  /**
   * True if each server counts in a separate row, for frequent requests. Otherwise, two nodes of a database cluster
   * that update one row at the same moment get conflicts. The limit applies to the sum; concurrent requests may
   * exceed it.
   */
  readonly sharded?: boolean | undefined;
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
   * Ends a request that was counted in advance. Subtracts it from the counters `undoneIds` unless `error` is a failed
   * attempt. Without an error, deletes the counters `clearedIds`.
   */
  settle(undoneIds: readonly string[], clearedIds: readonly string[], error?: unknown): Promise<void>;
  /** Returns true if the window of a counter is open and has a hit. */
  isSet(counter: Counter): Promise<boolean>;
  /** Starts a new window of a counter with one hit. */
  set(counter: Counter): Promise<void>;
}

export function createLimiter({ database, secrets, now, random = Math.random }: LimiterServices): Limiter {
  // The number of the shard replaces the last two characters of the hash.
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
      const id = keyedHash(secrets[0], parts);
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
    settle: async (undoneIds, clearedIds, error) => {
      if (error instanceof HttpError && error.details.isFailedAttempt) return;
      await inTransaction(database, async (em) => {
        await undoHits(em, undoneIds);
        if (error === undefined) await em.nativeDelete(CounterRow, { id: { $in: [...clearedIds] } });
      });
    },
    isSet: async (counter) => {
      const rows = await query(database, (em) => findRows(em, counter));
      return sumOpen(rows, counter, now()).hits > 0;
    },
    set: ({ id, windowMs }) =>
      inTransaction(database, async (em) => {
        const row = { id, hits: 1, strikes: 0, resetsAt: now() + windowMs };
        await em.createQueryBuilder(CounterRow).insert(row).onConflict('id').merge().execute('run');
      }),
  };
}

/** Returns a function that counts an event and returns its count in the 24 hours since the first event. */
export function createCountDaily(services: LimiterServices) {
  const { counter } = createLimiter(services);
  return async (em: EntityManager, kind: string, subject: string): Promise<number> => {
    const daily = { limit: Number.MAX_SAFE_INTEGER, windowMs: DAY };
    const [count] = await addHits(em, [counter({ parts: [kind, subject], ...daily })], services.now());
    return count?.hits ?? 0;
  };
}

/** A counter of hits within a time window. */
export interface Counter {
  /** A keyed hash. */
  readonly id: string;
  /** Ids of the rows in which other servers count. */
  readonly otherShardIds?: readonly string[];
  readonly limit: number;
  readonly windowMs: number;
  /** True if each further violation doubles the window. */
  readonly doubles?: boolean;
}

export interface Count<C extends Counter> {
  readonly counter: C;
  readonly hits: number;
  readonly resetsAt: number;
}

/** Maximum number of times that a window doubles: 15 minutes grow to four hours. */
const MAX_STRIKES = 4;

const maxStrikes = ({ doubles }: Counter): number => (doubles ? MAX_STRIKES : 0);

/**
 * Adds a hit to each counter in sequence, and returns the counts. Must run in a transaction: adding the hit
 * locks the row, so that no other request changes it before this request has started a new window.
 */
function addHits<C extends Counter>(
  em: EntityManager,
  counters: readonly C[],
  now: number,
): Promise<readonly Count<C>[]> {
  return countEach(counters, async (counter) => {
    const { id, windowMs } = counter;
    await em
      .createQueryBuilder(CounterRow)
      .insert({ id, hits: 1, strikes: 0, resetsAt: now + windowMs })
      .onConflict('id')
      .merge({ hits: raw<number>('throttles.hits + 1') })
      .execute('run');
    const rows = await findRows(em, counter);
    const row = rows.find((each) => each.id === id);
    if (row && !isOpen(row, counter, now)) {
      const newWindow = nextWindow(row, counter, now);
      await em.nativeUpdate(CounterRow, { id }, newWindow);
      Object.assign(row, newWindow);
    }
    return sumOpen(rows, counter, now);
  });
}

/** Returns the counts that a further hit would lead to, without adding it. */
function nextCounts<C extends Counter>(
  em: EntityManager,
  counters: readonly C[],
  now: number,
): Promise<readonly Count<C>[]> {
  return countEach(counters, async (counter) => {
    const { hits, resetsAt } = sumOpen(await findRows(em, counter), counter, now);
    return { counter, hits: hits + 1, resetsAt };
  });
}

/** Counts one counter at a time. */
async function countEach<C extends Counter>(
  counters: readonly C[],
  count: (counter: C) => Promise<Count<C>>,
): Promise<readonly Count<C>[]> {
  const counts: Count<C>[] = [];
  for (const counter of counters) counts.push(await count(counter));
  return counts;
}

function findRows(em: EntityManager, { id, otherShardIds = [] }: Counter): Promise<CounterRow[]> {
  return em.find(CounterRow, { id: { $in: [id, ...otherShardIds] } }, { disableIdentityMap: true });
}

/**
 * Returns true if the window of a row has not ended. A window that ends too far in the future was started before the
 * clock was set back, and is ignored.
 */
function isOpen({ resetsAt }: CounterRow, counter: Counter, now: number): boolean {
  return resetsAt > now && resetsAt <= now + counter.windowMs * 2 ** maxStrikes(counter);
}

/**
 * Returns the window that begins with the last hit of a row. If windows double, it is twice as long as the previous
 * window if that window exceeded its limit; otherwise, the length is reset.
 */
function nextWindow({ hits, strikes }: CounterRow, counter: Counter, now: number): Omit<CounterRow, 'id'> {
  // The last hit belongs to the new window.
  const isExceeded = hits - 1 >= counter.limit;
  const nextStrikes = isExceeded ? Math.min(strikes + 1, maxStrikes(counter)) : 0;
  return { hits: 1, strikes: nextStrikes, resetsAt: now + counter.windowMs * 2 ** nextStrikes };
}

function sumOpen<C extends Counter>(rows: readonly CounterRow[], counter: C, now: number): Count<C> {
  const open = rows.filter((row) => isOpen(row, counter, now));
  return {
    counter,
    hits: open.reduce((sum, { hits }) => sum + hits, 0),
    resetsAt: Math.max(now, ...open.map(({ resetsAt }) => resetsAt)),
  };
}

async function undoHits(em: EntityManager, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await em.nativeUpdate(CounterRow, { id, hits: { $gt: 0 } }, { hits: raw<number>('hits - 1') });
  }
}
