import type { EntityManager } from '../database/database.ts';
import { KnownBrowser } from './account.entity.ts';

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
