import { Session } from '../auth/session.entity.ts';
import { type Database, query } from '../database/database.ts';
import { flushAtCommit } from '../database/durability.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import { CampaignRow } from '../newsletter/newsletter.entity.ts';

/** Time for which the result is cached, because counting reads many rows. */
const CACHE_MS = 30_000;
const CAMPAIGN_COUNTS = ['total', 'sent', 'failed', 'skipped'] as const;

export interface RowCounts {
  readonly sessions: number;
  readonly emailsWaiting: number;
  readonly oldestEmailSeconds: number;
  readonly emailsGivenUp: number;
  /** Emails of newsletters that are being sent, in the outbox or not. */
  readonly newslettersWaiting: number;
  /** True if every commit is flushed to disk. */
  readonly durable: boolean;
}

/** Returns a function that counts rows in the database, with a cache. */
export function countRows(database: Database, now: () => number): () => Promise<RowCounts> {
  let cached: { readonly at: number; readonly counts: RowCounts } | undefined;
  const count = async (): Promise<RowCounts> => {
    const isWaiting = { nextTryAt: { $ne: null } };
    const counts = await query(database, async (em) => {
      const [oldest] = await em.find(OutboxRow, isWaiting, {
        fields: ['createdAt'],
        orderBy: { createdAt: 'asc' },
        limit: 1,
      });
      const campaigns = await em.find(CampaignRow, { state: 'sending' }, { fields: CAMPAIGN_COUNTS });
      return {
        sessions: await em.count(Session, { expiresAt: { $gt: now() } }),
        emailsWaiting: await em.count(OutboxRow, isWaiting),
        oldestEmailSeconds: oldest ? Math.max(0, (now() - oldest.createdAt) / 1000) : 0,
        emailsGivenUp: await em.count(OutboxRow, { failedAt: { $ne: null } }),
        newslettersWaiting: campaigns.reduce(
          (sum, { total, sent, failed, skipped }) => sum + total - sent - failed - skipped,
          0,
        ),
      };
    });
    return { ...counts, durable: (await flushAtCommit(database)) === 1 };
  };
  return async () => {
    const at = performance.now();
    if (!cached || at - cached.at >= CACHE_MS) cached = { at, counts: await count() };
    return cached.counts;
  };
}
