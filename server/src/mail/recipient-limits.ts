import { LockMode } from '@mikro-orm/core';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/config-values.ts';
import type { EntityManager } from '../database/database.ts';
import { DAY, HOUR } from '../durations.ts';
import { keyedHash } from '../keyed-hash.ts';
import { EmailRecipientRow } from './outbox.entity.ts';

/**
 * The limit per recipient that an email counts toward.
 *
 * - `requested`: anyone can cause it, such as the email that asks to confirm a registration. Beyond the daily limit of
 *   all these emails, it is dropped.
 * - `resetCode`: beyond the hourly limit, it waits, so that the owner gets it. While one waits for a mailbox that has
 *   several email addresses, others are dropped.
 * - `securityEvent`: reports an event to the owner of a confirmed email address. One email of each kind is sent in an hour;
 *   later events are in a digest. An email address that is not confirmed gets none.
 */
export type EmailLimit = 'requested' | 'resetCode' | 'securityEvent';

export interface LimitedEmail {
  readonly kind: string;
  readonly to: string;
  readonly limit: EmailLimit;
  /** True if the recipient has confirmed the email address of the account. */
  readonly isConfirmed?: boolean;
}

/**
 * The outcome of a limit: the email is sent at a time, replaced by a line of the digest, or dropped. A dropped email can
 * be requested again at `retryAt`; undefined if the recipient gets no such emails.
 */
export type Slot =
  | { readonly outcome: 'send'; readonly sendAt: number }
  | { readonly outcome: 'digest'; readonly sendAt: number }
  | { readonly outcome: 'dropped'; readonly retryAt: number | undefined };

type SentTimes = Partial<Record<string, readonly number[]>>;

/** The counter of digests. Kinds of emails are the names of the other counters of security events. */
const DIGEST = 'digest';

interface LimitsOptions {
  readonly config: Pick<Config, 'rateLimits'>;
  readonly secrets: Secrets;
  readonly now: () => number;
}

export interface RecipientLimits {
  /**
   * Reserves the next slot for an email, within the transaction that adds it. Locks the recipient until the transaction
   * ends, so that concurrent requests count one at a time. With `isDummy`, runs the same statements but changes nothing.
   */
  reserve(em: EntityManager, email: LimitedEmail, isDummy: boolean): Promise<Slot>;
}

/**
 * Creates the limits that apply to a recipient, whatever accounts and endpoints cause the emails. They count in the
 * database, by a hash of the email address, so that deleting an account or using another server does not reset them.
 */
export function createRecipientLimits({ config, secrets, now }: LimitsOptions): RecipientLimits {
  return {
    reserve: async (em, email, isDummy) => {
      const at = now();
      const mailbox = findMailbox(email);
      const id = keyedHash(secrets[0], ['email recipient', mailbox.name]);
      const expiresAt = at + DAY + HOUR;
      await em
        .createQueryBuilder(EmailRecipientRow)
        .insert({ id, sent: '{}', expiresAt })
        .onConflict('id')
        .merge({ expiresAt })
        .execute('run');
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true };
      const row = await em.findOne(EmailRecipientRow, { id }, lock);
      const timesBefore = JSON.parse(row?.sent ?? '{}') as SentTimes;
      const { slot, changes } = slotFor(email, timesBefore, {
        limits: config.rateLimits,
        now: at,
        isShared: mailbox.isShared,
      });
      const sentTimes = JSON.stringify(
        isDummy ? timesBefore : { ...recentOnly(timesBefore, at), ...changes },
      );
      await em.nativeUpdate(EmailRecipientRow, { id }, { sent: sentTimes });
      return slot;
    },
  };
}

interface Mailbox {
  readonly name: string;
  /** True if it has several email addresses, which count together. */
  readonly isShared: boolean;
}

/**
 * Returns the mailbox of an email address. Anyone can register other spellings of an email address: many mail servers
 * deliver `ada+anything@example.com` to `ada@example.com`, and Gmail ignores dots. So they count together, apart from
 * the address without a plus sign. The address of a confirmed account counts alone: its owner must get the emails that
 * they request, whatever strangers register.
 */
function findMailbox({ to, isConfirmed = false }: LimitedEmail): Mailbox {
  // No address contains a space.
  if (isConfirmed) return { name: `confirmed ${to}`, isShared: false };
  const at = to.lastIndexOf('@');
  const local = to.slice(0, at).replace(/\+.*$/s, '+');
  const domain = to.slice(at + 1);
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  const name = isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
  return { name, isShared: isGmail || local.endsWith('+') };
}

interface Limits {
  readonly limits: Config['rateLimits'];
  readonly now: number;
  readonly isShared: boolean;
}

/** Returns the slot of an email, and the counters that change if it is used. */
function slotFor(
  { kind, limit, isConfirmed = false }: LimitedEmail,
  sent: SentTimes,
  { limits, now, isShared }: Limits,
): { readonly slot: Slot; readonly changes: SentTimes } {
  const dropped = (retryAt?: number) => ({ slot: { outcome: 'dropped', retryAt }, changes: {} }) as const;
  const send = (counter: string, times: readonly number[], sendAt = now) =>
    ({ slot: { outcome: 'send', sendAt }, changes: { [counter]: [sendAt, ...times] } }) as const;
  if (limit === 'requested') {
    const times = timesIn(sent[limit], DAY, now);
    const limiting = times[limits.UNCONFIRMED_EMAILS_PER_RECIPIENT - 1];
    return limiting === undefined ? send(limit, times) : dropped(limiting + DAY);
  }
  if (limit === 'resetCode') {
    const times = timesIn(sent[limit], HOUR, now);
    const [newest = 0] = times;
    // An email waits for another address of the mailbox, or the account that it was for is gone.
    if (newest > now)
      return isShared ? dropped(newest) : { slot: { outcome: 'send', sendAt: newest }, changes: {} };
    const limiting = times[limits.RESET_EMAILS_PER_ACCOUNT - 1];
    return send(limit, times, limiting === undefined ? now : limiting + HOUR);
  }
  if (!isConfirmed) return dropped();
  const [last] = timesIn(sent[kind], HOUR, now);
  if (last === undefined) return send(kind, []);
  const [lastDigest = 0] = timesIn(sent[DIGEST], HOUR, now);
  const sendAt = lastDigest > now ? lastDigest : Math.max(last, lastDigest) + HOUR;
  return { slot: { outcome: 'digest', sendAt }, changes: { [DIGEST]: [sendAt] } };
}

/** Returns the times within a window before and after now: later ones were written before the clock was set back. */
const timesIn = (times: readonly number[] = [], windowMs: number, now: number): number[] =>
  times.filter((time) => time > now - windowMs && time <= now + windowMs);

/** Removes the times that no limit counts any more. */
const recentOnly = (sent: SentTimes, now: number): SentTimes =>
  Object.fromEntries(
    Object.entries(sent)
      .map(([counter, times]) => [counter, timesIn(times, DAY, now)] as const)
      .filter(([, times]) => times.length > 0),
  );
