import { createHash } from 'node:crypto';
import type { Endpoints } from '../../contract/index.ts';
import { acquireWriteLock, type Database, type EntityManager, inTransaction } from '../database/database.ts';
import { newToken } from '../http/middleware/session.ts';
import type { RequestContext } from '../http/request-context.ts';
import { Account } from './account.entity.ts';
import type { MemberOptions } from './auth-options.ts';
import { RESET_MINUTES, resetCodeEmail } from './emails.ts';

/** One statement, so that of two requests at the same moment the later one replaces the code of the earlier one. */
const REPLACE = {
  sqlite: `INSERT INTO reset_tokens (id, account_id, expires_at) VALUES (?, ?, ?)
    ON CONFLICT (account_id) DO UPDATE SET id = excluded.id, expires_at = excluded.expires_at`,
  mysql: `INSERT INTO reset_tokens (id, account_id, expires_at) VALUES (?, ?, ?)
    ON DUPLICATE KEY UPDATE id = VALUES(id), expires_at = VALUES(expires_at)`,
};

export const resetTokenId = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Sends an email with a reset code if there is such an account. If there is none, runs the same statements, so that neither
 * the response nor its time reveals which.
 */
export async function forgotPassword(
  { database, mail, now, origin }: MemberOptions,
  { body: { email }, isSilentlyLimited }: RequestContext<Endpoints['forgotPassword']>,
): Promise<void> {
  if (isSilentlyLimited) return;
  const token = newToken();
  await inTransaction(database, async (em) => {
    await acquireWriteLock(database, em);
    const account = await em.findOne(Account, { email });
    const content = resetCodeEmail(account ?? { email, firstName: null }, origin, token);
    await replaceToken(database, em, { accountId: account?.id, id: resetTokenId(token), now: now() });
    if (!account) return mail.outbox.addDummy(em, content);
    // To the stored email address, not to the one in the request.
    const { id: accountId, email: to } = account;
    return mail.outbox.add(em, { kind: 'reset password', to, accountId, content });
  });
  mail.worker.wake();
}

interface NewToken {
  readonly id: string;
  readonly accountId: number | undefined;
  readonly now: number;
}

/** Stores the code of an account in place of an earlier one. Without an account it has expired already. */
async function replaceToken(
  { kind }: Database,
  em: EntityManager,
  { id, accountId, now }: NewToken,
): Promise<void> {
  const expiresAt = accountId === undefined ? now : now + RESET_MINUTES * 60_000;
  await em.execute(REPLACE[kind], [id, accountId ?? null, expiresAt], 'run');
}
