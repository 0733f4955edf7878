import type { Database, EntityManager } from '../database/database.ts';
import { KnownBrowser } from './known-browser.entity.ts';

/** One statement, because two logins at the same moment may both be the first. */
const REMEMBER = {
  sqlite: `INSERT INTO known_browsers (account_id, browser, seen_at) VALUES (?, ?, ?)
    ON CONFLICT (account_id, browser) DO UPDATE SET seen_at = excluded.seen_at`,
  mysql: `INSERT INTO known_browsers (account_id, browser, seen_at) VALUES (?, ?, ?)
    ON DUPLICATE KEY UPDATE seen_at = VALUES(seen_at)`,
};

interface BrowserUse {
  readonly accountId: number;
  readonly browser: string;
  readonly now: number;
}

/** Records that an account uses a kind of browser. Returns false if it has not used it in the last year. */
export async function rememberBrowser(
  { kind }: Database,
  em: EntityManager,
  { accountId, browser, now }: BrowserUse,
): Promise<boolean> {
  const isKnown = (await em.count(KnownBrowser, { accountId, browser })) > 0;
  await em.execute(REMEMBER[kind], [accountId, browser, now], 'run');
  return isKnown;
}
