import { LockMode } from '@mikro-orm/core';
import type { Endpoints } from '../../contract/index.ts';
import { acquireWriteLock, type EntityManager, inTransaction } from '../database/database.ts';
import { MINUTE } from '../durations.ts';
import { newToken } from '../http/middleware/session.ts';
import type { RequestContext } from '../http/request-context.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import { Account, ResetToken } from './account.entity.ts';
import type { MemberOptions } from './auth-options.ts';
import { resetCodeEmail } from './emails.ts';
import { RESET_EMAIL, RESET_EMAILS_WINDOW_MS, resetCodeFor } from './reset-codes.ts';

/** Longest wait after a new request if the mail server has rejected the email before. */
const MAX_RETRY_DELAY_MS = 15 * MINUTE;
const NO_ACCOUNT = 0;

/**
 * Sends an email with a reset code if there is such an account. Above the limit of emails, it is sent when the limit allows,
 * so that strangers' requests delay the owner's email but do not prevent it. If there is no account, runs the same
 * statements, so that neither the response nor its time reveals whether the account exists.
 */
export async function forgotPassword(
  { database, mail, now, origin, secrets, resetEmailsPerHour }: MemberOptions,
  { body: { email } }: RequestContext<Endpoints['forgotPassword']>,
): Promise<void> {
  await inTransaction(database, async (em) => {
    await acquireWriteLock(database, em);
    // The first of several concurrent requests adds an email, and the others find it.
    const account = await em.findOne(Account, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const accountId = account?.id ?? NO_ACCOUNT;
    const at = now();
    const { waiting, sendAt } = await resetEmailsOf(em, accountId, resetEmailsPerHour, at);
    await retrySoon(em, waiting?.id ?? 0, at);
    const { code, token } = await resetCodeFor(em, accountId, { secrets, now: at });
    const content = resetCodeEmail(account ?? { email, firstName: null }, origin, code);
    if (!account || waiting) {
      await mail.outbox.addDummy(em, content);
      const expired = { ...token, id: newToken(), accountId: null, expiresAt: at, outboxId: null };
      await em.upsert(ResetToken, expired);
      return;
    }
    // Sent to the stored email address, not to the address in the request.
    const newEmail = { kind: RESET_EMAIL, to: account.email, accountId, content, sendAt };
    const outboxId = await mail.outbox.add(em, newEmail);
    await em.upsert(ResetToken, { ...token, accountId, outboxId });
  });
  mail.worker.wake();
}

/** Returns the email that is waiting to be sent, and the time at which the limit allows another one. */
async function resetEmailsOf(em: EntityManager, accountId: number, perHour: number, now: number) {
  const emails = await em.find(
    OutboxRow,
    {
      accountId,
      kind: RESET_EMAIL,
      $or: [{ nextTryAt: { $ne: null } }, { sentAt: { $gt: now - RESET_EMAILS_WINDOW_MS, $lte: now } }],
    },
    { fields: ['id', 'nextTryAt', 'sentAt'] },
  );
  const waiting = emails.find(({ nextTryAt }) => nextTryAt !== null);
  const sentAt = emails.flatMap((email) => email.sentAt ?? []).sort((a, b) => b - a);
  const lastWithinLimit = sentAt[perHour - 1];
  return { waiting, sendAt: lastWithinLimit === undefined ? now : lastWithinLimit + RESET_EMAILS_WINDOW_MS };
}

/**
 * Shortens the wait of an email that the mail server has rejected, which grows to hours. The wait stays long enough that
 * strangers cannot use up its attempts.
 */
async function retrySoon(em: EntityManager, id: number, now: number): Promise<void> {
  const soon = now + MAX_RETRY_DELAY_MS;
  const rejected = { id, claimedBy: null, tries: { $gt: 0 }, nextTryAt: { $gt: soon } };
  await em.nativeUpdate(OutboxRow, rejected, { nextTryAt: soon });
}
