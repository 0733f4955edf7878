import { randomBytes } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import * as v from 'valibot';
import { type AdminRole, ChangePasswordBody } from '../../contract/index.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import type { Services } from '../services.ts';
import { Account, IN_TEAM, roleColumns, roleOf } from './account.entity.ts';
import { setPassword, weakPasswordMessage } from './change-password.ts';
import { passkeysRemovedByOperatorEmail, passwordResetEmail } from './emails.ts';
import { PasskeyChallengeRow, PasskeyRow, RecoveryCodeRow } from './passkey.entity.ts';
import { lockRoles, roleEntry, setRole } from './roles.ts';
import { Session } from './session.entity.ts';

/** The services that the admin command needs. The command runs without the server. */
export type OperatorServices = Pick<Services, 'config' | 'database' | 'mail' | 'passwords' | 'audit' | 'now'>;

/**
 * Creates an admin, or makes a member an admin. A member gets a new password and loses all passkeys, because someone
 * else may have registered with this email.
 */
export async function createAdmin(
  services: OperatorServices,
  email: string,
  { password, role }: { readonly password: string; readonly role: AdminRole },
): Promise<string> {
  const { database, audit, now } = services;
  const passwordHash = await hashNewPassword(services, email, password);
  return inTransaction(database, async (em) => {
    await audit(em, { action: 'admin_created', actor: 'operator', email });
    const account = await em.findOne(Account, { email });
    if (account && roleOf(account)) throw new Error('This account is already an admin.');
    if (account) {
      await replacePassword(services, em, account, passwordHash);
      await em.nativeDelete(PasskeyRow, { accountId: account.id });
      await em.nativeDelete(RecoveryCodeRow, { accountId: account.id });
      // An operator vouches for the email addresses of admins.
      const changes = {
        ...roleColumns(role),
        emailConfirmedAt: account.emailConfirmedAt ?? now(),
        ssoIssuer: null,
        ssoSubject: null,
      };
      await em.nativeUpdate(Account, { id: account.id }, changes);
      return 'The member is now an admin with the new password. All sessions of the account have ended.';
    }
    const names = { firstName: null, lastName: null };
    const at = now();
    const admin = { ...roleColumns(role), createdAt: at, emailConfirmedAt: at };
    await em.insert(Account, { email, passwordHash, ...names, ...admin });
    return 'The admin was created.';
  });
}

export async function listAdmins({ database }: OperatorServices): Promise<string> {
  const accounts = await query(database, (em) => em.find(Account, IN_TEAM, { orderBy: { id: 'asc' } }));
  return accounts.map((account) => `${roleOf(account)}\t${account.email}`).join('\n');
}

/** Changes the role of an admin, or with null makes the admin a member, and ends the admin sessions. */
export async function setRoleAsOperator(
  { database, audit }: OperatorServices,
  email: string,
  role: AdminRole | null,
): Promise<string> {
  return inTransaction(database, async (em) => {
    await lockRoles(em);
    const account = await em.findOne(Account, { email });
    const before = account && roleOf(account);
    if (!before) throw new Error('There is no admin with this email.');
    await setRole(em, account.id, role);
    await audit(em, { actor: 'operator', email, ...roleEntry({ id: account.id, before, after: role }) });
    return role ? `The role is now ${role}.` : 'The account is now that of a member.';
  });
}

/** Sets a new password and ends all sessions of the account. */
export async function resetPasswordAsOperator(
  services: OperatorServices,
  email: string,
  password: string,
): Promise<string> {
  const passwordHash = await hashNewPassword(services, email, password);
  return inTransaction(services.database, async (em) => {
    const account = await em.findOne(Account, { email });
    if (!account) throw new Error('There is no account with this email.');
    await services.audit(em, { action: 'password_set', actor: 'operator', email });
    await replacePassword(services, em, account, passwordHash);
    return 'The password was set. All sessions of the account have ended.';
  });
}

