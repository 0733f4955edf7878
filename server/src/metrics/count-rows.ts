import type { Database } from '../database/database.ts';
import { logWrites } from '../database/durability.ts';

/** Counting reads many rows: more often than this is not worth it, however often someone asks. */
const EVERY_MS = 30_000;

export interface RowCounts {
  readonly sessions: number;
  readonly lettersWaiting: number;
  readonly oldestLetterSeconds: number;
  readonly lettersGivenUp: number;
  /** Whether every commit reaches the disk. */
  readonly durable: boolean;
}

/** Counts what is in the database, and remembers it for a while. */
export function countRows(database: Database, now: () => number): () => Promise<RowCounts> {
  const { read } = database;
  let known: { readonly at: number; readonly counts: RowCounts } | undefined;
  const count = async (): Promise<RowCounts> => {
    const [sessions] = await read('SELECT COUNT(*) AS n FROM sessions WHERE expires_at > ?', [now()]);
    const [letters] = await read(
      'SELECT COUNT(*) AS n, MIN(created_at) AS oldest FROM outbox WHERE next_try_at IS NOT NULL',
      [],
    );
    const [givenUp] = await read('SELECT COUNT(*) AS n FROM outbox WHERE failed_at IS NOT NULL', []);
    const oldest = letters?.oldest ?? now();
    return {
      sessions: Number(sessions?.n),
      lettersWaiting: Number(letters?.n),
      oldestLetterSeconds: Math.max(0, (now() - Number(oldest)) / 1000),
      lettersGivenUp: Number(givenUp?.n),
      durable: (await logWrites(database)) === 1,
    };
  };
  return async () => {
    const at = performance.now();
    if (!known || at - known.at >= EVERY_MS) known = { at, counts: await count() };
    return known.counts;
  };
}
