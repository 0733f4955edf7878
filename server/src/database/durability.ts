import type { Database } from './database.ts';

/**
 * Returns the setting `innodb_flush_log_at_trx_commit`: with 1, every commit is flushed to disk; with other values, a power
 * cut loses the last second of committed transactions. SQLite is always opened in the equivalent of 1.
 */
export async function flushAtCommit({ kind, read }: Database): Promise<number> {
  if (kind === 'sqlite') return 1;
  const [row] = await read('SELECT @@innodb_flush_log_at_trx_commit AS flush', []);
  return Number(row?.flush);
}
