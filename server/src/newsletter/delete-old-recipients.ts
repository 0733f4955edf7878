import { setImmediate as nextTurn } from 'node:timers/promises';
import { retention } from '../../contract/index.ts';
import { type Database, inTransaction, query } from '../database/database.ts';
import { CampaignRow, RecipientRow } from './campaign.entity.ts';

const DAY = 24 * 60 * 60_000;
/** Recipients per transaction: on SQLite, no request is handled during one. */
const BATCH = 500;

/** Deletes the recipients of old campaigns; their counts stay. A stopped campaign cannot be continued after that. */
export async function deleteOldRecipients(database: Database, now: number): Promise<void> {
  const isOld = {
    state: { $ne: 'sending' as const },
    stateChangedAt: { $lte: now - retention.newsletterRecipientDays * DAY },
  };
  await inTransaction(database, (em) => em.nativeUpdate(CampaignRow, isOld, { state: 'finished' }));
  const old = await query(database, (em) => em.find(CampaignRow, isOld, { fields: ['id'] }));
  for (const { id } of old) while (await deleteBatch(database, id)) await nextTurn();
}

/** Returns true if more recipients may be left. */
async function deleteBatch(database: Database, campaignId: number): Promise<boolean> {
  const recipients = await query(database, (em) =>
    em.find(RecipientRow, { campaignId }, { fields: ['id'], limit: BATCH }),
  );
  const ids = recipients.map(({ id }) => id);
  if (ids.length > 0)
    await inTransaction(database, (em) => em.nativeDelete(RecipientRow, { id: { $in: ids } }));
  return ids.length === BATCH;
}
