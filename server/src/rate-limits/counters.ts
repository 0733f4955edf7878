import type { Database, EntityManager } from '../database/database.ts';

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

export interface Count {
  readonly hits: number;
  readonly resetsAt: number;
}

/** A window that doubles grows to at most sixteen times its length: from 15 minutes to four hours. */
const MAX_STRIKES = 4;

const maxStrikes = ({ doubles }: Counter): number => (doubles ? MAX_STRIKES : 0);
/** Returns the length in milliseconds that the window can reach. */
const longestWindow = (counter: Counter): number => counter.windowMs * 2 ** maxStrikes(counter);

/**
 * True if the current window has not ended. A window that ends later than any window can was started before the clock was
 * set back, and is ignored.
 */
const IS_OPEN = `resets_at > :now AND resets_at <= :now + :longest`;

/**
 * Adds a hit in one statement, which is safe with concurrent ones. If windows double, the one after a window that exceeded
 * its limit is twice as long; after one that did not, the length is reset.
 *
 * The order of assignments matters on MySQL, where each sees the values set before it. On SQLite, all see the old row.
 */
const HIT = {
  sqlite: `
    INSERT INTO throttles (id, hits, strikes, resets_at) VALUES (:id, 1, 0, :now + :window)
    ON CONFLICT (id) DO UPDATE SET
      strikes = CASE WHEN ${IS_OPEN} THEN strikes WHEN hits >= :limit THEN min(strikes + 1, :maxStrikes) ELSE 0 END,
      hits = CASE WHEN ${IS_OPEN} THEN hits + 1 ELSE 1 END,
      resets_at = CASE
        WHEN ${IS_OPEN} THEN resets_at
        WHEN hits >= :limit THEN :now + :window * (1 << min(strikes + 1, :maxStrikes))
        ELSE :now + :window END`,
  mysql: `
    INSERT INTO throttles (id, hits, strikes, resets_at) VALUES (:id, 1, 0, :now + :window)
    ON DUPLICATE KEY UPDATE
      strikes = CASE WHEN ${IS_OPEN} THEN strikes WHEN hits >= :limit THEN least(strikes + 1, :maxStrikes) ELSE 0 END,
      hits = CASE WHEN ${IS_OPEN} THEN hits + 1 ELSE 1 END,
      resets_at = CASE WHEN ${IS_OPEN} THEN resets_at ELSE :now + :window * (1 << strikes) END`,
};

/** Adds a hit to each counter, in the given order, and returns the counts. */
export async function addHits(
  { kind }: Database,
  em: EntityManager,
  counters: readonly Counter[],
  now: number,
): Promise<readonly Count[]> {
  const counts: Count[] = [];
  for (const counter of counters) {
    const { id, limit, windowMs } = counter;
    const longest = longestWindow(counter);
    const values = { id, limit, window: windowMs, longest, maxStrikes: maxStrikes(counter), now };
    await em.execute(HIT[kind], values, 'run');
    counts.push(await readCount(em, counter, now));
  }
  return counts;
}

/** Returns the counts that a further hit would lead to, without adding it. */
export async function nextCounts(
  em: EntityManager,
  counters: readonly Counter[],
  now: number,
): Promise<readonly Count[]> {
  const counts: Count[] = [];
  for (const counter of counters) {
    const { hits, resetsAt } = await readCount(em, counter, now);
    counts.push({ hits: hits + 1, resetsAt });
  }
  return counts;
}

async function readCount(em: EntityManager, counter: Counter, now: number): Promise<Count> {
  const { id, otherShardIds = [] } = counter;
  const ids = [id, ...otherShardIds];
  const rows = await em.execute<{ hits: number; resets_at: number }[]>(
    `SELECT hits, resets_at FROM throttles WHERE id IN (${ids.map(() => '?').join()})
      AND resets_at > ? AND resets_at <= ?`,
    [...ids, now, now + longestWindow(counter)],
  );
  return {
    hits: rows.reduce((sum, { hits }) => sum + Number(hits), 0),
    resetsAt: Math.max(now, ...rows.map((row) => Number(row.resets_at))),
  };
}

/** Subtracts one hit from each counter. */
export async function undoHits(em: EntityManager, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await em.execute('UPDATE throttles SET hits = hits - 1 WHERE id = ? AND hits > 0', [id], 'run');
  }
}

export async function deleteCounter(em: EntityManager, id: string): Promise<void> {
  await em.execute('DELETE FROM throttles WHERE id = ?', [id], 'run');
}
