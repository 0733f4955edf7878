import type { EntityManager } from '../database/database.ts';
import type { Account } from './account.entity.ts';
import type { AccountOptions } from './auth-options.ts';
import { newBrowserEmail } from './emails.ts';
import { rememberBrowser } from './known-browsers.ts';
import type { SessionKind } from './session.entity.ts';
import { addSession } from './sessions.ts';

/**
 * Adds a session within the transaction of the login and returns its token. If the account has not used this kind of
 * browser before, its owner is notified by email.
 */
export async function beginSession(
  { database, mail, origin, now }: AccountOptions,
  em: EntityManager,
  account: Account,
  { kind, browser }: { readonly kind: SessionKind; readonly browser: string },
): Promise<string> {
  const { id: accountId, email: to } = account;
  if (!(await rememberBrowser(database, em, { accountId, browser, now: now() }))) {
    const content = newBrowserEmail(account, origin, { browser, kind, at: now() });
    await mail.outbox.add(em, { kind: 'new browser', to, accountId, content });
  }
  return addSession(em, account, { kind, browser, now: now() });
}
