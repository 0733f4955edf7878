import { raw } from '@mikro-orm/core';
import { accountMessages, authMessages, type Endpoints } from '../../contract/index.ts';
import { byCaller } from '../audit/audit-log.entity.ts';
import { passwordWeakness } from '../common-passwords.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { invalidFormField } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Services } from '../services.ts';
import { Account, ResetToken } from './account.entity.ts';
import { passwordChangedEmail, securityEventOf } from './emails.ts';
import { browserLabel } from './login-request.ts';
import { lockSession, Session } from './session.entity.ts';
import { addSession } from './sessions.ts';

/** Changes the password of a member who knows the old one. Ends all sessions and returns the token of a new one. */
export async function changePassword(
  services: Services,
  { actor, body, clientIp, header, requestId }: RequestContext<Endpoints['changePassword']>,
): Promise<string> {
  const { database, passwords, mail, audit, now, config } = services;
  const { currentPassword, newPassword } = body;
  const account = await verifyCurrentPassword(services, actor.accountId, currentPassword, 'currentPassword');
  assertStrongPassword(newPassword, account.email, 'newPassword');
  const { id: accountId, passwordHash: oldPasswordHash } = account;
  const passwordHash = await passwords.hash(newPassword);
  const token = await inTransaction(database, async (em) => {
    await lockSession(em, actor);
    if (!(await setPassword(em, { accountId, passwordHash, oldPasswordHash })))
      throw wrongPassword('currentPassword');
    const content = passwordChangedEmail(account, config.origin);
    await mail.outbox.add(em, { kind: 'password changed', accountId, content, ...securityEventOf(account) });
    await audit(em, { action: 'password_changed', ...byCaller({ actor, clientIp, requestId }) });
    const passwordVersion = account.passwordVersion + 1;
    const browser = browserLabel(header('user-agent'));
    return addSession(em, { id: accountId, passwordVersion }, { kind: 'member', browser, now: now() });
  });
  mail.worker.wake();
  return token;
}

interface PasswordChange {
  readonly accountId: number;
  readonly passwordHash: string;
  /** If set, the password changes only if this is still the current hash. */
  readonly oldPasswordHash?: string;
}

/**
 * Sets the password of an account. Ends all its sessions and deletes its reset codes, because an attacker who knew
 * the old password may have them. Sessions that begin at the same moment are invalid because of their password
 * version. Returns false if the account is gone or its password has changed.
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

/** Returns the error for a wrong current password in this field, which counts as a failed attempt. */
export const wrongPassword = (field: string) =>
  invalidFormField(field, accountMessages.wrongPassword, { isFailedAttempt: true });

/** Returns the account if the password is correct. Otherwise throws an error for the field. */
export async function verifyCurrentPassword(
  { database, passwords }: Services,
  accountId: number,
  password: string,
  field: string,
): Promise<Account> {
  const account = await query(database, (em) => em.findOne(Account, { id: accountId }));
  if (!account || !(await passwords.verify(account.passwordHash, password))) throw wrongPassword(field);
  return account;
}

/** Returns the message for a weak password; undefined if it is not weak. */
export function weakPasswordMessage(password: string, email: string): string | undefined {
  const weakness = passwordWeakness(password, email);
  return weakness && (weakness === 'common' ? authMessages.passwordCommon : authMessages.passwordPersonal);
}

/** Throws an error for the field if the password is weak. */
export function assertStrongPassword(password: string, email: string, field: string): void {
  const message = weakPasswordMessage(password, email);
  if (message) throw invalidFormField(field, message);
}
