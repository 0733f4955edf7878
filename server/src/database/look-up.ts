import { batch } from '../jobs/batch.ts';
import type { Database, Read, Row } from './database.ts';

type Key = string | number;

export interface LookUp {
  /** With `IN (?)` once, for the keys. */
  readonly sql: string;
  /** The column of its rows that has the key. */
  readonly column: string;
}

interface Asked {
  readonly key: Key;
  readonly resolve: (rows: readonly Row[]) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Finds the rows of a key. With a database on the network, what is asked for within one turn of the event loop goes
 * there as one question: to ask costs several times as much as to find.
 */
export function lookUp({ kind, read }: Database, { sql, column }: LookUp) {
  if (kind === 'sqlite') return (key: Key): Promise<readonly Row[]> => read(sql, [key]);
  const ask = batch<Asked>((all) => {
    void answerAll(all, read, { sql, column });
  });
  return (key: Key) => new Promise<readonly Row[]>((resolve, reject) => ask({ key, resolve, reject }));
}

async function answerAll(all: readonly Asked[], read: Read, { sql, column }: LookUp): Promise<void> {
  try {
    const keys = filled([...new Set(all.map(({ key }) => key))]);
    const rows = await read(sql.replace('IN (?)', `IN (${keys.map(() => '?').join()})`), keys);
    for (const { key, resolve } of all) resolve(rows.filter((row) => row[column] === key));
  } catch (error) {
    for (const { reject } of all) reject(error);
  }
}

/** With the last key again until there are 1, 2, 4, 8 … of them, so that there are few statements to prepare. */
function filled(keys: readonly Key[]): readonly Key[] {
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  return Array.from({ length }, (_, n) => keys[n] ?? keys.at(-1) ?? '');
}
