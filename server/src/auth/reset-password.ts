import { accountMessages, type Endpoints } from '../../contract/index.ts';
import { inTransaction } from '../database/database.ts';
import { Failure } from '../http/http-error.ts';
import type { Call } from '../http/request-context.ts';
import type { MemberOptions } from './auth.routes.ts';
import { passwordResetLetter } from './emails.ts';
import { resetTokenId } from './forgot-password.ts';
import { requireStrong } from './new-password.ts';
import { ResetToken } from './reset-token.entity.ts';
import { setPassword } from './set-password.ts';

const FIND = `
  SELECT a.id, a.email, a.first_name FROM reset_tokens t JOIN accounts a ON a.id = t.account_id
  WHERE t.id = ? AND a.email = ? AND t.expires_at > ?`;

const wrongCode = () =>
  new Failure('invalid', {
    message: accountMessages.resetCodeWrong,
    fields: { token: accountMessages.resetCodeWrong },
    wrongGuess: true,
  });

/** A new password for who has the code from the letter. Of many that bring the same code, one succeeds. */
export async function resetPassword(
  { database, passwords, mail, audit, now, origin }: MemberOptions,
  { body, address, requestId: request }: Call<Endpoints['resetPassword']>,
): Promise<void> {
  const id = resetTokenId(body.token);
  const [row] = await database.read(FIND, [id, body.email, now()]);
  if (!row) throw wrongCode();
  const account = {
    id: Number(row.id),
    email: String(row.email),
    firstName: row.first_name as string | null,
  };
  requireStrong(body.newPassword, account.email, 'newPassword');
  const passwordHash = await passwords.hash(body.newPassword);
  await inTransaction(database, async (em) => {
    const used = await em.nativeDelete(ResetToken, { id, expiresAt: { $gt: now() } });
    if (used === 0) throw wrongCode();
    const { id: accountId, email } = account;
    if (!(await setPassword(em, { accountId, passwordHash }))) throw wrongCode();
    const letter = passwordResetLetter(account, origin);
    await mail.outbox.write(em, { kind: 'password reset', to: email, accountId, letter });
    await audit(em, { action: 'password_reset', actor: 'visitor', email, address: address(), request });
  });
  mail.worker.wake();
}
