import { raw } from '@mikro-orm/core';
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
 * Gives an account a new password. All its sessions end and all its reset codes are void, because whoever else knew the
 * old password may have them. Sessions that begin at the same moment end with the password version. Returns false if
 * the account is gone or has another password than expected.
 */
export async function setPassword(
  em: EntityManager,
  { accountId, passwordHash, instead }: Replacement,
): Promise<boolean> {
  const where = { id: accountId, ...(instead !== undefined && { passwordHash: instead }) };
  const changes = { passwordHash, passwordVersion: raw('password_version + 1') };
  if ((await em.nativeUpdate(Account, where, changes)) === 0) return false;
  await em.nativeDelete(ResetToken, { accountId });
  await em.nativeDelete(Session, { accountId });
  return true;
}
