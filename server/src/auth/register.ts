import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { authMessages, type RegisterBody } from '../../contract/index.ts';
import { inTransaction, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { Account, type PresentableAccount } from './account.entity.ts';
import { rememberBrowser } from './begin-session.ts';
import { assertStrongPassword } from './change-password.ts';
import { addEmailConfirmation } from './confirm-email.ts';
import { welcomeEmail } from './emails.ts';
import { addSession } from './sessions.ts';

const emailTaken = () =>
  new HttpError('taken', { message: authMessages.emailTaken, fields: { email: authMessages.emailTaken } });

interface Registration {
  readonly body: RegisterBody;
  readonly browser: string;
  /** False if this email address has got too many welcome emails, because its account was deleted repeatedly. */
  readonly isWelcomed: boolean;
}

/** Creates an account, a session and the welcome email in one transaction. */
export async function register(
  { database, passwords, mail, config, now }: Services,
  { body: { email, password, firstName, lastName }, browser, isWelcomed }: Registration,
): Promise<{ member: PresentableAccount; token: string }> {
  assertStrongPassword(password, email, 'password');
  if ((await query(database, (em) => em.count(Account, { email }))) > 0) throw emailTaken();
  const member = { email, firstName: firstName || null, lastName: lastName || null, emailConfirmedAt: null };
  const passwordHash = await passwords.hash(password);
  try {
    const token = await inTransaction(database, async (em) => {
      const newAccount = { ...member, passwordHash, role: 'member', createdAt: now() } as const;
      const accountId = Number(await em.insert(Account, newAccount));
      await rememberBrowser(em, { accountId, browser, now: now() });
      if (isWelcomed) {
        const content = welcomeEmail(config.origin, await addEmailConfirmation(em, accountId, now()));
        await mail.outbox.add(em, { kind: 'welcome', limit: 'requested', to: email, accountId, content });
      }
      return addSession(em, { id: accountId, passwordVersion: 1 }, { kind: 'member', browser, now: now() });
    });
    mail.worker.wake();
    return { member, token };
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw emailTaken();
    throw error;
  }
}
