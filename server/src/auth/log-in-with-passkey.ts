import { passkeyMessages, type UsedCredential } from '../../contract/index.ts';
import { acquireWriteLock, inTransaction, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import { Account } from './account.entity.ts';
import type { LoginOptions } from './auth-options.ts';
import { beginSession } from './begin-session.ts';
import type { Login } from './log-in.ts';
import { type LoginRequest, recordRejectedLogin } from './login-request.ts';
import { PasskeyRow } from './passkey.entity.ts';
import { consumeChallenge, type UsedChallenge } from './passkey-challenges.ts';
import { verifyUse } from './webauthn.ts';

const loginFailed = () =>
  new HttpError('unauthenticated', { message: passkeyMessages.failed, isFailedAttempt: true });

/** Finishes a login with the response of an authenticator to the challenge that followed the password. */
export async function logInWithPasskey(
  options: LoginOptions,
  request: LoginRequest,
  credential: UsedCredential,
): Promise<Login> {
  const { database, mail, failedLogins, now } = options;
  const { clientDataJSON } = credential.response;
  const challenge = await consumeChallenge(database, { clientDataJSON, purpose: request.kind, now: now() });
  if (!challenge) throw loginFailed();
  const account = await findAccount(options, request, challenge);
  if (!account) throw loginFailed();
  const token = await verifyAndBeginSession(options, account, { credential, request, challenge });
  if (token === undefined) {
    await failedLogins.record(account.email, account, request);
    await recordRejectedLogin(options, request, account.email);
    throw loginFailed();
  }
  mail.worker.wake();
  return { account, token };
}

/** Returns the account of a challenge, unless its password or role has changed since. */
function findAccount(
  { database }: LoginOptions,
  { kind }: LoginRequest,
  { accountId, passwordVersion }: UsedChallenge,
): Promise<Account | null> {
  const role = kind === 'admin' && { role: kind };
  return query(database, (em) => em.findOne(Account, { id: accountId, passwordVersion, ...role }));
}

interface PasskeyAttempt {
  readonly credential: UsedCredential;
  readonly request: LoginRequest;
  readonly challenge: UsedChallenge;
}

/** Returns the token of the new session, or undefined if the response does not come from a passkey of the account. */
async function verifyAndBeginSession(
  options: LoginOptions,
  account: Account,
  { credential, request, challenge }: PasskeyAttempt,
): Promise<string | undefined> {
  const { database, now } = options;
  const { id: accountId, passwordVersion } = account;
  const passkey = await query(database, (em) =>
    em.findOne(PasskeyRow, { accountId, credentialId: credential.id }),
  );
  if (!passkey) return undefined;
  const { challenge: expected } = challenge;
  const newCounter = await verifyUse(credential, passkey, { rp: request.rp, challenge: expected });
  if (newCounter === undefined) return undefined;
  return inTransaction(database, async (em) => {
    await acquireWriteLock(database, em);
    const unchanged = await em.findOne(Account, { id: accountId, passwordVersion }, { fields: ['id'] });
    const { id, counter } = passkey;
    const used = await em.nativeUpdate(PasskeyRow, { id, counter }, { counter: newCounter, usedAt: now() });
    if (!unchanged || used === 0) return undefined;
    return beginSession(options, em, account, request);
  });
}
