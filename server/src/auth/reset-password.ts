import { accountMessages, type Endpoints } from '../../contract/index.ts';
import { inTransaction, query } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import { Account, ResetToken } from './account.entity.ts';
import type { MemberOptions } from './auth-options.ts';
import { setEmailConfirmed } from './confirm-email.ts';
import { passwordResetEmail } from './emails.ts';
import { resetTokenId } from './reset-codes.ts';
import { setPassword } from './set-password.ts';
import { assertStrongPassword } from './weak-passwords.ts';

const wrongCode = () =>
  new HttpError('invalid', {
    message: accountMessages.resetCodeWrong,
    fields: { token: accountMessages.resetCodeWrong },
    isFailedAttempt: true,
  });

/** Sets a new password with a reset code. Of concurrent requests with the same code, one succeeds. */
export async function resetPassword(
  { database, passwords, mail, audit, now, origin }: MemberOptions,
  { body, clientIp, requestId }: RequestContext<Endpoints['resetPassword']>,
): Promise<void> {
  const id = resetTokenId(body.token);
  const account = await query(database, async (em) => {
    const token = await em.findOne(ResetToken, { id, expiresAt: { $gt: now() } });
    return token?.accountId ? em.findOne(Account, { id: token.accountId, email: body.email }) : null;
  });
  if (!account) throw wrongCode();
  assertStrongPassword(body.newPassword, account.email, 'newPassword');
  const passwordHash = await passwords.hash(body.newPassword);
  await inTransaction(database, async (em) => {
    const used = await em.nativeDelete(ResetToken, { id, expiresAt: { $gt: now() } });
    if (used === 0) throw wrongCode();
    const { id: accountId, email } = account;
    if (!(await setPassword(em, { accountId, passwordHash }))) throw wrongCode();
    // The code was sent to this address, so it is confirmed.
    await setEmailConfirmed(em, accountId, now());
    const content = passwordResetEmail(account, origin);
    await mail.outbox.add(em, { kind: 'password reset', to: email, accountId, content });
    await audit(em, { action: 'password_reset', actor: 'visitor', email, ipAddress: clientIp(), requestId });
  });
  mail.worker.wake();
}
