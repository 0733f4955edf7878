import { randomUUID } from 'node:crypto';
import { type FilterQuery, raw } from '@mikro-orm/core';
import { inTransaction, query } from '../database/database.ts';
import { MAX_CLOCK_DIFFERENCE_MS } from '../database/leases.ts';
import { MINUTE } from '../durations.ts';
import type { DeliveryOptions } from './delivery-options.ts';
import { OutboxRow } from './outbox.entity.ts';

/** Minutes from each failed attempt to the next one. If the attempt after them fails, the email has failed. */
export const RETRY_AFTER = [1, 2, 5, 15, 30, 60, 120, 240, 360];

export const SEND_TIMEOUT_MS = 30_000;
/** Duration of a claim: enough to send an email and record the outcome. */
export const CLAIM_MS = 2 * MINUTE;

export type Due = Pick<OutboxRow, 'id' | 'nextTryAt'>;

/**
 * Finds emails that are due. The clock was set back if `nextTryAt` is further ahead than a claim, a retry or a delay
 * can set it. Such an email counts as due.
 */
export async function findDue({ database, rules = {}, now }: DeliveryOptions, limit: number): Promise<Due[]> {
  const at = now();
  const furtherAheadThan = (ms: number) => ({ nextTryAt: { $gt: at + MAX_CLOCK_DIFFERENCE_MS + ms } });
  const unclaimed = (tries: number) => ({ claimedBy: null, tries });
  const isDue: FilterQuery<OutboxRow>[] = [
    { nextTryAt: { $lte: at } },
    { claimedBy: { $ne: null }, ...furtherAheadThan(CLAIM_MS) },
    { ...unclaimed(0), kind: { $nin: Object.keys(rules) }, ...furtherAheadThan(0) },
    ...Object.entries(rules).map(([kind, { maxDelayMs = 0 }]) => ({
      ...unclaimed(0),
      kind,
      ...furtherAheadThan(maxDelayMs),
    })),
    ...RETRY_AFTER.map((minutes, n) => ({ ...unclaimed(n + 1), ...furtherAheadThan(minutes * MINUTE) })),
    { ...unclaimed(RETRY_AFTER.length + 1), ...furtherAheadThan(0) },
  ];
  const dueEmails = await query(database, (em) =>
    em.find(
      OutboxRow,
      { $or: isDue },
      { fields: ['id', 'nextTryAt'], orderBy: { nextTryAt: 'asc', id: 'asc' }, limit },
    ),
  );
  return dueEmails.map(({ id, nextTryAt }) => ({ id, nextTryAt }));
}

/**
 * Claims an email, so that no other process sends it. If the claiming process dies, the claim expires. Returns
 * undefined if another process has claimed the email, or if it must not be sent any more.
 */
export async function claim(options: DeliveryOptions, due: Due): Promise<OutboxRow | undefined> {
  const { id } = due;
  const { database, rules, log, now } = options;
  const claimedBy = randomUUID();
  const { email, decision } = await inTransaction(database, async (em) => {
    const at = now();
    const tries = raw<number>('tries + 1');
    // Changes no row if another process has claimed the email since, because a claim changes `nextTryAt`.
    await em.nativeUpdate(OutboxRow, due, { claimedBy, nextTryAt: at + CLAIM_MS, tries });
    const email = await em.findOne(OutboxRow, { id, claimedBy });
    const kindRules = email && rules?.[email.kind];
    if (!kindRules?.decide) return { email, decision: 'send' as const };
    const decision = await kindRules.decide(em, id);
    if (decision === 'delete') await em.nativeDelete(OutboxRow, { id });
    if (decision === 'interrupted') {
      const failure = { nextTryAt: null, failedAt: at, claimedBy: null, body: null, lastError: decision };
      await em.nativeUpdate(OutboxRow, { id }, failure);
      await kindRules.onSettled?.(em, id, 'failed');
    }
    return { email, decision };
  });
  if (!email || decision === 'delete') return undefined;
  if (decision === 'send') return email;
  const { kind, tries } = email;
  log.error({ emailId: id, kind, tries, error: decision }, 'email failed permanently');
  return undefined;
}

/** Renews the claim and calls `onHandOver`. Throws if another process has claimed the email since. */
export async function handOver({ database, rules, now }: DeliveryOptions, email: OutboxRow): Promise<void> {
  const { id, claimedBy, kind } = email;
  const kindRules = rules?.[kind];
  if (!kindRules) return;
  await inTransaction(database, async (em) => {
    const renewed = await em.nativeUpdate(OutboxRow, { id, claimedBy }, { nextTryAt: now() + CLAIM_MS });
    if (renewed === 0) throw new Error('The claim has expired.');
    await kindRules.onHandOver?.(em, id);
  });
}