/** Ends all sessions of an account, as a member and as an admin; without an email, the sessions of all accounts. */
export async function endSessions(
  { database, audit }: OperatorServices,
  email: string | null,
): Promise<string> {
  return inTransaction(database, async (em) => {
    const account = email === null ? null : await em.findOne(Account, { email });
    if (email !== null && !account) throw new Error('There is no account with this email.');
    await audit(em, { action: 'sessions_ended', actor: 'operator', email });
    const ended = await em.nativeDelete(Session, account ? { accountId: account.id } : {});
    return ended === 1 ? '1 session ended.' : `${ended} sessions ended.`;
  });
}

/** Removes all passkeys of an account whose owner has lost them: the password is enough to log in from then on. */
export async function removePasskeys(
  { database, mail, audit, config }: OperatorServices,
  email: string,
): Promise<string> {
  return inTransaction(database, async (em) => {
    const account = await em.findOne(Account, { email });
    if (!account) throw new Error('There is no account with this email.');
    const { id: accountId } = account;
    const removed = await em.nativeDelete(PasskeyRow, { accountId });
    if (removed === 0) throw new Error('This account has no passkey.');
    await em.nativeDelete(PasskeyChallengeRow, { accountId });
    await em.nativeDelete(RecoveryCodeRow, { accountId });
    await audit(em, { action: 'passkeys_removed', actor: 'operator', email });
    const content = passkeysRemovedByOperatorEmail(account, config.origin);
    await mail.outbox.addUnlimited(em, { kind: 'passkey removed', to: email, accountId, content });
    return removed === 1 ? '1 passkey removed.' : `${removed} passkeys removed.`;
  });
}

async function replacePassword(
  { mail, config }: OperatorServices,
  em: EntityManager,
  account: Account,
  passwordHash: string,
): Promise<void> {
  const { id: accountId, email: to } = account;
  await setPassword(em, { accountId, passwordHash });
  const content = passwordResetEmail(account, config.origin);
  await mail.outbox.addUnlimited(em, { kind: 'password reset', to, accountId, content });
}

async function hashNewPassword(
  { passwords }: OperatorServices,
  email: string,
  password: string,
): Promise<string> {
  const { newPassword } = ChangePasswordBody.entries;
  const checked = v.safeParse(newPassword, password);
  const message = checked.success ? weakPasswordMessage(password, email) : checked.issues[0].message;
  if (message) throw new Error(message);
  return passwords.hash(password);
}

/** Warns at startup if there is no admin because a member has the configured email. */
export async function warnIfWithoutAdmin({
  database,
  config: { adminEmail },
  log,
}: Pick<Services, 'config' | 'database' | 'log'>): Promise<void> {
  const admins = await query(database, (em) => em.count(Account, { role: 'admin' }));
  if (admins > 0) return;
  log.warn(
    `there is no admin: ${adminEmail} is a member. Make it an admin with npm run admin -- create ${adminEmail}`,
  );
}

export interface FirstAdmin {
  readonly email: string;
  /** The generated password, shown once and not stored; undefined if the password was configured. */
  readonly password: string | undefined;
}

/** Creates an admin if there is none and no account has the configured email; otherwise returns undefined. */
export async function addFirstAdmin({
  database,
  passwords,
  config,
  now,
}: Pick<Services, 'config' | 'database' | 'passwords' | 'now'>): Promise<FirstAdmin | undefined> {
  const { adminEmail: email } = config;
  const isAdminOrHasEmail = { $or: [{ role: 'admin' as const }, { email }] };
  if ((await query(database, (em) => em.count(Account, isAdminOrHasEmail))) > 0) return undefined;
  const password = config.adminPassword ?? randomBytes(15).toString('base64url');
  const passwordHash = await passwords.hash(password);
  try {
    await inTransaction(database, (em) =>
      em.insert(Account, {
        email,
        passwordHash,
        mustChangePassword: config.adminPassword === undefined,
        firstName: null,
        lastName: null,
        role: 'admin',
        createdAt: now(),
        emailConfirmedAt: now(),
      }),
    );
  } catch (error) {
    // Another process that started at the same time has created the admin.
    if (error instanceof UniqueConstraintViolationException) return undefined;
    throw error;
  }
  return { email, password: config.adminPassword ? undefined : password };
}
