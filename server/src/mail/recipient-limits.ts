import { LockMode } from '@mikro-orm/core';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/config-values.ts';
import type { EntityManager } from '../database/database.ts';
import { DAY, HOUR } from '../durations.ts';
import { keyedHash } from '../keyed-hash.ts';
import { EmailRecipientRow } from './recipient.entity.ts';

/**
 * The limit per recipient that an email counts toward.
 *
 * - `requested`: anyone can cause it, such as the email that asks to confirm a registration. Beyond the limit of all
 *   these emails in a day, it is dropped.
 * - `resetCode`: beyond the limit of an hour, it waits, so that the owner gets it.
 * - `securityEvent`: reports an event to the owner of a confirmed address. One email of each kind is sent in an hour;
 *   later events are in a digest. An address that is not confirmed gets none.
 */
export type EmailLimit = 'requested' | 'resetCode' | 'securityEvent';

export interface LimitedEmail {
  readonly kind: string;
  readonly to: string;
  readonly limit: EmailLimit;
  /** True if the recipient has confirmed the address of the account. */
  readonly isConfirmed?: boolean;
}

/** The outcome of a limit: the email is sent at a time, replaced by a line of the digest, or dropped. */
export type Slot =
  | { readonly outcome: 'send'; readonly sendAt: number }
  | { readonly outcome: 'digest'; readonly sendAt: number }
  | { readonly outcome: 'dropped' };

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
   * ends, so that concurrent requests count one after the other. With `isDummy`, runs the same statements but changes
   * nothing.
   */
  reserve(em: EntityManager, email: LimitedEmail, isDummy: boolean): Promise<Slot>;
}

/**
 * Creates the limits that apply to a recipient, whatever accounts and endpoints cause the emails. They count in the
 * database, by a hash of the address, so that deleting an account or using another server does not reset them.
 */
export function createRecipientLimits({ config, secrets, now }: LimitsOptions): RecipientLimits {
  return {
    reserve: async (em, email, isDummy) => {
      const at = now();
      const id = keyedHash(secrets[0], ['email recipient', mailboxOf(email)]);
      const expiresAt = at + DAY + HOUR;
      await em
        .createQueryBuilder(EmailRecipientRow)
        .insert({ id, sent: '{}', expiresAt })
        .onConflict('id')
        .merge({ expiresAt })
        .execute('run');
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true };
      const row = await em.findOne(EmailRecipientRow, { id }, lock);
      const before = JSON.parse(row?.sent ?? '{}') as SentTimes;
      const { slot, changes } = slotFor(email, before, { limits: config.rateLimits, now: at });
      const sent = JSON.stringify(isDummy ? before : { ...recentOnly(before, at), ...changes });
      await em.nativeUpdate(EmailRecipientRow, { id }, { sent });
      return slot;
    },
  };
}

/**
 * Returns the mailbox that an address belongs to. Many mail servers deliver `ada+anything@example.com` to
 * `ada@example.com`, so all forms with a plus sign count as one address. They do not count toward the address without
 * it, or of a confirmed account, whose owner must get the emails that they request. Gmail ignores dots; its addresses with
 * other dots have separate limits for reset codes, which their owners must get.
 */
function mailboxOf({ to, limit, isConfirmed = false }: LimitedEmail): string {
  if (isConfirmed) return to;
  const at = to.lastIndexOf('@');
  const name = to.slice(0, at).replace(/\+.*$/s, '+');
  const domain = to.slice(at + 1);
  const isGmail = limit === 'requested' && ['gmail.com', 'googlemail.com'].includes(domain);
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

interface Limits {
  readonly limits: Config['rateLimits'];
  readonly now: number;
}

/** Returns the slot of an email, and the counters that change if it is used. */
function slotFor(
  { kind, limit, isConfirmed = false }: LimitedEmail,
  sent: SentTimes,
  { limits, now }: Limits,
): { readonly slot: Slot; readonly changes: SentTimes } {
  const dropped = { slot: { outcome: 'dropped' }, changes: {} } as const;
  const send = (counter: string, times: readonly number[], sendAt = now) =>
    ({ slot: { outcome: 'send', sendAt }, changes: { [counter]: [sendAt, ...times] } }) as const;
  if (limit === 'requested') {
    const times = timesIn(sent[limit], DAY, now);
    return times.length < limits.UNCONFIRMED_EMAILS_PER_RECIPIENT ? send(limit, times) : dropped;
  }
  if (limit === 'resetCode') {
    const times = timesIn(sent[limit], HOUR, now);
    const [newest = 0] = times;
    // The account of the email that was to be sent then is gone, or the email waits.
    if (newest > now) return { slot: { outcome: 'send', sendAt: newest }, changes: {} };
    const limiting = times[limits.RESET_EMAILS_PER_ACCOUNT - 1];
    return send(limit, times, limiting === undefined ? now : limiting + HOUR);
  }
  if (!isConfirmed) return dropped;
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
