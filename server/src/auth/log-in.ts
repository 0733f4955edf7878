import * as v from 'valibot';
import {
  Email,
  firstPasswordMessages,
  type PasskeyOptions,
  passkeyMessages,
  type RecoveryLoginBody,
  type UsedCredential,
} from '../../contract/index.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { HttpError, invalidFormField } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { Account, IN_TEAM, roleOf } from './account.entity.ts';
import { beginSession } from './begin-session.ts';
import { assertStrongPassword, setPassword } from './change-password.ts';
import { recoveryCodeUsedEmail, securityEventOf } from './emails.ts';
import { type LoginRequest, recordRejectedLogin } from './login-request.ts';
import { PasskeyRow } from './passkey.entity.ts';
import { addChallenge, consumeChallenge, readChallenge, type UsedChallenge } from './passkey-challenges.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import type { SessionKind } from './session.entity.ts';
import { requestOptions, verifyUse } from './webauthn.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Replaces the generated password of an admin, and is ignored otherwise. */
  readonly newPassword?: string | undefined;
}

interface Login {
  readonly account: Account;
  readonly token: string;
}

const wrongCredentialsMessages: Readonly<Record<SessionKind, string>> = {
  member: 'Invalid email or password',
  admin: 'Invalid username or password',
};

/**
 * Logs in with email and password. Throws `passkey_required`, without a session, if the account has a passkey. The
 * error and the time it takes are the same for an unknown email and for a wrong password. An admin with a generated
 * password must send `newPassword`, which replaces it, and can log in to the admin area only.
 */
export async function logIn(
  services: Services,
  request: LoginRequest,
  { email, password, newPassword }: Credentials,
): Promise<Login> {
  const { database, passwords, mail, audit, failedLogins } = services;
  const { kind } = request;
  assertPasswordLogin(services, request);
  const invalidCredentials = () =>
    new HttpError('unauthenticated', { message: wrongCredentialsMessages[kind], isFailedAttempt: true });
  // Other text than an email address is not looked up: text that does not fit the column is an error on some databases.
  const isEmail = v.is(Email, email);
  const accountOfEmail = isEmail ? await query(database, (em) => em.findOne(Account, { email })) : null;
  const hasAccess = accountOfEmail && (kind === 'member' || hasPasswordForAdmins(accountOfEmail));
  const account = hasAccess ? accountOfEmail : undefined;
  const matches = await passwords.verify(account?.passwordHash, password);
  if (!account || !matches) {
    if (isEmail) await failedLogins.record(email, accountOfEmail, request);
    throw invalidCredentials();
  }
  const { id, passwordHash, passwordVersion, mustChangePassword } = account;
  if (mustChangePassword && kind === 'member')
    throw new HttpError('invalid', { message: firstPasswordMessages.memberLogin });
  const replacement = mustChangePassword
    ? await passwords.hash(validateReplacement(account, password, newPassword))
    : undefined;
  const rehashed =
    !replacement && passwords.isOutdated(passwordHash) ? await passwords.hash(password) : undefined;
  const outcome = await inTransaction(database, async (em) => {
    // The password may have changed since it was verified.
    const unchangedAccount = await em.findOne(Account, { id, passwordVersion }, { fields: ['id'] });
    if (!unchangedAccount) throw invalidCredentials();
    if (rehashed) await em.nativeUpdate(Account, { id, passwordHash }, { passwordHash: rehashed });
    if (replacement) {
      await setPassword(em, { accountId: id, passwordHash: replacement });
      const { ipAddress, requestId } = request;
      const actor = { kind: 'admin', id } as const;
      await audit(em, {
        action: 'password_changed',
        actor,
        email: account.email,
        ipAddress,
        requestId,
      });
    }
    const currentAccount = replacement ? { ...account, passwordVersion: passwordVersion + 1 } : account;
    const passkey = await requestPasskey(services, em, currentAccount, request);
    if (passkey) return { passkey };
    return { token: await beginSession(services, em, currentAccount, request) };
  });
  if ('passkey' in outcome) throw new HttpError('passkey_required', { passkey: outcome.passkey });
  mail.worker.wake();
  return { account, token: outcome.token };
}

/** Returns true for admins except those of single sign-on, whose provider must be able to end their access. */
const hasPasswordForAdmins = (account: Account): boolean =>
  roleOf(account) !== null && account.ssoSubject === null;

/** Throws `forbidden` if the request is a login to the admin area and passwords are switched off there. */
function assertPasswordLogin({ config }: Services, { kind }: LoginRequest): void {
  if (kind === 'admin' && !config.adminPasswordLogin)
    throw new HttpError('forbidden', { message: 'Please log in with single sign-on.' });
}

/** Adds a challenge and returns the options for the browser if the account has a passkey; otherwise undefined. */
async function requestPasskey(
  { now }: Services,
  em: EntityManager,
  account: Account,
  { kind, rp }: LoginRequest,
): Promise<PasskeyOptions | undefined> {
  const allowed = await em.find(PasskeyRow, { accountId: account.id }, { orderBy: { id: 'asc' } });
  if (allowed.length === 0) return undefined;
  const challenge = await addChallenge(em, { account, purpose: kind, now: now() });
  return requestOptions({ rp, challenge, allowed });
}

