import type { Database } from './database.ts';

/**
 * How often the database writes its log: 1 is with every commit. SQLite is opened so, or not at all; a server that
 * writes once a second loses that second with the power, and our word with it.
 */
export async function logWrites({ kind, read }: Database): Promise<number> {
  if (kind === 'sqlite') return 1;
  const [row] = await read('SELECT @@innodb_flush_log_at_trx_commit AS flush', []);
  return Number(row?.flush);
}
