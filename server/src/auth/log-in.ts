import * as v from 'valibot';
import { Email } from '../../contract/index.ts';
import { acquireWriteLock, type EntityManager, inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { Account } from './account.entity.ts';
import type { AuthOptions } from './auth-options.ts';
import type { SessionKind } from './session.entity.ts';
import { addSession } from './sessions.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const messages: Readonly<Record<SessionKind, string>> = {
  member: 'Invalid email or password',
  admin: 'Invalid username or password',
};

/**
 * Returns the account and the token of a new session. `alongside` runs in the same transaction. The error and the time it
 * takes are the same for an unknown email and for a wrong password.
 */
export async function logIn(
  { database, passwords, now }: AuthOptions,
  { kind, browser }: { readonly kind: SessionKind; readonly browser: string },
  { email, password }: Credentials,
  alongside: (em: EntityManager, account: Account) => Promise<void> = async () => {},
): Promise<{ account: Account; token: string }> {
  const invalidCredentials = () =>
    new HttpError('unauthenticated', { message: messages[kind], isFailedAttempt: true });
  // Accounts have email addresses only, and text that the column cannot hold is an error on one engine or the other.
  const isEmail = v.is(Email, email);
  const found = isEmail ? await database.orm.em.fork().findOne(Account, { email }) : null;
  const account = kind === 'admin' && found?.role !== 'admin' ? undefined : found;
  const matches = await passwords.verify(account?.passwordHash, password);
  if (!account || !matches) throw invalidCredentials();
  const { id, passwordHash, passwordVersion } = account;
  const newHash = passwords.isOutdated(passwordHash) ? await passwords.hash(password) : undefined;
  const token = await inTransaction(database, async (em) => {
    await acquireWriteLock(database, em);
    const unchanged = await em.findOne(Account, { id, passwordVersion }, { fields: ['id'] });
    if (!unchanged) throw invalidCredentials();
    if (newHash) await em.nativeUpdate(Account, { id, passwordHash }, { passwordHash: newHash });
    await alongside(em, account);
    return addSession(em, account, { kind, browser, now: now() });
  });
  return { account, token };
}
