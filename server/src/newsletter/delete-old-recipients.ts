import { type Database, inTransaction } from '../database/database.ts';
import { CampaignRow, RecipientRow } from './campaign.entity.ts';
import { countRecipients } from './campaign-progress.ts';

const DAY = 24 * 60 * 60_000;
/** Days after the end of a campaign, or after it was stopped, at which the record of who got it is deleted. */
export const RECIPIENT_DAYS = 30;

const OLD = `SELECT DISTINCT i.id FROM newsletter_issues i JOIN newsletter_recipients r ON r.issue_id = i.id
  WHERE i.state <> 'sending' AND i.state_changed_at <= ?`;

/** Deletes the recipients of old campaigns, and keeps their numbers. A stopped campaign cannot be continued after that. */
export async function deleteOldRecipients(database: Database, now: number): Promise<void> {
  for (const { id } of await database.read(OLD, [now - RECIPIENT_DAYS * DAY])) {
    await inTransaction(database, async (em) => {
      const campaignId = Number(id);
      const { sent, failed, skipped } = await countRecipients(em, campaignId);
      const old = { id: campaignId, state: { $ne: 'sending' as const } };
      const closed = await em.nativeUpdate(CampaignRow, old, { state: 'finished', sent, failed, skipped });
      if (closed > 0) await em.nativeDelete(RecipientRow, { campaignId });
    });
  }
}
