import { UniqueConstraintViolationException } from '@mikro-orm/core';
import {
  type Endpoints,
  type NewPasskey,
  PASSKEYS_PER_ACCOUNT,
  type Passkey,
  type PasskeyOptions,
  passkeyMessages,
} from '../../contract/index.ts';
import { byCaller } from '../audit/audit-log.entity.ts';
import { type EntityManager, inTransaction, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Actor } from '../http/middleware/session.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Services } from '../services.ts';
import { verifyCurrentPassword } from './change-password.ts';
import { passkeyAddedEmail, passkeyRemovedEmail, securityEventOf, undoLink } from './emails.ts';
import { relyingParty } from './login-request.ts';
import { PasskeyRow, RecoveryCodeRow } from './passkey.entity.ts';
import { addChallenge, consumeChallenge, readChallenge } from './passkey-challenges.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { lockSession } from './session.entity.ts';
import { addPasskeyUndo } from './undo-passkey.ts';
import { creationOptions, verifyCreation } from './webauthn.ts';

/**
 * Asserts that the member owns the email address: a stranger who registered with it could keep the owner out with a passkey,
 * even after a reset.
 */
function assertEmailConfirmed({ emailConfirmedAt }: Pick<Actor, 'emailConfirmedAt'>): void {
  if (emailConfirmedAt === null) throw new HttpError('email_unconfirmed');
}

const limitReached = () => new HttpError('limit_reached', { message: passkeyMessages.limit });

function present({ id, name, createdAt, usedAt }: PasskeyRow): Passkey {
  const lastUsedAt = usedAt === null ? null : new Date(usedAt).toISOString();
  return { id, name, createdAt: new Date(createdAt).toISOString(), lastUsedAt };
}

const subjectOf = ({ id }: Pick<PasskeyRow, 'id'>) => `passkey ${id}`;
const auditedFields = ({ credentialId, name }: Pick<PasskeyRow, 'credentialId' | 'name'>) => [
  credentialId,
  name,
];

const findPasskeys = (em: EntityManager, accountId: number) =>
  em.find(PasskeyRow, { accountId }, { orderBy: { id: 'asc' } });

/** Lists the passkeys of an account in the order in which they were added. */
export async function listPasskeys({ database }: Services, accountId: number): Promise<Passkey[]> {
  const passkeys = await query(database, (em) => findPasskeys(em, accountId));
  return passkeys.map(present);
}

/** Returns the options with which the browser creates a passkey, if the password is correct. */
export async function createPasskeyOptions(
  services: Services,
  { actor, body, header }: RequestContext<Endpoints['createPasskeyOptions']>,
): Promise<PasskeyOptions> {
  const { database, config, now } = services;
  assertEmailConfirmed(actor);
  const account = await verifyCurrentPassword(services, actor.accountId, body.password, 'password');
  const { existing, challenge } = await inTransaction(database, async (em) => {
    await lockSession(em, actor);
    const existing = await findPasskeys(em, account.id);
    if (existing.length >= PASSKEYS_PER_ACCOUNT) throw limitReached();
    return { existing, challenge: await addChallenge(em, { account, purpose: 'add', now: now() }) };
  });
  const rp = relyingParty(config, header('host'));
  return creationOptions({ rp, challenge, account, existing });
}

/** Registers a passkey that the browser has created. With the first one, the account gets recovery codes. */
export async function addPasskey(
  services: Services,
  context: RequestContext<Endpoints['addPasskey']>,
): Promise<NewPasskey> {
  const { database, mail, audit, secrets, config, now } = services;
  const { actor, body, header } = context;
  const { accountId } = actor;
  assertEmailConfirmed(actor);
  const notAdded = () => new HttpError('invalid', { message: passkeyMessages.notAdded });
  const usedChallenge = await consumeChallenge(database, {
    challenge: readChallenge(body.credential.response.clientDataJSON),
    purpose: 'add',
    now: now(),
  });
  if (usedChallenge?.accountId !== accountId) throw notAdded();
  const rp = relyingParty(config, header('host'));
  const verified = await verifyCreation(body.credential, { rp, challenge: usedChallenge.challenge });
  if (!verified) throw notAdded();
  const passkey = { ...verified, accountId, name: body.name, createdAt: now(), usedAt: null };
  try {
    const { id, recoveryCodes } = await inTransaction(database, async (em) => {
      await lockSession(em, actor);
      if ((await em.count(PasskeyRow, { accountId })) >= PASSKEYS_PER_ACCOUNT) throw limitReached();
      const id = Number(await em.insert(PasskeyRow, passkey));
      const change = { subject: subjectOf({ id }), before: null, after: auditedFields(passkey) };
      await audit(em, { action: 'passkey_added', ...byCaller(context), change });
      const undoToken = await addPasskeyUndo(em, { ...passkey, id });
      const digestLink = undoLink(config.origin, undoToken);
      const content = passkeyAddedEmail(actor, config.origin, digestLink);
      await mail.outbox.add(em, {
        kind: 'passkey added',
        accountId,
        content,
        digestLink,
        ...securityEventOf(actor),
      });
      const hasCodes = (await em.count(RecoveryCodeRow, { accountId })) > 0;
      if (hasCodes) return { id };
      return { id, recoveryCodes: await replaceRecoveryCodes(em, accountId, { secrets, now: now() }) };
    });
    mail.worker.wake();
    return { ...present({ id, ...passkey }), ...(recoveryCodes && { recoveryCodes }) };
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new HttpError('taken', { message: passkeyMessages.taken });
  }
}

export function renamePasskey(
  { database, audit }: Services,
  context: RequestContext<Endpoints['renamePasskey']>,
): Promise<Passkey> {
  const { actor, id, body } = context;
  return inTransaction(database, async (em) => {
    const passkey = await em.findOne(PasskeyRow, { id, accountId: actor.accountId });
    if (!passkey) throw new HttpError('not_found');
    const renamed = { ...passkey, name: body.name };
    await em.nativeUpdate(PasskeyRow, { id }, { name: body.name });
    const change = {
      subject: subjectOf(passkey),
      before: auditedFields(passkey),
      after: auditedFields(renamed),
    };
    await audit(em, { action: 'passkey_renamed', ...byCaller(context), change });
    return present(renamed);
  });
}

export async function removePasskey(
  services: Services,
  context: RequestContext<Endpoints['removePasskey']>,
): Promise<void> {
  const { database, mail, audit, config } = services;
  const { actor, id, body } = context;
  const account = await verifyCurrentPassword(services, actor.accountId, body.password, 'password');
  const accountId = account.id;
  await inTransaction(database, async (em) => {
    await lockSession(em, actor);
    const passkey = await em.findOne(PasskeyRow, { id, accountId });
    if (!passkey) throw new HttpError('not_found');
    await em.nativeDelete(PasskeyRow, { id });
    const change = { subject: subjectOf(passkey), before: auditedFields(passkey), after: null };
    await audit(em, { action: 'passkey_removed', ...byCaller(context), change });
    const isLast = (await em.count(PasskeyRow, { accountId })) === 0;
    if (isLast) await em.nativeDelete(RecoveryCodeRow, { accountId });
    const content = passkeyRemovedEmail(account, config.origin, { isLast });
    await mail.outbox.add(em, { kind: 'passkey removed', accountId, content, ...securityEventOf(account) });
  });
  mail.worker.wake();
}
