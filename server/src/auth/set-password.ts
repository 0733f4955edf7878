import type { EntityManager } from '../database/database.ts';
import { Account } from './account.entity.ts';
import { ResetToken } from './reset-token.entity.ts';
import { Session } from './session.entity.ts';

interface Replacement {
  readonly accountId: number;
  readonly passwordHash: string;
  /** Only where this is still the old one. */
  readonly instead?: string;
}

/**
 * Gives an account a new password. All its sessions end and all its reset codes are void, because
 * whoever else knew the old one may have them. False when the account is gone or its password another.
 */
export async function setPassword(
  em: EntityManager,
  { accountId, passwordHash, instead }: Replacement,
): Promise<boolean> {
  const where = { id: accountId, ...(instead !== undefined && { passwordHash: instead }) };
  if ((await em.nativeUpdate(Account, where, { passwordHash })) === 0) return false;
  await em.nativeDelete(ResetToken, { accountId });
  await em.nativeDelete(Session, { accountId });
  return true;
}
