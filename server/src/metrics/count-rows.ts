import type { Database } from '../database/database.ts';
import { flushAtCommit } from '../database/durability.ts';

/** Counting reads many rows, so the result is cached for this long. */
const EVERY_MS = 30_000;

const NEWSLETTERS_WAITING = `SELECT SUM(total - sent - failed - skipped) AS n
  FROM newsletter_issues WHERE state = 'sending'`;

export interface RowCounts {
  readonly sessions: number;
  readonly emailsWaiting: number;
  readonly oldestEmailSeconds: number;
  readonly emailsGivenUp: number;
  /** Emails of newsletters that are being sent, in the outbox or not. */
  readonly newslettersWaiting: number;
  /** True if every commit is flushed to disk. */
  readonly durable: boolean;
}

/** Returns a function that counts rows in the database, with a cache. */
export function countRows(database: Database, now: () => number): () => Promise<RowCounts> {
  const { read } = database;
  let cached: { readonly at: number; readonly counts: RowCounts } | undefined;
  const count = async (): Promise<RowCounts> => {
    const [sessions] = await read('SELECT COUNT(*) AS n FROM sessions WHERE expires_at > ?', [now()]);
    const [emails] = await read(
      'SELECT COUNT(*) AS n, MIN(created_at) AS oldest FROM outbox WHERE next_try_at IS NOT NULL',
      [],
    );
    const [failed] = await read('SELECT COUNT(*) AS n FROM outbox WHERE failed_at IS NOT NULL', []);
    const [newsletters] = await read(NEWSLETTERS_WAITING, []);
    const oldest = emails?.oldest ?? now();
    return {
      sessions: Number(sessions?.n),
      emailsWaiting: Number(emails?.n),
      oldestEmailSeconds: Math.max(0, (now() - Number(oldest)) / 1000),
      emailsGivenUp: Number(failed?.n),
      newslettersWaiting: Number(newsletters?.n),
      durable: (await flushAtCommit(database)) === 1,
    };
  };
  return async () => {
    const at = performance.now();
    if (!cached || at - cached.at >= EVERY_MS) cached = { at, counts: await count() };
    return cached.counts;
  };
}
