import type { LoginBody, Member } from '../../contract/index.ts';
import { inTransaction } from '../database/database.ts';
import { Failure } from '../http/failure.ts';
import { Account } from './account.entity.ts';
import type { AuthOptions } from './auth.routes.ts';
import { addSession } from './sessions.ts';

/** The member and a new session. Whatever is wrong, the answer and the time it takes are the same. */
export async function logIn(
  { database, passwords, now }: AuthOptions,
  { email, password }: LoginBody,
): Promise<{ member: Member; token: string }> {
  const account = await database.orm.em.fork().findOne(Account, { email });
  const matches = await passwords.verify(account?.passwordHash, password);
  if (!account || !matches) throw new Failure('unauthenticated', { message: 'Invalid email or password' });
  const passwordHash = passwords.isOutdated(account.passwordHash)
    ? await passwords.hash(password)
    : undefined;
  const token = await inTransaction(database, async (em) => {
    if (passwordHash) {
      // Only if nobody changed the password meanwhile.
      await em.nativeUpdate(
        Account,
        { id: account.id, passwordHash: account.passwordHash },
        { passwordHash },
      );
    }
    return addSession(em, account.id, 'member', now());
  });
  return { member: account, token };
}
