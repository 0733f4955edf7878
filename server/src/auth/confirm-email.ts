import { hash } from 'node:crypto';
import { confirmEmailMessage, type Endpoints, retention } from '../../contract/index.ts';
import { type EntityManager, inTransaction } from '../database/database.ts';
import { DAY } from '../durations.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import { newToken } from '../http/middleware/session.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Services } from '../services.ts';
import { Account, EmailConfirmation } from './account.entity.ts';
import { confirmationEmail } from './emails.ts';

const tokenIdOf = (token: string): string => hash('sha256', token, 'base64url');

/** Adds a link that confirms the email address of an account, and returns its token. Earlier links stay valid. */
export async function addEmailConfirmation(
  em: EntityManager,
  accountId: number,
  now: number,
): Promise<string> {
  const token = newToken();
  const expiresAt = now + retention.emailConfirmationDays * DAY;
  await em.insert(EmailConfirmation, { id: tokenIdOf(token), accountId, expiresAt });
  return token;
}

/** Confirms an email address with the token of a link. Of concurrent requests with the same token, one succeeds. */
export async function confirmEmail(
  { database, now }: Services,
  { body }: RequestContext<Endpoints['confirmEmail']>,
): Promise<void> {
  const id = tokenIdOf(body.token);
  await inTransaction(database, async (em) => {
    const confirmation = await em.findOne(EmailConfirmation, { id, expiresAt: { $gt: now() } });
    if (!confirmation || (await em.nativeDelete(EmailConfirmation, { id })) === 0) {
      throw invalidField('token', confirmEmailMessage, { isFailedAttempt: true });
    }
    const { accountId } = confirmation;
    await em.nativeUpdate(Account, { id: accountId, emailConfirmedAt: null }, { emailConfirmedAt: now() });
    await em.nativeDelete(EmailConfirmation, { accountId });
  });
}

/** Sends another email with a link to the member. Returns false, without an email, if the address is confirmed. */
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
