import * as v from 'valibot';
import { ChangePasswordBody } from '../../contract/index.ts';
import type { Audit } from '../audit/audit-log.entity.ts';
import { beginWriting, type EntityManager, inTransaction } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import { Account } from './account.entity.ts';
import type { AuthOptions } from './auth.routes.ts';
import { passwordResetLetter } from './emails.ts';
import { Session } from './session.entity.ts';
import { setPassword } from './set-password.ts';
import { passwordWeakness } from './weak-passwords.ts';

/** What the operator of a server can do to its accounts, from the command line alone. */
export interface Administration extends AuthOptions {
  readonly mail: Mail;
  readonly audit: Audit;
  readonly origin: string;
}

/** Makes an admin. A member becomes one with a new password, because the old one may be a stranger's. */
export async function createAdmin(options: Administration, email: string, password: string): Promise<string> {
  const { database, audit, now } = options;
  const passwordHash = await hashOf(options, email, password);
  return inTransaction(database, async (em) => {
    await audit(em, { action: 'admin_created', actor: 'operator', email });
    const account = await em.findOne(Account, { email });
    if (account?.role === 'admin') throw new Error('This address is an admin already.');
    if (account) {
      await replacePassword(options, em, account, passwordHash);
      await em.nativeUpdate(Account, { id: account.id }, { role: 'admin' });
      return 'The member is an admin now, has the new password, and is logged out everywhere.';
    }
    const names = { firstName: null, lastName: null };
    await em.insert(Account, { email, passwordHash, ...names, role: 'admin', createdAt: now() });
    return 'The admin is made.';
  });
}

/** Sets a password for whoever cannot get in; every session of the account ends. */
export async function resetByOperator(
  options: Administration,
  email: string,
  password: string,
): Promise<string> {
  const passwordHash = await hashOf(options, email, password);
  return inTransaction(options.database, async (em) => {
    await beginWriting(options.database, em);
    const account = await em.findOne(Account, { email });
    if (!account) throw new Error('There is no account with this address.');
    await options.audit(em, { action: 'password_set', actor: 'operator', email });
    await replacePassword(options, em, account, passwordHash);
    return 'The password is set, and the account is logged out everywhere.';
  });
}

/** Logs an account out everywhere, on both sides of the site; without an address, everyone. */
export async function endSessions(
  { database, audit }: Administration,
  email: string | null,
): Promise<string> {
  return inTransaction(database, async (em) => {
    await beginWriting(database, em);
    const account = email === null ? null : await em.findOne(Account, { email });
    if (email !== null && !account) throw new Error('There is no account with this address.');
    await audit(em, { action: 'sessions_ended', actor: 'operator', email });
    const ended = await em.nativeDelete(Session, account ? { accountId: account.id } : {});
    return ended === 1 ? '1 session has ended.' : `${ended} sessions have ended.`;
  });
}

async function replacePassword(
  { mail, origin }: Administration,
  em: EntityManager,
  account: Account,
  passwordHash: string,
): Promise<void> {
  const { id: accountId, email: to } = account;
  await setPassword(em, { accountId, passwordHash });
  const letter = passwordResetLetter(account, origin);
  await mail.outbox.write(em, { kind: 'password reset', to, accountId, letter });
}

async function hashOf({ passwords }: AuthOptions, email: string, password: string): Promise<string> {
  const { newPassword } = ChangePasswordBody.entries;
  const checked = v.safeParse(newPassword, password);
  const problem = checked.success ? passwordWeakness(password, email) : checked.issues[0].message;
  if (problem) throw new Error(problem);
  return passwords.hash(password);
}
