import { raw } from '@mikro-orm/core';
import type { AdminRole } from '../../contract/index.ts';
import type { AuditEntry } from '../audit/audit-log.entity.ts';
import type { EntityManager } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { RevisionRow } from '../posts/post.entity.ts';
import { Account, roleColumns } from './account.entity.ts';
import { PasskeyChallengeRow } from './passkey.entity.ts';
import { Session } from './session.entity.ts';

/**
 * Makes other transactions that change roles wait until this one has ended. An update of one row that all of them share,
 * so that they conflict even on different nodes of a cluster. Must come before the transaction reads roles.
 */
export async function lockRoles(em: EntityManager): Promise<void> {
  await em.nativeUpdate(RevisionRow, { name: 'roles' }, { revision: raw<number>('revision + 1') });
}

/** Returns true if the account is the only owner. The transaction must have locked the roles. */
export async function isLastOwner(em: EntityManager, accountId: number): Promise<boolean> {
  const owners = await em.find(Account, { role: 'admin' }, { fields: ['id'], limit: 2 });
  return owners.length === 1 && owners[0]?.id === accountId;
}

/**
 * Gives an account a role in the admin area, or with null takes it, and ends its admin sessions. Throws `last_owner` if
 * there would be no owner. The transaction must have locked the roles.
 */
export async function setRole(em: EntityManager, accountId: number, role: AdminRole | null): Promise<void> {
  if (role !== 'owner' && (await isLastOwner(em, accountId))) throw new HttpError('last_owner');
  await em.nativeUpdate(Account, { id: accountId }, roleColumns(role));
  await em.nativeDelete(Session, { accountId, kind: 'admin' });
  await em.nativeDelete(PasskeyChallengeRow, { accountId, purpose: 'admin' });
}

interface RoleChange {
  readonly id: number;
  readonly before: AdminRole | null;
  readonly after: AdminRole | null;
}

/** Returns the action and the change of the audit entry about a role that an account has got or lost. */
export function roleEntry({ id, before, after }: RoleChange): Pick<AuditEntry, 'action' | 'change'> {
  const changed = after === null ? 'team_member_removed' : 'team_role_changed';
  return {
    action: before === null ? 'team_member_added' : changed,
    change: { subject: `account ${id}`, before: before && [before], after: after && [after] },
  };
}
