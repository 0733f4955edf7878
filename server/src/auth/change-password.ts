import type { Endpoints } from '../../contract/index.ts';
import { inTransaction } from '../database/database.ts';
import type { Call } from '../http/request-context.ts';
import type { MemberOptions } from './auth.routes.ts';
import { requireOwnPassword, wrongPassword } from './current-password.ts';
import { passwordChangedLetter } from './emails.ts';
import { requireStrong } from './new-password.ts';
import { addSession } from './sessions.ts';
import { setPassword } from './set-password.ts';

/** A new password for who knows the old one; what is returned is the one session that is left, a new one. */
export async function changePassword(
  options: MemberOptions,
  { actor, body, address, requestId }: Call<Endpoints['changePassword']>,
): Promise<string> {
  const { database, passwords, mail, audit, now, origin } = options;
  const { currentPassword, newPassword } = body;
  const account = await requireOwnPassword(options, actor.accountId, currentPassword, 'currentPassword');
  requireStrong(newPassword, account.email, 'newPassword');
  const { id: accountId, email, passwordHash: instead } = account;
  const passwordHash = await passwords.hash(newPassword);
  const token = await inTransaction(database, async (em) => {
    if (!(await setPassword(em, { accountId, passwordHash, instead })))
      throw wrongPassword('currentPassword');
    const letter = passwordChangedLetter(account, origin);
    await mail.outbox.write(em, { kind: 'password changed', to: email, accountId, letter });
    const actor = { kind: 'member', id: accountId } as const;
    await audit(em, { action: 'password_changed', actor, email, address: address(), request: requestId });
    const passwordVersion = account.passwordVersion + 1;
    return addSession(em, { id: accountId, passwordVersion }, 'member', now());
  });
  mail.worker.wake();
  return token;
}
