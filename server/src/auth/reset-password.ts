import { accountMessages, type Endpoints } from '../../contract/index.ts';
import { inTransaction } from '../database/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { MemberOptions } from './auth-options.ts';
import { setEmailConfirmed } from './confirm-email.ts';
import { passwordResetEmail } from './emails.ts';
import { resetTokenId } from './reset-codes.ts';
import { ResetToken } from './reset-token.entity.ts';
import { setPassword } from './set-password.ts';
import { requireStrongPassword } from './weak-passwords.ts';

const FIND = `
  SELECT a.id, a.email, a.first_name FROM reset_tokens t JOIN accounts a ON a.id = t.account_id
  WHERE t.id = ? AND a.email = ? AND t.expires_at > ?`;

const wrongCode = () =>
  new HttpError('invalid', {
    message: accountMessages.resetCodeWrong,
    fields: { token: accountMessages.resetCodeWrong },
    isFailedAttempt: true,
  });

/** Sets a new password with a reset code. Of concurrent requests with the same code, one succeeds. */
export async function resetPassword(
  { database, passwords, mail, audit, now, origin }: MemberOptions,
  { body, clientIp, requestId: request }: RequestContext<Endpoints['resetPassword']>,
): Promise<void> {
  const id = resetTokenId(body.token);
  const [row] = await database.read(FIND, [id, body.email, now()]);
  if (!row) throw wrongCode();
  const account = {
    id: Number(row.id),
    email: String(row.email),
    firstName: row.first_name as string | null,
  };
  requireStrongPassword(body.newPassword, account.email, 'newPassword');
  const passwordHash = await passwords.hash(body.newPassword);
  await inTransaction(database, async (em) => {
    const used = await em.nativeDelete(ResetToken, { id, expiresAt: { $gt: now() } });
    if (used === 0) throw wrongCode();
    const { id: accountId, email } = account;
    if (!(await setPassword(em, { accountId, passwordHash }))) throw wrongCode();
    // The code came from an email to this address.
    await setEmailConfirmed(em, accountId, now());
    const content = passwordResetEmail(account, origin);
    await mail.outbox.add(em, { kind: 'password reset', to: email, accountId, content });
    await audit(em, { action: 'password_reset', actor: 'visitor', email, address: clientIp(), request });
  });
  mail.worker.wake();
}
