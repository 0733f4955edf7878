import * as v from 'valibot';
import {
  Email,
  firstPasswordMessages,
  type PasskeyOptions,
  passkeyMessages,
  type UsedCredential,
} from '../../contract/index.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { Account, PasskeyRow, type SessionKind } from './account.entity.ts';
import { beginSession } from './begin-session.ts';
import { assertStrongPassword, setPassword } from './change-password.ts';
import { type LoginRequest, recordRejectedLogin } from './login-request.ts';
import { addChallenge, consumeChallenge, type UsedChallenge } from './passkey-challenges.ts';
import { requestOptions, verifyUse } from './webauthn.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Replaces the generated password of an admin, and is ignored otherwise. */
  readonly newPassword?: string | undefined;
}

interface Login {
  readonly account: Account;
  /** The token of the new session. */
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
  const invalidCredentials = () =>
    new HttpError('unauthenticated', { message: wrongCredentialsMessages[kind], isFailedAttempt: true });
  // Only email addresses are looked up: text that does not fit the column is an error on some databases.
  const isEmail = v.is(Email, email);
  const accountOfEmail = isEmail ? await query(database, (em) => em.findOne(Account, { email })) : null;
  const account = kind === 'admin' && accountOfEmail?.role !== 'admin' ? undefined : accountOfEmail;
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
    const unchanged = await em.findOne(Account, { id, passwordVersion }, { fields: ['id'] });
    if (!unchanged) throw invalidCredentials();
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
    const current = replacement ? { ...account, passwordVersion: passwordVersion + 1 } : account;
    const passkey = await requestPasskey(services, em, current, request);
    if (passkey) return { passkey };
    return { token: await beginSession(services, em, current, request) };
  });
  if ('passkey' in outcome) throw new HttpError('passkey_required', { passkey: outcome.passkey });
  mail.worker.wake();
  return { account, token: outcome.token };
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
    throw invalidField('newPassword', message);
  }
  assertStrongPassword(newPassword, email, 'newPassword');
  return newPassword;
}

const loginFailed = () =>
  new HttpError('unauthenticated', { message: passkeyMessages.failed, isFailedAttempt: true });

/** Finishes a login with the response of an authenticator to the challenge that followed the password. */
export async function logInWithPasskey(
  services: Services,
  request: LoginRequest,
  credential: UsedCredential,
): Promise<Login> {
  const { database, mail, failedLogins, now } = services;
  const { clientDataJSON } = credential.response;
  const used = await consumeChallenge(database, { clientDataJSON, purpose: request.kind, now: now() });
  if (!used) throw loginFailed();
  const account = await findAccount(services, request, used);
  if (!account) throw loginFailed();
  const { challenge } = used;
  const token = await verifyAndBeginSession(services, account, { credential, request, challenge });
  if (token === undefined) {
    await failedLogins.record(account.email, account, request);
    await recordRejectedLogin(services, request, account.email);
    throw loginFailed();
  }
  mail.worker.wake();
  return { account, token };
}

/** Returns the account of a challenge, unless its password or role has changed since. */
function findAccount(
  { database }: Services,
  { kind }: LoginRequest,
  { accountId, passwordVersion }: UsedChallenge,
): Promise<Account | null> {
  const role = kind === 'admin' && { role: kind };
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
