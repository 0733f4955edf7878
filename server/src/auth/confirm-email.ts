import { confirmEmailMessage, type Endpoints, retention } from '../../contract/index.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { DAY } from '../durations.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { hashToken, newToken } from '../random-token.ts';
import type { Services } from '../services.ts';
import { Account, EmailConfirmation } from './account.entity.ts';
import { confirmationEmail } from './emails.ts';

/** Adds a link that confirms the email address of an account, and returns its token. Earlier links stay valid. */
export async function addEmailConfirmation(
  em: EntityManager,
  accountId: number,
  now: number,
): Promise<string> {
  const token = newToken();
  const expiresAt = now + retention.emailConfirmationDays * DAY;
  await em.insert(EmailConfirmation, { id: hashToken(token), accountId, expiresAt });
  return token;
}

/**
 * Confirms the member's email address with the token of a link. Of concurrent requests with the same token, one succeeds.
 * Someone may have registered with the email address of another person, who gets the email: that person must not confirm an
 * account whose password the other one knows. So the link works only for a caller who is logged in to the account.
 */
export async function confirmEmail(
  { database, now }: Services,
  { actor, body }: RequestContext<Endpoints['confirmEmail']>,
): Promise<void> {
  const id = hashToken(body.token);
  await inTransaction(database, async (em) => {
    const confirmation = await em.findOne(EmailConfirmation, { id, expiresAt: { $gt: now() } });
    if (confirmation && confirmation.accountId !== actor.accountId) throw new HttpError('other_account');
    if (!confirmation || (await em.nativeDelete(EmailConfirmation, { id })) === 0) {
      throw invalidField('token', confirmEmailMessage, { isFailedAttempt: true });
    }
    const { accountId } = confirmation;
    await em.nativeUpdate(Account, { id: accountId, emailConfirmedAt: null }, { emailConfirmedAt: now() });
    await em.nativeDelete(EmailConfirmation, { accountId });
  });
}

export const isEmailConfirmed = async (
  { database }: Pick<Services, 'database'>,
  email: string,
): Promise<boolean> =>
  (await query(database, (em) => em.count(Account, { email, emailConfirmedAt: { $ne: null } }))) > 0;

/** Sends another email with a link to the member. Returns false, without an email, if the email address is confirmed. */
export async function sendConfirmationEmail(
  { database, mail, config, now }: Services,
  { actor: { accountId, email } }: RequestContext<Endpoints['sendConfirmationEmail']>,
): Promise<boolean> {
  const isSent = await inTransaction(database, async (em) => {
    if ((await em.count(Account, { id: accountId, emailConfirmedAt: null })) === 0) return false;
    const content = confirmationEmail(config.origin, await addEmailConfirmation(em, accountId, now()));
    const newEmail = { kind: 'confirm email', limit: 'requested', to: email, accountId, content } as const;
    const { retryAt } = await mail.outbox.add(em, newEmail);
    if (retryAt !== undefined) {
      const retryAfterSeconds = Math.ceil((retryAt - now()) / 1000);
      throw new HttpError('too_many_requests', { retryAfterSeconds });
    }
    return true;
  });
  if (isSent) mail.worker.wake();
  return isSent;
}
