import { raw } from '@mikro-orm/core';
import type { EntityManager } from '../database/database.ts';
import { Account, ResetToken } from './account.entity.ts';
import { Session } from './session.entity.ts';

interface PasswordChange {
  readonly accountId: number;
  readonly passwordHash: string;
  /** If set, the password changes only if this is still the current hash. */
  readonly oldPasswordHash?: string;
}

/**
 * Sets the password of an account. Ends all its sessions and deletes its reset codes, because an attacker who knew the old
 * password may have them. Sessions that begin at the same moment are invalid because of their password version. Returns
 * false if the account is gone or its password has changed.
 */
export async function setPassword(
  em: EntityManager,
  { accountId, passwordHash, oldPasswordHash }: PasswordChange,
): Promise<boolean> {
  const where = { id: accountId, ...(oldPasswordHash !== undefined && { passwordHash: oldPasswordHash }) };
  const changes = { passwordHash, passwordVersion: raw('password_version + 1'), mustChangePassword: false };
  if ((await em.nativeUpdate(Account, where, changes)) === 0) return false;
  await em.nativeDelete(ResetToken, { accountId });
  await em.nativeDelete(Session, { accountId });
  return true;
}
