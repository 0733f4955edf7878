import type { EntityManager } from '../database/database.ts';
import { Account } from './account.entity.ts';
import type { LoginOptions } from './auth-options.ts';
import { newBrowserEmail } from './emails.ts';
import { rememberBrowser } from './known-browsers.ts';
import type { LoginRequest } from './login-request.ts';
import { addSession } from './sessions.ts';

/**
 * Adds a session within the transaction of the login, records the login, and returns the token of the session. If the account has not used this kind of
 * browser before, its owner is notified by email, unless no browser of the account was known.
 */
export async function beginSession(
  { mail, audit, origin, memberLogins, now }: LoginOptions,
  em: EntityManager,
  account: Account,
  { kind, browser, ipAddress, requestId: request }: LoginRequest,
): Promise<string> {
  const { id: accountId, email: to } = account;
  if (kind === 'admin') {
    const actor = { kind, id: accountId } as const;
    await audit(em, { action: 'admin_login', actor, email: to, ipAddress, request });
  } else {
    await memberLogins.record(em, { outcome: 'login', email: to, ipAddress, request });
  }
  const isKnown = await rememberBrowser(em, { accountId, browser, now: now() });
  const unknown = { id: accountId, browsersUnknown: true };
  const isFirst = (await em.nativeUpdate(Account, unknown, { browsersUnknown: false })) > 0;
  if (!isKnown && !isFirst) {
    const content = newBrowserEmail(account, origin, { browser, kind, at: now() });
    await mail.outbox.add(em, { kind: 'new browser', to, accountId, content });
  }
  return addSession(em, account, { kind, browser, now: now() });
}
