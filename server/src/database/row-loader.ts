import DataLoader from 'dataloader';
import type { Database, Row } from './database.ts';

type Key = string | number;

/** A larger batch saves little, and its first query would wait for the last. */
export const MAX_BATCH = 16;

export interface RowQuery {
  /** Contains `IN (?)` once, for the keys. */
  readonly sql: string;
  /** The column of the result that contains the key. */
  readonly column: string;
}

/**
 * Returns a function that loads the rows of a key. With MySQL, all keys of one event-loop tick are loaded by one query,
 * because the round trip costs several times as much as the lookup. Nothing is cached.
 */
export function createRowLoader({ kind, read }: Database, { sql, column }: RowQuery) {
  if (kind === 'sqlite') return (key: Key): Promise<readonly Row[]> => read(sql, [key]);
  const loader = new DataLoader<Key, readonly Row[]>(
    async (keys) => {
      const values = padded([...new Set(keys)]);
      const rows = await read(sql.replace('IN (?)', `IN (${values.map(() => '?').join()})`), values);
      return keys.map((key) => rows.filter((row) => row[column] === key));
    },
    { cache: false, maxBatchSize: MAX_BATCH, batchScheduleFn: setImmediate },
  );
  return (key: Key) => loader.load(key);
}

/** Repeats the last key until there are 1, 2, 4, 8 … of them, so that there are few statements to prepare. */
function padded(keys: readonly Key[]): readonly Key[] {
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  return Array.from({ length }, (_, n) => keys[n] ?? keys.at(-1) ?? '');
}
