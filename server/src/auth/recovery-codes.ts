import { randomInt } from 'node:crypto';
import { type Endpoints, passkeyMessages, RECOVERY_CODES } from '../../contract/index.ts';
import { byCaller } from '../audit/audit-log.entity.ts';
import type { Secrets } from '../config/config-values.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { keyedHash } from '../keyed-hash.ts';
import type { Services } from '../services.ts';
import { verifyCurrentPassword } from './change-password.ts';
import { recoveryCodesRenewedEmail, securityEventOf } from './emails.ts';
import { PasskeyRow, RecoveryCodeRow } from './passkey.entity.ts';
import { CODE_ALPHABET, normalizeCode } from './readable-code.ts';
import { lockSession } from './session.entity.ts';

const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Returns a random code of 59 bits, such as `k7mp-w3xa-9drt`. */
const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join(''),
  ).join('-');

/** Returns the stored form of a code. The key keeps a reader of the database from trying all codes. */
const idOf = (secret: string, accountId: number, code: string): string =>
  keyedHash(secret, ['recovery code', accountId, normalizeCode(code)]);

/** Replaces the recovery codes of an account, and returns the new ones, which are not stored. */
export async function replaceRecoveryCodes(
  em: EntityManager,
  accountId: number,
  { secrets, now }: { readonly secrets: Secrets; readonly now: number },
): Promise<string[]> {
  await em.nativeDelete(RecoveryCodeRow, { accountId });
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const rows = codes.map((code) => ({ id: idOf(secrets[0], accountId, code), accountId, createdAt: now }));
  await em.insertMany(RecoveryCodeRow, rows);
  return codes;
}

/** Uses up a code. Returns the number of codes that are left, or undefined if the code is wrong or used. */
export async function consumeRecoveryCode(
  em: EntityManager,
  secrets: Secrets,
  { accountId, code }: { readonly accountId: number; readonly code: string },
): Promise<number | undefined> {
  const ids = secrets.map((secret) => idOf(secret, accountId, code));
  if ((await em.nativeDelete(RecoveryCodeRow, { accountId, id: { $in: ids } })) === 0) return undefined;
  return em.count(RecoveryCodeRow, { accountId });
}

export async function countRecoveryCodes(
  { database }: Pick<Services, 'database'>,
  accountId: number,
): Promise<{ remaining: number }> {
  return { remaining: await query(database, (em) => em.count(RecoveryCodeRow, { accountId })) };
}

/** Replaces the recovery codes of the caller, if the password is correct. */
export async function renewRecoveryCodes(
  services: Services,
  context: RequestContext<Endpoints['renewRecoveryCodes']>,
): Promise<{ codes: string[] }> {
  const { database, mail, audit, secrets, config, now } = services;
  const { actor, body } = context;
  const account = await verifyCurrentPassword(services, actor.accountId, body.password, 'password');
  const accountId = account.id;
  const codes = await inTransaction(database, async (em) => {
    await lockSession(em, actor);
    if ((await em.count(PasskeyRow, { accountId })) === 0)
      throw new HttpError('not_found', { message: passkeyMessages.noPasskey });
    await audit(em, { action: 'recovery_codes_renewed', ...byCaller(context) });
    const content = recoveryCodesRenewedEmail(account, config.origin);
    await mail.outbox.add(em, { kind: 'recovery codes', accountId, content, ...securityEventOf(account) });
    return replaceRecoveryCodes(em, accountId, { secrets, now: now() });
  });
  mail.worker.wake();
  return { codes };
}
