import type { Endpoints } from '../../contract/index.ts';
import { inTransaction } from '../database/database.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { MemberOptions } from './auth-options.ts';
import { browserLabel } from './browser-label.ts';
import { verifyCurrentPassword, wrongPassword } from './current-password.ts';
import { passwordChangedEmail } from './emails.ts';
import { addSession } from './sessions.ts';
import { setPassword } from './set-password.ts';
import { assertStrongPassword } from './weak-passwords.ts';

/** Changes the password of a member who knows the old one, and ends all sessions. Returns the token of a new session. */
export async function changePassword(
  options: MemberOptions,
  { actor, body, clientIp, header, requestId }: RequestContext<Endpoints['changePassword']>,
): Promise<string> {
  const { database, passwords, mail, audit, now, origin } = options;
  const { currentPassword, newPassword } = body;
  const account = await verifyCurrentPassword(options, actor.accountId, currentPassword, 'currentPassword');
  assertStrongPassword(newPassword, account.email, 'newPassword');
  const { id: accountId, email, passwordHash: oldPasswordHash } = account;
  const passwordHash = await passwords.hash(newPassword);
  const token = await inTransaction(database, async (em) => {
    if (!(await setPassword(em, { accountId, passwordHash, oldPasswordHash })))
      throw wrongPassword('currentPassword');
    const content = passwordChangedEmail(account, origin);
    await mail.outbox.add(em, { kind: 'password changed', to: email, accountId, content });
    const actor = { kind: 'member', id: accountId } as const;
    await audit(em, { action: 'password_changed', actor, email, ipAddress: clientIp(), requestId });
    const passwordVersion = account.passwordVersion + 1;
    const browser = browserLabel(header('user-agent'));
    return addSession(em, { id: accountId, passwordVersion }, { kind: 'member', browser, now: now() });
  });
  mail.worker.wake();
  return token;
}
