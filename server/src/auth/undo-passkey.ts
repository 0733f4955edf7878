import { raw } from '@mikro-orm/core';
import { type Endpoints, retention, undoPasskeyMessage } from '../../contract/index.ts';
import { type EntityManager, inTransaction } from '../database/database.ts';
import { DAY } from '../durations.ts';
import { invalidField } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { hashToken, newToken } from '../random-token.ts';
import type { Services } from '../services.ts';
import { Account } from './account.entity.ts';
import { passkeyUndoneEmail, securityEventOf } from './emails.ts';
import { PasskeyChallengeRow, PasskeyRow, PasskeyUndoRow, RecoveryCodeRow } from './passkey.entity.ts';
import { Session } from './session.entity.ts';

interface NewPasskey {
  readonly id: number;
  readonly accountId: number;
  readonly createdAt: number;
}

/** Adds a link that removes a new passkey, and returns its token. */
export async function addPasskeyUndo(
  em: EntityManager,
  { id: passkeyId, accountId, createdAt: addedAt }: NewPasskey,
): Promise<string> {
  const token = newToken();
  const expiresAt = addedAt + retention.passkeyUndoDays * DAY;
  await em.insert(PasskeyUndoRow, { id: hashToken(token), accountId, passkeyId, addedAt, expiresAt });
  return token;
}

/**
 * Removes a new passkey with the token of a link, which works once. Someone who knew the password may have added more, so
 * it also removes the passkeys and recovery codes that were added since, and ends all sessions.
 */
export async function undoPasskey(
  { database, mail, audit, config, now }: Services,
  { body, clientIp, requestId }: RequestContext<Endpoints['undoPasskey']>,
): Promise<void> {
  const id = hashToken(body.token);
  await inTransaction(database, async (em) => {
    const undo = await em.findOne(PasskeyUndoRow, { id, expiresAt: { $gt: now() } });
    const account = undo && (await em.findOne(Account, { id: undo.accountId }));
    if (!account || (await em.nativeDelete(PasskeyUndoRow, { id })) === 0)
      throw invalidField('token', undoPasskeyMessage, { isFailedAttempt: true });
    const { accountId, passkeyId, addedAt } = undo;
    // First, because running requests lock their session: it waits for those that are about to add something.
    await em.nativeDelete(Session, { accountId });
    // Sessions of logins that are running are invalid.
    const next = { passwordVersion: raw('password_version + 1') };
    await em.nativeUpdate(Account, { id: accountId }, next);
    await em.nativeDelete(PasskeyRow, { accountId, id: { $gte: passkeyId } });
    await em.nativeDelete(PasskeyChallengeRow, { accountId });
    const isLast = (await em.count(PasskeyRow, { accountId })) === 0;
    const added = isLast ? {} : { createdAt: { $gte: addedAt } };
    await em.nativeDelete(RecoveryCodeRow, { accountId, ...added });
    const { email } = account;
    const actor = { actor: 'visitor', email, ipAddress: clientIp(), requestId } as const;
    const change = { subject: `passkey ${passkeyId}`, before: null, after: null };
    await audit(em, { action: 'passkey_undone', ...actor, change });
    const content = passkeyUndoneEmail(account, config.origin, { isLast });
    await mail.outbox.add(em, { kind: 'passkey undone', accountId, content, ...securityEventOf(account) });
  });
  mail.worker.wake();
}
