import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type FilterQuery, raw } from '@mikro-orm/core';
import type { Logger } from 'pino';
import { type Database, type EntityManager, inTransaction, query } from '../database/database.ts';
import { MAX_CLOCK_DIFFERENCE_MS } from '../database/leases.ts';
import { MINUTE } from '../durations.ts';
import type { EmailContent } from './compose-email.ts';
import type { Encryption } from './encryption.ts';
import type { Send } from './message.ts';
import { OutboxRow } from './outbox.entity.ts';
import { describeSendError, isBusy } from './send-error.ts';

/** Minutes from each failed attempt to the next one. After the tenth attempt, the email has failed. */
const RETRY_AFTER = [1, 2, 5, 15, 30, 60, 120, 240, 360];

const SEND_TIMEOUT_MS = 30_000;
/** Duration of a claim: enough to send an email and record the outcome. */
const CLAIM_MS = 2 * MINUTE;
const RECORD_RETRY_INTERVAL_MS = 1000;
const RECORD_TIMEOUT_MS = 10_000;
/** Time for emails that are being sent when the process receives the signal to stop. */
const GRACE_MS = 3000;
const BATCH = 100;

/** Time to the next attempt if the mail server was busy. Such an attempt does not count while the email is young. */
const BUSY_RETRY_MS = MINUTE / 2;
const UNCOUNTED_MS = 30 * MINUTE;
/** Time for which a busy mail server gets fewer connections. */
const REDUCED_MS = 10 * MINUTE;

/** Rules for a kind of email in the outbox, set by the module that adds these emails. */
export interface EmailRules {
  /** The longest time from adding an email to its first attempt; by default 0, for emails that are sent at once. */
  readonly maxDelayMs?: number;
  /**
   * Runs before each attempt, in the transaction that claims the email. The email is sent, deleted, or recorded as
   * failed because an earlier attempt was interrupted and may have been successful.
   */
  readonly decide?: (em: EntityManager, outboxId: number) => Promise<'send' | 'delete' | 'interrupted'>;
  /** Runs in a transaction before the mail server gets the content. If it fails, the content is not sent. */
  readonly onHandOver?: (em: EntityManager, outboxId: number) => Promise<void>;
  /** Runs in the transaction that records that the mail server did not accept the email. */
  readonly onNotAccepted?: (em: EntityManager, outboxId: number) => Promise<void>;
  /** Runs in the transaction that records that the email was sent, or has failed permanently. */
  readonly onSettled?: (em: EntityManager, outboxId: number, outcome: 'sent' | 'failed') => Promise<void>;
}

interface DeliveryOptions {
  readonly database: Database;
  /** By kind of email. Most kinds need none. */
  readonly rules?: Readonly<Record<string, EmailRules>> | undefined;
  readonly encryption: Encryption;
  readonly send: Send;
  readonly concurrency: number;
  readonly log: Logger;
  readonly now: () => number;
}

/** Attempts to send each email that is due, once. Several processes can do so at the same time. */
export type Deliver = (stopping: AbortSignal) => Promise<void>;

type Due = Pick<OutboxRow, 'id' | 'nextTryAt'>;

/**
 * Finds emails that are due. The clock was set back if `nextTryAt` is further ahead than a claim, a retry or a delay
 * can set it. Such an email counts as due.
 */
async function findDue({ database, rules = {}, now }: DeliveryOptions): Promise<Due[]> {
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
      { fields: ['id', 'nextTryAt'], orderBy: { nextTryAt: 'asc', id: 'asc' }, limit: BATCH },
    ),
  );
  return dueEmails.map(({ id, nextTryAt }) => ({ id, nextTryAt }));
}

/** Creates the function that sends due emails. It returns when none is due, or when `stopping` is aborted. */
export function createDelivery(options: DeliveryOptions): Deliver {
  const pace = createPace(options);
  return async (stopping) => {
    const abort = new AbortController();
    const abortSoon = () => void setTimeout(() => abort.abort(), GRACE_MS).unref();
    stopping.addEventListener('abort', abortSoon, { once: true });
    try {
      while (
        !stopping.aborted &&
        (await deliverBatch(options, pace, { stopping, abortSignal: abort.signal })) === BATCH
      );
    } finally {
      stopping.removeEventListener('abort', abortSoon);
    }
  };
}

/** The number of emails that are sent at a time. */
interface Pace {
  concurrency(): number;
  /** Reduces the number by one for {@link REDUCED_MS}. */
  reduce(): void;
}

