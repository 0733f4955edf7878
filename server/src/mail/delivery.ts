import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { raw } from '@mikro-orm/core';
import type { Logger } from 'pino';
import { type Database, inTransaction } from '../database/database.ts';
import type { Letter } from './compose-email.ts';
import type { Seal } from './encryption.ts';
import { LetterRow } from './outbox.entity.ts';
import { describeRefusal } from './send-error.ts';
import type { Send } from './transport.ts';

const MINUTE = 60_000;

/** How many minutes after each failed try the next one comes; after the tenth try, none does. */
const RETRY_AFTER = [1, 2, 5, 15, 30, 60, 120, 240, 360];

/** A mail server that has not taken a letter by then has failed. */
const SEND_WITHIN_MS = 30_000;
/** How long a letter is its claimer's: time to send it and to write down that it was sent, with room to spare. */
const CLAIM_MS = 2 * MINUTE;
const NOTE_EVERY_MS = 1000;
const NOTE_WITHIN_MS = 10_000;
/** What a letter under way has left when the process is asked to end. */
const GRACE_MS = 3000;
const AT_ONCE = 4;
const BATCH = 100;

interface DeliveryOptions {
  readonly database: Database;
  readonly seal: Seal;
  readonly send: Send;
  readonly log: Logger;
  readonly now: () => number;
}

/** Tries each letter that is due, once. Any number of processes may do so at the same time. */
export type Deliver = (stopping: AbortSignal) => Promise<void>;

const DUE = `SELECT id FROM outbox WHERE next_try_at <= ? ORDER BY next_try_at, id LIMIT ${BATCH}`;

export function createDelivery(options: DeliveryOptions): Deliver {
  return async (stopping) => {
    const cut = new AbortController();
    const cutSoon = () => void setTimeout(() => cut.abort(), GRACE_MS).unref();
    stopping.addEventListener('abort', cutSoon, { once: true });
    try {
      while (!stopping.aborted && (await deliverBatch(options, stopping, cut.signal)) === BATCH);
    } finally {
      stopping.removeEventListener('abort', cutSoon);
    }
  };
}

/** A few letters at once; how many were due is returned. */
async function deliverBatch(
  options: DeliveryOptions,
  stopping: AbortSignal,
  cut: AbortSignal,
): Promise<number> {
  const { database, now } = options;
  const due = (await database.read(DUE, [now()])).map(({ id }) => Number(id));
  const found = due.length;
  const carry = async () => {
    for (let id = due.shift(); id !== undefined && !stopping.aborted; id = due.shift()) {
      await attempt(options, id, cut);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carry));
  return found;
}

async function attempt(options: DeliveryOptions, id: number, cut: AbortSignal): Promise<void> {
  const { database, seal, send, now } = options;
  const claimedBy = randomUUID();
  if (!(await claim(database, id, claimedBy, now()))) return;
  const letter = await database.orm.em.fork().findOne(LetterRow, { id, claimedBy });
  // Its account has been deleted meanwhile.
  if (!letter) return;
  try {
    const said = JSON.parse(seal.open(letter.body ?? '')) as Omit<Letter, 'subject'>;
    const { recipient: to, subject, messageId, createdAt } = letter;
    const signal = AbortSignal.any([cut, AbortSignal.timeout(SEND_WITHIN_MS)]);
    await send({ ...said, to, subject, messageId, createdAt }, signal);
  } catch (error) {
    await noteFailure(options, letter, cut.aborted ? 'stopped' : error);
    return;
  }
  await noteSent(options, letter);
}

/** Makes a letter this try's own, unless someone else was faster. A claimer that dies loses it when the time is up. */
async function claim(database: Database, id: number, claimedBy: string, now: number): Promise<boolean> {
  const claimed = await inTransaction(database, async (em) => {
    const due = { id, nextTryAt: { $lte: now } };
    const tries = raw<number>('tries + 1');
    return em.nativeUpdate(LetterRow, due, { claimedBy, nextTryAt: now + CLAIM_MS, tries });
  });
  return claimed === 1;
}

/**
 * A letter that is out must not go out again because the database is away just now: this is tried for
 * as long as the letter is claimed. Of what it said, nothing is kept.
 */
async function noteSent({ database, log, now }: DeliveryOptions, letter: LetterRow): Promise<void> {
  const { id, claimedBy, kind, tries } = letter;
  const sent = { sentAt: now(), nextTryAt: null, claimedBy: null, body: null, lastError: null };
  const until = performance.now() + CLAIM_MS - SEND_WITHIN_MS - NOTE_WITHIN_MS;
  for (;;) {
    try {
      await inTransaction(database, (em) => em.nativeUpdate(LetterRow, { id, claimedBy }, sent));
      log.info({ letter: id, kind, tries }, 'letter sent');
      return;
    } catch (error) {
      if (performance.now() >= until) throw error;
      await pause(NOTE_EVERY_MS);
    }
  }
}

async function noteFailure(
  { database, log, now }: DeliveryOptions,
  letter: LetterRow,
  error: unknown,
): Promise<void> {
  const { id, claimedBy, kind, tries } = letter;
  const lastError = describeRefusal(error);
  // What was cut short by the end of the process is tried at the next start.
  const minutes = error === 'stopped' ? 0 : RETRY_AFTER[tries - 1];
  const next =
    minutes === undefined ? { nextTryAt: null, failedAt: now() } : { nextTryAt: now() + minutes * MINUTE };
  await inTransaction(database, (em) =>
    em.nativeUpdate(LetterRow, { id, claimedBy }, { ...next, lastError, claimedBy: null }),
  );
  const facts = { letter: id, kind, tries, error: lastError };
  if (minutes === undefined) log.error(facts, 'letter given up');
  else log.warn(facts, 'letter not taken, will be tried again');
}
