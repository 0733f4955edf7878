import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { authMessages, type Member, type RegisterBody } from '../../contract/index.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { Account } from './account.entity.ts';
import type { AuthOptions } from './auth-options.ts';
import { rememberBrowser } from './known-browsers.ts';
import { addSession } from './sessions.ts';
import { requireStrongPassword } from './weak-passwords.ts';

const emailTaken = () =>
  new HttpError('taken', { message: authMessages.emailTaken, fields: { email: authMessages.emailTaken } });

/** Creates an account and a session in one transaction. */
export async function register(
  { database, passwords, now }: AuthOptions,
  { email, password, firstName, lastName }: RegisterBody,
  browser: string,
): Promise<{ member: Member; token: string }> {
  requireStrongPassword(password, email, 'password');
  if (await database.orm.em.fork().findOne(Account, { email }, { fields: ['id'] })) throw emailTaken();
  const member = { email, firstName: firstName || null, lastName: lastName || null };
  const passwordHash = await passwords.hash(password);
  try {
    const token = await inTransaction(database, async (em) => {
      const id = await em.insert(Account, { ...member, passwordHash, role: 'member', createdAt: now() });
      await rememberBrowser(database, em, { accountId: Number(id), browser, now: now() });
      return addSession(em, { id: Number(id), passwordVersion: 1 }, { kind: 'member', browser, now: now() });
    });
    return { member, token };
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw emailTaken();
    throw error;
  }
}