/** Returns the new password that replaces a generated one. Throws an error for the field if it is missing or weak. */
function validateReplacement({ email }: Account, generated: string, newPassword: string | undefined): string {
  if (newPassword === undefined || newPassword === generated) {
    const message = newPassword === undefined ? firstPasswordMessages.missing : firstPasswordMessages.same;
    throw invalidFormField('newPassword', message);
  }
  assertStrongPassword(newPassword, email, 'newPassword');
  return newPassword;
}

const loginFailed = () =>
  new HttpError('unauthenticated', { message: passkeyMessages.failed, isFailedAttempt: true });

/** Finishes a login with the response of an authenticator to the challenge that followed the password. */
export function logInWithPasskey(
  services: Services,
  request: LoginRequest,
  credential: UsedCredential,
): Promise<Login> {
  const challenge = readChallenge(credential.response.clientDataJSON);
  return finishLogin(services, request, challenge, (account) =>
    verifyAndBeginSession(services, account, { credential, request, challenge }),
  );
}

export function logInWithRecoveryCode(
  services: Services,
  request: LoginRequest,
  { challenge, code }: RecoveryLoginBody,
): Promise<Login> {
  return finishLogin(services, request, challenge, (account) =>
    useCodeAndBeginSession(services, account, { code, request }),
  );
}

/**
 * Finishes a login after the challenge that followed the password. `begin` returns the token of the new session, or
 * undefined if the second factor is wrong, which is recorded as a failed login.
 */
async function finishLogin(
  services: Services,
  request: LoginRequest,
  challenge: string,
  begin: (account: Account) => Promise<string | undefined>,
): Promise<Login> {
  const { database, mail, failedLogins, now } = services;
  const used = await consumeChallenge(database, { challenge, purpose: request.kind, now: now() });
  if (!used) throw loginFailed();
  const account = await findAccount(services, request, used);
  if (!account) throw loginFailed();
  const token = await begin(account);
  if (token === undefined) {
    await failedLogins.record(account.email, account, request);
    await recordRejectedLogin(services, request, account.email);
    throw loginFailed();
  }
  mail.worker.wake();
  return { account, token };
}

interface RecoveryAttempt {
  readonly code: string;
  readonly request: LoginRequest;
}

/** Uses up a code. Returns the token of the new session, or undefined if the code is wrong or used. */
function useCodeAndBeginSession(
  services: Services,
  account: Account,
  { code, request }: RecoveryAttempt,
): Promise<string | undefined> {
  const { database, secrets, mail, audit, config } = services;
  const { id: accountId, email, passwordVersion } = account;
  return inTransaction(database, async (em) => {
    const unchanged = await em.findOne(Account, { id: accountId, passwordVersion }, { fields: ['id'] });
    const remaining = await consumeRecoveryCode(em, secrets, { accountId, code });
    if (!unchanged || remaining === undefined) return undefined;
    const { kind, ipAddress, requestId } = request;
    const actor = { kind, id: accountId } as const;
    await audit(em, { action: 'recovery_code_used', actor, email, ipAddress, requestId });
    const content = recoveryCodeUsedEmail(account, config.origin, { remaining });
    await mail.outbox.add(em, {
      kind: 'recovery code used',
      accountId,
      content,
      ...securityEventOf(account),
    });
    return beginSession(services, em, account, request);
  });
}

/** Returns the account of a challenge, unless its password or role has changed since. */
function findAccount(
  { database }: Services,
  { kind }: LoginRequest,
  { accountId, passwordVersion }: UsedChallenge,
): Promise<Account | null> {
  const role = kind === 'admin' && { ...IN_TEAM, ssoSubject: null };
  return query(database, (em) => em.findOne(Account, { id: accountId, passwordVersion, ...role }));
}

interface PasskeyAttempt {
  readonly credential: UsedCredential;
  readonly request: LoginRequest;
  /** The challenge that the authenticator must have signed, in base64url. */
  readonly challenge: string;
}

/** Returns the token of the new session, or undefined if the response does not come from a passkey of the account. */
async function verifyAndBeginSession(
  services: Services,
  account: Account,
  { credential, request, challenge }: PasskeyAttempt,
): Promise<string | undefined> {
  const { database, now } = services;
  const { id: accountId, passwordVersion } = account;
  const passkey = await query(database, (em) =>
    em.findOne(PasskeyRow, { accountId, credentialId: credential.id }),
  );
  if (!passkey) return undefined;
  const newCounter = await verifyUse(credential, passkey, { rp: request.rp, challenge });
  if (newCounter === undefined) return undefined;
  return inTransaction(database, async (em) => {
    // Since they were read, the password may have changed, and the passkey may have been used or removed.
    const unchanged = await em.findOne(Account, { id: accountId, passwordVersion }, { fields: ['id'] });
    const { id, counter } = passkey;
    const used = await em.nativeUpdate(PasskeyRow, { id, counter }, { counter: newCounter, usedAt: now() });
    if (!unchanged || used === 0) return undefined;
    return beginSession(services, em, account, request);
  });
}
