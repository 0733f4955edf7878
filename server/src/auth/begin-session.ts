import type { EntityManager } from '../database/database.ts';
import type { Services } from '../services.ts';
import { Account, KnownBrowser } from './account.entity.ts';
import { newBrowserEmail, securityEventOf } from './emails.ts';
import type { LoginRequest } from './login-request.ts';
import { addSession } from './sessions.ts';

/**
 * Adds a session within the transaction of the login, records the login, and returns the token of the session. If the
 * account has not used this kind of browser before, its owner is notified by email, unless no browser of the account
 * was known.
 */
export async function beginSession(
  { mail, audit, config, memberLogins, now }: Services,
  em: EntityManager,
  account: Account,
  { kind, browser, ipAddress, requestId }: LoginRequest,
): Promise<string> {
  const { id: accountId, email } = account;
  if (kind === 'admin') {
    const actor = { kind, id: accountId } as const;
    await audit(em, { action: 'admin_login', actor, email, ipAddress, requestId });
  } else {
    await memberLogins.record(em, { outcome: 'login', email, ipAddress, requestId });
  }
  const isKnown = await rememberBrowser(em, { accountId, browser, now: now() });
  const hadUnknownBrowsers = await clearBrowsersUnknown(em, accountId);
  if (!isKnown && !hadUnknownBrowsers) {
    const content = newBrowserEmail(account, config.origin, { browser, kind, loggedInAt: now() });
    await mail.outbox.add(em, { kind: 'new browser', accountId, content, ...securityEventOf(account) });
  }
  return addSession(em, account, { kind, browser, now: now() });
}

/**
 * Clears the flag `browsersUnknown`, and returns true if it was set. Accounts from before browsers were recorded get no
 * email at their next login.
 */
async function clearBrowsersUnknown(em: EntityManager, id: number): Promise<boolean> {
  return (await em.nativeUpdate(Account, { id, browsersUnknown: true }, { browsersUnknown: false })) > 0;
}

interface BrowserUse {
  readonly accountId: number;
  readonly browser: string;
  readonly now: number;
}

/** Records that an account uses a kind of browser. Returns false if it has not used it in the last year. */
export async function rememberBrowser(
  em: EntityManager,
  { accountId, browser, now }: BrowserUse,
): Promise<boolean> {
  const isKnown = (await em.count(KnownBrowser, { accountId, browser })) > 0;
  // Two logins at the same time may both be the first with this browser.
  await em
    .createQueryBuilder(KnownBrowser)
    .insert({ accountId, browser, seenAt: now })
    .onConflict(['accountId', 'browser'])
    .merge({ seenAt: now })
    .execute('run');
  return isKnown;
}
