import type { EntityManager } from '../database/database.ts';
import { Account } from './account.entity.ts';
import type { LoginOptions } from './auth-options.ts';
import { newBrowserEmail } from './emails.ts';
import { rememberBrowser } from './known-browsers.ts';
import type { SessionKind } from './session.entity.ts';
import { addSession } from './sessions.ts';

interface NewLogin {
  readonly kind: SessionKind;
  /** Browser and operating system in words. */
  readonly browser: string;
  /** IP address. */
  readonly address: string;
  readonly requestId: string;
}

/**
 * Adds a session within the transaction of the login and returns its token. If the account has not used this kind of
 * browser before, its owner is notified by email, unless no browser of the account was known.
 */
export async function beginSession(
  { mail, origin, memberLogins, now }: LoginOptions,
  em: EntityManager,
  account: Account,
  { kind, browser, address, requestId: request }: NewLogin,
): Promise<string> {
  const { id: accountId, email: to } = account;
  if (kind === 'member') await memberLogins.record(em, { outcome: 'login', email: to, address, request });
  const isKnown = await rememberBrowser(em, { accountId, browser, now: now() });
  const unknown = { id: accountId, browsersUnknown: true };
  const isFirst = (await em.nativeUpdate(Account, unknown, { browsersUnknown: false })) > 0;
  if (!isKnown && !isFirst) {
    const content = newBrowserEmail(account, origin, { browser, kind, at: now() });
    await mail.outbox.add(em, { kind: 'new browser', to, accountId, content });
  }
  return addSession(em, account, { kind, browser, now: now() });
}
