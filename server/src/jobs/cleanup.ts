import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Database, inTransaction } from '../database/database.ts';
import { takeLease } from '../database/leases.ts';

const MINUTE = 60_000;
const EVERY_MS = 10 * MINUTE;
/** Rows per statement, so that no visitor waits behind a long deletion. */
const BATCH = 500;
/** A counter is kept for a day after its window, because a repeated offence counts for more. */
const THROTTLE_MEMORY_MS = 24 * 60 * 60_000;
const MESSAGE_MEMORY_MS = 365 * 24 * 60 * 60_000;
const LETTER_MEMORY_MS = 30 * 24 * 60 * 60_000;

/**
 * What is of no use any more: rows of a table below a point in time. The condition is asked again when
 * a row is deleted, because a counter may have begun a new window in between.
 */
const sweeps = [
  { table: 'sessions', ended: 'expires_at <= ?', age: 0 },
  { table: 'reset_tokens', ended: 'expires_at <= ?', age: 0 },
  // A wish for the newsletter that nobody confirmed, and messages that were answered long ago.
  { table: 'subscriptions', ended: 'confirmed_at IS NULL AND token_expires_at <= ?', age: 0 },
  { table: 'contact_messages', ended: 'created_at <= ?', age: MESSAGE_MEMORY_MS },
  { table: 'handoffs', ended: 'expires_at <= ?', age: 0 },
  { table: 'handoff_receipts', ended: 'expires_at <= ?', age: 0 },
  { table: 'throttles', ended: 'resets_at <= ?', age: THROTTLE_MEMORY_MS },
  // Sent or given up: what a letter said is gone once it is sent, that there was one stays for a while.
  { table: 'outbox', ended: 'next_try_at IS NULL AND created_at <= ?', age: LETTER_MEMORY_MS },
] as const;

/** Deletes what has ended and no longer matters. */
export async function removeExpired({ orm, read }: Database, now: number): Promise<void> {
  const em = orm.em.fork();
  for (const { table, ended, age } of sweeps) {
    for (;;) {
      const found = await read(`SELECT id FROM ${table} WHERE ${ended} LIMIT ${BATCH}`, [now - age]);
      for (const { id } of found) {
        await em.getDriver().execute(`DELETE FROM ${table} WHERE id = ? AND ${ended}`, [id, now - age]);
      }
      if (found.length < BATCH) break;
    }
  }
}

/**
 * Runs the cleanup every ten minutes, on one of the servers that share the database: two nodes of a cluster that delete
 * the same rows get conflicts. Returns a function that stops it.
 */
export function startUpkeep(database: Database, log: Logger, now: () => number): () => void {
  const holder = randomUUID();
  const timer = setInterval(() => {
    cleanUpOnce(database, holder, now()).catch((err: unknown) => log.warn({ err }, 'upkeep failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Runs the cleanup unless another server has run it in this interval. */
export async function cleanUpOnce(database: Database, holder: string, now: number): Promise<void> {
  const isOurs = await inTransaction(database, (em) =>
    takeLease(
      async (sql, values) =>
        (await em.execute<{ affectedRows: number }>(sql, [...values], 'run')).affectedRows,
      { name: 'cleanup', holder, now, forMs: EVERY_MS - MINUTE },
    ),
  );
  if (isOurs) await removeExpired(database, now);
}
