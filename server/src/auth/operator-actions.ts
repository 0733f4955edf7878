import * as v from 'valibot';
import { ChangePasswordBody } from '../../contract/index.ts';
import type { AuditLog } from '../audit/audit-log.entity.ts';
import { acquireWriteLock, type EntityManager, inTransaction } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import { Account } from './account.entity.ts';
import type { AuthOptions } from './auth-options.ts';
import { passwordResetEmail } from './emails.ts';
import { Session } from './session.entity.ts';
import { setPassword } from './set-password.ts';
import { weakPasswordMessage } from './weak-passwords.ts';

/** Options of the actions that an operator can run from the command line. */
export interface OperatorOptions extends AuthOptions {
  readonly mail: Mail;
  readonly audit: AuditLog;
  readonly origin: string;
}

/**
 * Creates an admin, or makes a member an admin. A member gets a new password, because someone else may have registered
 * with this email.
 */
export async function createAdmin(
  options: OperatorOptions,
  email: string,
  password: string,
): Promise<string> {
  const { database, audit, now } = options;
  const passwordHash = await hashNewPassword(options, email, password);
  return inTransaction(database, async (em) => {
    await audit(em, { action: 'admin_created', actor: 'operator', email });
    const account = await em.findOne(Account, { email });
    if (account?.role === 'admin') throw new Error('This account is already an admin.');
    if (account) {
      await replacePassword(options, em, account, passwordHash);
      await em.nativeUpdate(Account, { id: account.id }, { role: 'admin' });
      return 'The member is now an admin with the new password. All sessions of the account have ended.';
    }
    const names = { firstName: null, lastName: null };
    await em.insert(Account, { email, passwordHash, ...names, role: 'admin', createdAt: now() });
    return 'The admin was created.';
  });
}

/** Sets a new password and ends all sessions of the account. */
export async function resetPasswordAsOperator(
  options: OperatorOptions,
  email: string,
  password: string,
): Promise<string> {
  const passwordHash = await hashNewPassword(options, email, password);
  return inTransaction(options.database, async (em) => {
    await acquireWriteLock(options.database, em);
    const account = await em.findOne(Account, { email });
    if (!account) throw new Error('There is no account with this email.');
    await options.audit(em, { action: 'password_set', actor: 'operator', email });
    await replacePassword(options, em, account, passwordHash);
    return 'The password was set. All sessions of the account have ended.';
  });
}

/** Ends all sessions of an account, as a member and as an admin; without an email, those of all accounts. */
export async function endSessions(
  { database, audit }: OperatorOptions,
  email: string | null,
): Promise<string> {
  return inTransaction(database, async (em) => {
    await acquireWriteLock(database, em);
    const account = email === null ? null : await em.findOne(Account, { email });
    if (email !== null && !account) throw new Error('There is no account with this email.');
    await audit(em, { action: 'sessions_ended', actor: 'operator', email });
    const ended = await em.nativeDelete(Session, account ? { accountId: account.id } : {});
    return ended === 1 ? '1 session ended.' : `${ended} sessions ended.`;
  });
}

async function replacePassword(
  { mail, origin }: OperatorOptions,
  em: EntityManager,
  account: Account,
  passwordHash: string,
): Promise<void> {
  const { id: accountId, email: to } = account;
  await setPassword(em, { accountId, passwordHash });
  const content = passwordResetEmail(account, origin);
  await mail.outbox.add(em, { kind: 'password reset', to, accountId, content });
}

async function hashNewPassword({ passwords }: AuthOptions, email: string, password: string): Promise<string> {
  const { newPassword } = ChangePasswordBody.entries;
  const checked = v.safeParse(newPassword, password);
  const message = checked.success ? weakPasswordMessage(password, email) : checked.issues[0].message;
  if (message) throw new Error(message);
  return passwords.hash(password);
}
