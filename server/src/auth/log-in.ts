import * as v from 'valibot';
import { Email } from '../../contract/index.ts';
import { beginWriting, type EntityManager, inTransaction } from '../database/database.ts';
import { Failure } from '../http/http-error.ts';
import { Account } from './account.entity.ts';
import type { AuthOptions } from './auth.routes.ts';
import type { SessionKind } from './session.entity.ts';
import { addSession } from './sessions.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const refused: Readonly<Record<SessionKind, string>> = {
  member: 'Invalid email or password',
  admin: 'Invalid username or password',
};

/**
 * The account and a new session, with whatever belongs `alongside` in the same transaction. Whatever is wrong,
 * the answer and the time it takes are the same.
 */
export async function logIn(
  { database, passwords, now }: AuthOptions,
  kind: SessionKind,
  { email, password }: Credentials,
  alongside: (em: EntityManager, account: Account) => Promise<void> = async () => {},
): Promise<{ account: Account; token: string }> {
  const wrong = () => new Failure('unauthenticated', { message: refused[kind], wrongGuess: true });
  // Accounts have email addresses only, and text that the column cannot hold is an error on one engine or the other.
  const isEmail = v.is(Email, email);
  const found = isEmail ? await database.orm.em.fork().findOne(Account, { email }) : null;
  const account = kind === 'admin' && found?.role !== 'admin' ? undefined : found;
  const matches = await passwords.verify(account?.passwordHash, password);
  if (!account || !matches) throw wrong();
  const { id, passwordHash, passwordVersion } = account;
  const better = passwords.isOutdated(passwordHash) ? await passwords.hash(password) : undefined;
  const token = await inTransaction(database, async (em) => {
    await beginWriting(database, em);
    const unchanged = await em.findOne(Account, { id, passwordVersion }, { fields: ['id'] });
    if (!unchanged) throw wrong();
    if (better) await em.nativeUpdate(Account, { id, passwordHash }, { passwordHash: better });
    await alongside(em, account);
    return addSession(em, account, kind, now());
  });
  return { account, token };
}
