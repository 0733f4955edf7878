import type { Database, EntityManager } from '../database/database.ts';

/** Something that is counted in a window of time; each further offence doubles the window. */
export interface Counter {
  /** A keyed hash. */
  readonly id: string;
  /** Rows in which other servers count the same. */
  readonly otherIds?: readonly string[];
  readonly limit: number;
  readonly windowMs: number;
}

export interface Count {
  readonly hits: number;
  readonly resetsAt: number;
}

/** Sixteen windows at most: a quarter of an hour grows to four hours. */
const MAX_STRIKES = 4;

/**
 * Whether a window goes on. One that ends later than any can was begun under a clock that has been set back since,
 * and locks nobody until then.
 */
const RUNS = `resets_at > :now AND resets_at <= :now + :window * ${2 ** MAX_STRIKES}`;

/**
 * One statement that adds a hit, whoever else adds one at the same time. A window that ended over its
 * limit makes the next one twice as long; one that ended within it forgives.
 *
 * The order of the assignments matters on MySQL, where each sees the ones before it; on SQLite all of
 * them see the old row.
 */
const HIT = {
  sqlite: `
    INSERT INTO throttles (id, hits, strikes, resets_at) VALUES (:id, 1, 0, :now + :window)
    ON CONFLICT (id) DO UPDATE SET
      strikes = CASE WHEN ${RUNS} THEN strikes WHEN hits >= :limit THEN min(strikes + 1, ${MAX_STRIKES}) ELSE 0 END,
      hits = CASE WHEN ${RUNS} THEN hits + 1 ELSE 1 END,
      resets_at = CASE
        WHEN ${RUNS} THEN resets_at
        WHEN hits >= :limit THEN :now + :window * (1 << min(strikes + 1, ${MAX_STRIKES}))
        ELSE :now + :window END`,
  mysql: `
    INSERT INTO throttles (id, hits, strikes, resets_at) VALUES (:id, 1, 0, :now + :window)
    ON DUPLICATE KEY UPDATE
      strikes = CASE WHEN ${RUNS} THEN strikes WHEN hits >= :limit THEN least(strikes + 1, ${MAX_STRIKES}) ELSE 0 END,
      hits = CASE WHEN ${RUNS} THEN hits + 1 ELSE 1 END,
      resets_at = CASE WHEN ${RUNS} THEN resets_at ELSE :now + :window * (1 << strikes) END`,
};

/** Adds a hit to each counter, in the given order, and returns where they stand. */
export async function addHits(
  { kind }: Database,
  em: EntityManager,
  counters: readonly Counter[],
  now: number,
): Promise<readonly Count[]> {
  const counts: Count[] = [];
  for (const { id, otherIds = [], limit, windowMs } of counters) {
    await em.execute(HIT[kind], { id, limit, window: windowMs, now }, 'run');
    const ids = [id, ...otherIds];
    const rows = await em.execute<{ id: string; hits: number; resets_at: number }[]>(
      `SELECT id, hits, resets_at FROM throttles WHERE id IN (${ids.map(() => '?').join()})`,
      ids,
    );
    const latest = now + windowMs * 2 ** MAX_STRIKES;
    const running = rows.filter((row) => Number(row.resets_at) > now && Number(row.resets_at) <= latest);
    counts.push({
      hits: running.reduce((sum, { hits }) => sum + Number(hits), 0),
      resetsAt: Number(rows.find((row) => row.id === id)?.resets_at),
    });
  }
  return counts;
}

/** Takes one hit back from each counter. */
export async function takeBack(em: EntityManager, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await em.execute('UPDATE throttles SET hits = hits - 1 WHERE id = ? AND hits > 0', [id], 'run');
  }
}

/** Forgets a counter altogether. */
export async function forget(em: EntityManager, id: string): Promise<void> {
  await em.execute('DELETE FROM throttles WHERE id = ?', [id], 'run');
}
