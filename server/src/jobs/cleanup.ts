import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { retention } from '../../contract/index.ts';
import { type Database, inTransaction } from '../database/database.ts';
import { takeLeaseOnce } from '../database/leases.ts';
import { removeOldEmailFiles } from '../mail/email-files.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EVERY_MS = 10 * MINUTE;
/** Rows per transaction: on SQLite, no request is handled during one. */
const BATCH = 100;
/** Counters stay for a day after their window, because repeated violations double the wait. */
const COUNTER_RETENTION_MS = DAY;

/**
 * Tables with expiring rows, and the condition under which a row can be deleted. The deletion checks it again, because a
 * counter may have started a new window since the query.
 */
const expiringTables = [
  { table: 'sessions', expired: 'expires_at <= ?', retentionMs: 0 },
  { table: 'passkey_challenges', expired: 'expires_at <= ?', retentionMs: 0 },
  { table: 'known_browsers', expired: 'seen_at <= ?', retentionMs: retention.knownBrowserDays * DAY },
  { table: 'member_logins', expired: 'hour <= ?', retentionMs: retention.memberLoginDays * DAY },
  { table: 'email_confirmations', expired: 'expires_at <= ?', retentionMs: 0 },
  { table: 'reset_tokens', expired: 'expires_at <= ?', retentionMs: 0 },
  // Subscriptions that were never confirmed.
  { table: 'subscriptions', expired: 'confirmed_at IS NULL AND token_expires_at <= ?', retentionMs: 0 },
  { table: 'contact_messages', expired: 'created_at <= ?', retentionMs: retention.contactMessageDays * DAY },
  { table: 'handoffs', expired: 'expires_at <= ?', retentionMs: 0 },
  { table: 'handoff_receipts', expired: 'expires_at <= ?', retentionMs: 0 },
  { table: 'partner_savers', expired: 'expires_at <= ?', retentionMs: 0 },
  { table: 'throttles', expired: 'resets_at <= ?', retentionMs: COUNTER_RETENTION_MS },
  // Sent or failed emails, whose content is already deleted.
  {
    table: 'outbox',
    expired: 'next_try_at IS NULL AND created_at <= ?',
    retentionMs: retention.emailDays * DAY,
  },
] as const;

/** Deletes all expired rows, in small transactions with a turn of the event loop between them. */
export async function deleteExpiredRows(database: Database, now: number): Promise<void> {
  for (const { table, expired, retentionMs } of expiringTables) {
    const before = now - retentionMs;
    for (let isDone = false; !isDone; ) {
      const found = await database.read(`SELECT id FROM ${table} WHERE ${expired} LIMIT ${BATCH}`, [before]);
      if (found.length > 0) {
        const ids = found.map(({ id }) => id);
        const places = ids.map(() => '?').join(', ');
        const sql = `DELETE FROM ${table} WHERE id IN (${places}) AND ${expired}`;
        await inTransaction(database, (em) => em.execute(sql, [...ids, before], 'run'));
      }
      isDone = found.length < BATCH;
      await nextTurn();
    }
  }
}

interface CleanupOptions {
  readonly database: Database;
  readonly dataDir: string;
  readonly log: Logger;
  readonly now: () => number;
  /** Runs before expired rows are deleted, on the same server. */
  readonly deleteOldRecipients?: (now: number) => Promise<void>;
}

/**
 * Runs the cleanup every ten minutes, on one of the servers that share the database: two nodes of a cluster that delete
 * the same rows get conflicts. Returns a function that stops it.
 */
export function startCleanup({
  database,
  dataDir,
  log,
  now,
  deleteOldRecipients,
}: CleanupOptions): () => void {
  const holder = randomUUID();
  const timer = setInterval(() => {
    const logError = (err: unknown) => log.warn({ err }, 'cleanup failed');
    cleanUpOnce(database, holder, now(), deleteOldRecipients).catch(logError);
    // Each server has its own email files.
    removeOldEmailFiles(dataDir, now()).catch(logError);
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Runs the cleanup unless another server has run it in this interval. */
export async function cleanUpOnce(
  database: Database,
  holder: string,
  now: number,
  deleteOldRecipients?: CleanupOptions['deleteOldRecipients'],
): Promise<void> {
  const lease = { name: 'cleanup', holder, now, forMs: EVERY_MS - MINUTE };
  if (!(await takeLeaseOnce(database, lease))) return;
  await deleteOldRecipients?.(now);
  await deleteExpiredRows(database, now);
}
