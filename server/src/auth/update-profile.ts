import type { ProfileBody } from '../../contract/index.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Actor } from '../http/middleware/session.ts';
import { Account } from './account.entity.ts';
import type { AuthOptions } from './auth-options.ts';

/** Updates the given names. A blank name is removed; a missing one stays. */
export async function updateProfile(
  { database }: AuthOptions,
  { accountId }: Actor,
  { firstName, lastName }: ProfileBody,
): Promise<Account> {
  const changes = {
    ...(firstName !== undefined && { firstName: firstName || null }),
    ...(lastName !== undefined && { lastName: lastName || null }),
  };
  return inTransaction(database, async (em) => {
    if (Object.keys(changes).length > 0) await em.nativeUpdate(Account, { id: accountId }, changes);
    const account = await em.findOne(Account, { id: accountId });
    if (!account) throw new HttpError('unauthenticated');
    return account;
  });
}
