import type { EntityManager } from '../database/database.ts';
import { Account, roleColumns } from './account.entity.ts';
import { setPassword } from './change-password.ts';
import { PasskeyRow, RecoveryCodeRow } from './passkey.entity.ts';

interface EmailOwner {
  /** The account with the email, if there is one. */
  readonly account: Account | null;
  readonly email: string;
  readonly randomPasswordHash: string;
  readonly now: number;
}

/**
 * Gives the owner of an email address the only access to its account, which is created if there is none. Returns the id.
 * The caller must know that the person owns the email address.
 */
export async function claimAccount(
  em: EntityManager,
  { account, email, randomPasswordHash, now }: EmailOwner,
) {
  if (!account) {
    const names = { firstName: null, lastName: null };
    const dates = { createdAt: now, emailConfirmedAt: now };
    const columns = { passwordHash: randomPasswordHash, ...names, ...dates, ...roleColumns(null) };
    return Number(await em.insert(Account, { email, ...columns }));
  }
  const { id, emailConfirmedAt } = account;
  if (emailConfirmedAt !== null) return id;
  // A stranger may have registered with this email address.
  await setPassword(em, { accountId: id, passwordHash: randomPasswordHash });
  await em.nativeDelete(PasskeyRow, { accountId: id });
  await em.nativeDelete(RecoveryCodeRow, { accountId: id });
  await em.nativeUpdate(Account, { id }, { emailConfirmedAt: now });
  return id;
}
