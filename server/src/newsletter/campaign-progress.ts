import type { CampaignProgress } from '../../contract/index.ts';
import type { EntityManager } from '../database/database.ts';
import type { CampaignRow, RecipientState } from './campaign.entity.ts';

const COUNTS = `SELECT r.state, COUNT(*) AS n, COUNT(o.last_error) AS rejected
  FROM newsletter_recipients r LEFT JOIN outbox o ON o.id = r.outbox_id AND r.state = 'queued'
  WHERE r.issue_id = ? GROUP BY r.state`;

interface Count {
  readonly state: RecipientState;
  readonly n: number;
  readonly rejected: number;
}

type Counts = Pick<CampaignProgress, 'sent' | 'failed' | 'skipped' | 'retrying'>;

/** Counts the recipients of a campaign by the state of their emails. */
export async function countRecipients(em: EntityManager, campaignId: number): Promise<Counts> {
  const rows = await em.execute<Count[]>(COUNTS, [campaignId]);
  const find = (state: RecipientState) => rows.find((row) => row.state === state);
  const count = (state: RecipientState) => Number(find(state)?.n ?? 0);
  return {
    sent: count('sent'),
    failed: count('failed'),
    skipped: count('skipped'),
    retrying: Number(find('queued')?.rejected ?? 0),
  };
}

type Counted = Pick<CampaignRow, 'id' | 'state' | 'startedAt' | 'total' | 'sent' | 'failed' | 'skipped'>;

/** Returns the progress of a campaign, also after its recipients have been deleted. */
export async function progressOf(em: EntityManager, campaign: Counted): Promise<CampaignProgress> {
  const { state, startedAt, total } = campaign;
  const { sent, failed, skipped, retrying } =
    campaign.sent === null
      ? await countRecipients(em, campaign.id)
      : { sent: campaign.sent, failed: campaign.failed ?? 0, skipped: campaign.skipped ?? 0, retrying: 0 };
  return {
    state,
    startedAt: new Date(startedAt).toISOString(),
    total,
    sent,
    waiting: Math.max(0, total - sent - failed - skipped),
    failed,
    skipped,
    retrying,
  };
}
