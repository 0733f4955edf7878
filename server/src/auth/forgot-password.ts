import { createHash } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { Endpoints } from '../../contract/index.ts';
import { beginWriting, type EntityManager, inTransaction } from '../database/database.ts';
import type { Call } from '../http/call.ts';
import { newToken } from '../http/session.ts';
import { Account } from './account.entity.ts';
import type { MemberOptions } from './auth.routes.ts';
import { RESET_MINUTES, resetLetter } from './letters.ts';
import { ResetToken } from './reset-token.entity.ts';

/** An account's number is never this. */
const NOBODY = 0;

export const resetTokenId = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Writes a letter with a reset code, if there is such an account. If there is none, the same statements
 * are run for nobody, so that neither the answer nor its time tells which it was.
 */
export async function forgotPassword(
  { database, mail, now, origin }: MemberOptions,
  { body: { email }, spent }: Call<Endpoints['forgotPassword']>,
): Promise<void> {
  if (spent) return;
  const token = newToken();
  await inTransaction(database, async (em) => {
    await beginWriting(database, em);
    // Of two who ask at the same time, one waits, or both codes would be the newest.
    const account = await em.findOne(Account, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const letter = resetLetter(account ?? { email, firstName: null }, origin, token);
    await replaceToken(em, account?.id, { id: resetTokenId(token), now: now() });
    if (!account) return mail.outbox.pretend(em, letter);
    // To the address that is stored, not to the one that was typed.
    const { id: accountId, email: to } = account;
    return mail.outbox.write(em, { kind: 'reset password', to, accountId, letter });
  });
  mail.worker.wake();
}

/** The newest code is the only one. Nobody's has ended when it begins, and goes with the next sweep. */
async function replaceToken(
  em: EntityManager,
  accountId: number | undefined,
  { id, now }: { id: string; now: number },
): Promise<void> {
  await em.nativeDelete(ResetToken, { accountId: accountId ?? NOBODY });
  const expiresAt = accountId === undefined ? now : now + RESET_MINUTES * 60_000;
  await em.insert(ResetToken, { id, accountId: accountId ?? null, expiresAt });
}
