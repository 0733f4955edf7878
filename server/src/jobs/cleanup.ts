import { randomUUID } from 'node:crypto';
import { setImmediate as nextIteration } from 'node:timers/promises';
import type { EntityName, FilterQuery } from '@mikro-orm/core';
import { retention } from '../../contract/index.ts';
import { AuditCountRow, MemberLoginRow } from '../audit/audit-log.entity.ts';
import { EmailConfirmation, KnownBrowser, ResetToken } from '../auth/account.entity.ts';
import { PasskeyChallengeRow, PasskeyUndoRow } from '../auth/passkey.entity.ts';
import { Session } from '../auth/session.entity.ts';
import { MessageRow } from '../contact/message.entity.ts';
import { type Database, inTransaction, query } from '../database/database.ts';
import { takeLeaseInTransaction } from '../database/leases.ts';
import { DAY, MINUTE } from '../durations.ts';
import { EmbeddingSiteSaverRow } from '../embedding-sites/embedding-site.entity.ts';
import { HandoffRow, ReceiptRow } from '../handoffs/handoff.entity.ts';
import { EmailRecipientRow, OutboxRow } from '../mail/outbox.entity.ts';
import { removeOldEmailFiles } from '../mail/transport.ts';
import { CampaignRow, RecipientRow, Subscription } from '../newsletter/newsletter.entity.ts';
import { ImportRow } from '../posts/import.entity.ts';
import { CounterRow } from '../rate-limits/counter.entity.ts';
import type { Services } from '../services.ts';
import { runAtInterval } from './run-at-interval.ts';

const CLEANUP_INTERVAL_MS = 10 * MINUTE;
/** Rows per transaction: on SQLite, no request is handled during one. */
const BATCH = 100;

/** Deletes rows that have expired, or that are older than their retention period. */
export async function deleteExpiredRows(database: Database, now: number): Promise<void> {
  const isPast = { $lte: now };
  const isOlderThan = (days: number) => ({ $lte: now - days * DAY });
  await deleteRows(database, Session, { expiresAt: isPast });
  await deleteRows(database, PasskeyChallengeRow, { expiresAt: isPast });
  await deleteRows(database, PasskeyUndoRow, { expiresAt: isPast });
  await deleteRows(database, KnownBrowser, { seenAt: isOlderThan(retention.knownBrowserDays) });
  await deleteRows(database, MemberLoginRow, { hour: isOlderThan(retention.memberLoginDays) });
  await deleteRows(database, AuditCountRow, { hour: isOlderThan(retention.auditCountDays) });
  await deleteRows(database, EmailConfirmation, { expiresAt: isPast });
  await deleteRows(database, ResetToken, { expiresAt: isPast });
  // Subscriptions that were never confirmed.
  await deleteRows(database, Subscription, { confirmedAt: null, tokenExpiresAt: isPast });
  await deleteRows(database, MessageRow, { createdAt: isOlderThan(retention.contactMessageDays) });
  await deleteRows(database, HandoffRow, { expiresAt: isPast });
  await deleteRows(database, ReceiptRow, { expiresAt: isPast });
  await deleteRows(database, EmbeddingSiteSaverRow, { expiresAt: isPast });
  // Counters stay for a day after their window, because repeated violations double the wait.
  await deleteRows(database, CounterRow, { resetsAt: isOlderThan(1) });
  await deleteRows(database, EmailRecipientRow, { expiresAt: isPast });
  await deleteRows(database, ImportRow, { createdAt: isOlderThan(retention.importDays) });
  // Sent or failed emails, whose content is already deleted.
  await deleteRows(database, OutboxRow, { nextTryAt: null, createdAt: isOlderThan(retention.emailDays) });
}

/** Deletes the recipients of old campaigns; their counts stay. A stopped campaign cannot be continued after that. */
async function deleteOldRecipients(database: Database, now: number): Promise<void> {
  const isOld = {
    state: { $ne: 'sending' as const },
    stateChangedAt: { $lte: now - retention.newsletterRecipientDays * DAY },
  };
  await inTransaction(database, (em) => em.nativeUpdate(CampaignRow, isOld, { state: 'finished' }));
  const old = await query(database, (em) => em.find(CampaignRow, isOld, { fields: ['id'] }));
  for (const { id } of old) await deleteRows(database, RecipientRow, { campaignId: id });
}

/**
 * Deletes rows in small transactions and returns to the event loop between them. Each deletion checks the condition
 * again, because a counter may have started a new window since the query.
 */
async function deleteRows<Row extends { id: number | string }>(
  database: Database,
  entity: EntityName<Row>,
  where: FilterQuery<Row>,
): Promise<void> {
  let count: number;
  do {
    const rows = await query(database, (em) => em.find(entity, where, { limit: BATCH }));
    const ids = rows.map(({ id }) => id);
    const stillMatches = { $and: [{ id: { $in: ids } }, where] } as FilterQuery<Row>;
    if (ids.length > 0) await inTransaction(database, (em) => em.nativeDelete(entity, stillMatches));
    count = ids.length;
    await nextIteration();
  } while (count === BATCH);
}

/**
 * Runs the cleanup every {@link CLEANUP_INTERVAL_MS}, on one of the servers that share the database: two nodes of a cluster that delete
 * the same rows get conflicts. Returns a function that stops it.
 */
export function startCleanup({
  database,
  config,
  log,
  now,
}: Pick<Services, 'database' | 'config' | 'log' | 'now'>): () => void {
  const holder = randomUUID();
  const options = { everyMs: CLEANUP_INTERVAL_MS, log, failure: 'cleanup failed' };
  const stops = [
    runAtInterval(() => cleanUpOnce(database, holder, now()), options),
    // Each server has its own email files.
    runAtInterval(() => removeOldEmailFiles(config.dataDir, now()), options),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Runs the cleanup unless another server has run it in this interval. */
export async function cleanUpOnce(database: Database, holder: string, now: number): Promise<void> {
  const lease = { name: 'cleanup', holder, now, durationMs: CLEANUP_INTERVAL_MS - MINUTE };
  if (!(await takeLeaseInTransaction(database, lease))) return;
  await deleteOldRecipients(database, now);
  await deleteExpiredRows(database, now);
}
