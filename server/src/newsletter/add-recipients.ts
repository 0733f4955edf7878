import { setImmediate as nextTurn } from 'node:timers/promises';
import { LockMode } from '@mikro-orm/core';
import { type Database, inTransaction } from '../database/database.ts';
import { CampaignRow, RecipientRow, Subscription } from './newsletter.entity.ts';

/** Recipients per transaction: on SQLite, no request is handled during one. */
const BATCH = 100;

export const hasAllRecipients = ({
  lastSubscription,
  lastSubscriptionAdded,
}: Pick<CampaignRow, 'lastSubscription' | 'lastSubscriptionAdded'>): boolean =>
  lastSubscriptionAdded >= lastSubscription;

/**
 * Adds everyone who was subscribed when a campaign started to its recipients, in small transactions. Each transaction
 * records its last subscriber, so that the next call continues there after a crash.
 */
export async function addRecipients(database: Database, campaignId: number): Promise<void> {
  while (await addBatch(database, campaignId)) await nextTurn();
}

/** Returns true if more subscribers may be left. */
function addBatch(database: Database, campaignId: number): Promise<boolean> {
  return inTransaction(database, async (em) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const fields = ['lastSubscription', 'lastSubscriptionAdded'] as const;
    const campaign = await em.findOne(CampaignRow, { id: campaignId }, { lockMode, fields });
    if (!campaign || hasAllRecipients(campaign)) return false;
    const { lastSubscription, lastSubscriptionAdded } = campaign;
    const subscribers = await em.find(
      Subscription,
      { id: { $gt: lastSubscriptionAdded, $lte: lastSubscription }, confirmedAt: { $ne: null } },
      { fields: ['id'], orderBy: { id: 'asc' }, limit: BATCH },
    );
    const newRecipient = {
      campaignId,
      state: 'waiting' as const,
      outboxId: null,
      handedOver: false,
      retrying: false,
    };
    const recipients = subscribers.map(({ id }) => ({ ...newRecipient, subscriptionId: id }));
    if (recipients.length > 0) await em.insertMany(RecipientRow, recipients);
    // After a batch that is not full, no subscriber is left.
    const lastAdded = recipients[BATCH - 1]?.subscriptionId ?? lastSubscription;
    const isLastBatch = lastAdded === lastSubscription;
    await em.nativeUpdate(
      CampaignRow,
      { id: campaignId },
      {
        lastSubscriptionAdded: lastAdded,
        // Lower than at the start if subscribers have unsubscribed since.
        ...(isLastBatch && { total: await em.count(RecipientRow, { campaignId }) }),
      },
    );
    return !isLastBatch;
  });
}
