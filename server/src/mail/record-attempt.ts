import { setTimeout as pause } from 'node:timers/promises';
import { raw } from '@mikro-orm/core';
import { inTransaction } from '../database/database.ts';
import { MINUTE } from '../durations.ts';
import { CLAIM_MS, RETRY_AFTER, SEND_TIMEOUT_MS } from './claim-email.ts';
import type { DeliveryOptions } from './delivery-options.ts';
import { OutboxRow } from './outbox.entity.ts';

const RECORD_RETRY_INTERVAL_MS = 1000;
const RECORD_TIMEOUT_MS = 10_000;
/** Time to the next attempt if the mail server was busy. Until `UNCOUNTED_MS` after adding the email, it does not count. */
const BUSY_RETRY_MS = MINUTE / 2;
const UNCOUNTED_MS = 30 * MINUTE;

/**
 * Records that an email was sent, and deletes its content. Retries until the claim expires, so that the email is not
 * sent again because the database was unavailable for a moment.
 */
export async function recordSent(
  { database, rules, log, now }: DeliveryOptions,
  email: OutboxRow,
): Promise<void> {
  const { id, claimedBy, kind, tries } = email;
  const sentColumns = { sentAt: now(), nextTryAt: null, claimedBy: null, body: null, lastError: null };
  const deadline = performance.now() + CLAIM_MS - SEND_TIMEOUT_MS - RECORD_TIMEOUT_MS;
  for (;;) {
    try {
      await inTransaction(database, async (em) => {
        await em.nativeUpdate(OutboxRow, { id, claimedBy }, sentColumns);
        // Recorded even if the claim has expired, because the email was sent.
        await rules?.[kind]?.onSettled?.(em, id, 'sent');
      });
      log.info({ emailId: id, kind, tries }, 'email sent');
      return;
    } catch (error) {
      if (performance.now() >= deadline) throw error;
      await pause(RECORD_RETRY_INTERVAL_MS);
    }
  }
}

interface Failure {
  readonly description: string;
  /** True if a shutdown interrupted the attempt. */
  readonly isStopped: boolean;
  /** True if the mail server was too busy for the email. */
  readonly isBusy: boolean;
}

export async function recordFailure(
  { database, rules, log, now }: DeliveryOptions,
  { id, claimedBy, kind, tries, createdAt }: OutboxRow,
  { description: lastError, isStopped, isBusy }: Failure,
): Promise<void> {
  // After the clock was set back, `createdAt` may be in the future. Such an attempt counts, or the email would wait for long.
  const isCounted = !isBusy || Math.abs(now() - createdAt) >= UNCOUNTED_MS;
  const delay = isCounted ? delayAfter(tries, isStopped) : BUSY_RETRY_MS;
  const nextTry =
    delay === undefined ? { nextTryAt: null, failedAt: now(), body: null } : { nextTryAt: now() + delay };
  await inTransaction(database, async (em) => {
    const uncounted = !isCounted && { tries: raw<number>('tries - 1') };
    const change = { ...nextTry, ...uncounted, lastError, claimedBy: null };
    const recorded = await em.nativeUpdate(OutboxRow, { id, claimedBy }, change);
    if (recorded === 0) return;
    // A mail server that this process stops waiting for may still accept the email.
    if (!isStopped) await rules?.[kind]?.onNotAccepted?.(em, id);
    if (delay === undefined) await rules?.[kind]?.onSettled?.(em, id, 'failed');
  });
  const details = { emailId: id, kind, tries, error: lastError };
  if (delay === undefined) log.error(details, 'email failed permanently');
  else log.warn(details, 'email not accepted, will be retried');
}

/** Returns the milliseconds to the next attempt; undefined after the last one. */
function delayAfter(tries: number, isStopped: boolean): number | undefined {
  // An email that was interrupted by a shutdown is sent at the next start.
  const minutes = isStopped ? 0 : RETRY_AFTER[tries - 1];
  return minutes === undefined ? undefined : minutes * MINUTE;
}
