import { raw } from '@mikro-orm/core';
import type { EntityManager } from '../database/database.ts';
import { CounterRow } from './counter.entity.ts';

/** A counter of hits within a time window. */
export interface Counter {
  /** A keyed hash. */
  readonly id: string;
  /** Ids of the rows in which other servers count. */
  readonly otherShardIds?: readonly string[];
  readonly limit: number;
  readonly windowMs: number;
  /** True if each further violation doubles the window. */
  readonly doubles: boolean;
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
 * Adds a hit to each counter, one after the other, and returns the counts. Must run in a transaction: adding the hit locks
 * the row, so that no other request changes it before this request has started a new window.
 */
export async function addHits<C extends Counter>(
  em: EntityManager,
  counters: readonly C[],
  now: number,
): Promise<readonly Count<C>[]> {
  const counts: Count<C>[] = [];
  for (const counter of counters) {
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
      const next = nextWindow(row, counter, now);
      await em.nativeUpdate(CounterRow, { id }, next);
      Object.assign(row, next);
    }
    counts.push(sumOpen(rows, counter, now));
  }
  return counts;
}

/** Returns the counts that a further hit would lead to, without adding it. */
export async function nextCounts<C extends Counter>(
  em: EntityManager,
  counters: readonly C[],
  now: number,
): Promise<readonly Count<C>[]> {
  const counts: Count<C>[] = [];
  for (const counter of counters) {
    const { hits, resetsAt } = sumOpen(await findRows(em, counter), counter, now);
    counts.push({ counter, hits: hits + 1, resetsAt });
  }
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
 * Returns the window that begins with the last hit of a row. If windows double, it is twice as long as the previous window
 * if that window exceeded its limit; otherwise, the length is reset.
 */
function nextWindow({ hits, strikes }: CounterRow, counter: Counter, now: number): Omit<CounterRow, 'id'> {
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

/** Subtracts one hit from each counter. */
export async function undoHits(em: EntityManager, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await em.nativeUpdate(CounterRow, { id, hits: { $gt: 0 } }, { hits: raw<number>('hits - 1') });
  }
}