function createPace({ concurrency: max, now }: DeliveryOptions): Pace {
  let current = max;
  let reducedAt = 0;
  return {
    concurrency: () => {
      if (Math.abs(now() - reducedAt) >= REDUCED_MS) current = max;
      return current;
    },
    reduce: () => {
      current = Math.max(1, current - 1);
      reducedAt = now();
    },
  };
}

interface DeliverySignals {
  /** No further attempt starts once this is aborted. */
  readonly stopping: AbortSignal;
  /** Attempts end once this is aborted. */
  readonly abortSignal: AbortSignal;
}

/** Sends several emails concurrently; returns how many were due, or 0 if the mail server is too busy for the rest. */
async function deliverBatch(
  options: DeliveryOptions,
  pace: Pace,
  { stopping, abortSignal }: DeliverySignals,
): Promise<number> {
  const due = await findDue(options);
  const count = due.length;
  const sendNext = async () => {
    for (let email = due.shift(); email && !stopping.aborted; email = due.shift()) {
      if ((await attempt(options, email, abortSignal)) !== 'busy') continue;
      pace.reduce();
      return;
    }
  };
  // If one fails, the others are still sending: a shutdown must wait for them, and the next batch must not start yet.
  const outcomes = await Promise.allSettled(Array.from({ length: pace.concurrency() }, sendNext));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return due.length > 0 ? 0 : count;
}

async function attempt(
  options: DeliveryOptions,
  due: Due,
  abortSignal: AbortSignal,
): Promise<'busy' | undefined> {
  const { encryption, send } = options;
  const email = await claim(options, due);
  if (!email) return undefined;
  let handingOver: Promise<void> | undefined;
  try {
    const content = JSON.parse(encryption.decrypt(email.body ?? '')) as Omit<EmailContent, 'subject'>;
    const { recipient: to, subject, messageId, createdAt } = email;
    const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
    await send({ ...content, to, subject, messageId, createdAt }, signal, () => {
      handingOver = handOver(options, email);
      return handingOver;
    });
  } catch (error) {
    // The attempt can fail while the transaction of `handOver` is still running.
    await handingOver?.catch(() => {});
    const isStopped = abortSignal.aborted;
    const handedOver = handingOver !== undefined;
    const busy = !isStopped && isBusy(error, handedOver);
    await recordFailure(options, email, {
      description: isStopped ? 'stopped' : describeSendError(error, handedOver),
      isStopped,
      isCounted: !busy || !isYoung(options, email),
    });
    return busy ? 'busy' : undefined;
  }
  await recordSent(options, email);
  return undefined;
}

/**
 * Claims an email, so that no other process sends it. If the claiming process dies, the claim expires. Returns
 * undefined if another process has claimed the email, or if it must not be sent any more.
 */
async function claim(options: DeliveryOptions, due: Due): Promise<OutboxRow | undefined> {
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
async function handOver({ database, rules, now }: DeliveryOptions, email: OutboxRow): Promise<void> {
  const { id, claimedBy, kind } = email;
  const kindRules = rules?.[kind];
  if (!kindRules) return;
  await inTransaction(database, async (em) => {
    const renewed = await em.nativeUpdate(OutboxRow, { id, claimedBy }, { nextTryAt: now() + CLAIM_MS });
    if (renewed === 0) throw new Error('The claim has expired.');
    await kindRules.onHandOver?.(em, id);
  });
}

/**
 * Records that an email was sent, and deletes its content. Retries until the claim expires, so that the email is not
 * sent again because the database was unavailable for a moment.
 */
async function recordSent({ database, rules, log, now }: DeliveryOptions, email: OutboxRow): Promise<void> {
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

/** Returns true for the first half hour of an email, whatever a clock that was set back says. */
const isYoung = ({ now }: DeliveryOptions, { createdAt }: OutboxRow): boolean =>
  Math.abs(now() - createdAt) < UNCOUNTED_MS;

interface Failure {
  readonly description: string;
  /** True if a shutdown interrupted the attempt. */
  readonly isStopped: boolean;
  /** False if the attempt does not count, because the mail server was busy. */
  readonly isCounted: boolean;
}

async function recordFailure(
  { database, rules, log, now }: DeliveryOptions,
  email: OutboxRow,
  { description: lastError, isStopped, isCounted }: Failure,
): Promise<void> {
  const { id, claimedBy, kind, tries } = email;
  const delay = isCounted ? delayAfter(tries, isStopped) : BUSY_RETRY_MS;
  const nextTry =
    delay === undefined
      ? // The content is no longer needed.
        { nextTryAt: null, failedAt: now(), body: null }
      : { nextTryAt: now() + delay };
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
