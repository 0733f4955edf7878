import type { EmailRules } from '../mail/delivery-options.ts';
import { changeRecipient } from './campaign-progress.ts';
import { CampaignRow, RecipientRow, Subscription } from './newsletter.entity.ts';

export const CAMPAIGN_EMAIL = 'newsletter_campaign';

/**
 * Checks right before each attempt that the campaign has not been stopped and that the recipient is still subscribed,
 * and records the outcome. If the campaign was stopped, the recipient goes back to the state `waiting`.
 *
 * If a server was killed between giving the mail server the content and recording the outcome, the email may have
 * arrived. It is not sent again.
 */
const campaignRules: EmailRules = {
  decide: async (em, outboxId) => {
    const recipient = await em.findOne(RecipientRow, { outboxId });
    if (!recipient) return 'delete';
    if (recipient.handedOver) return 'interrupted';
    const { state } = await em.findOneOrFail(
      CampaignRow,
      { id: recipient.campaignId },
      { fields: ['state'] },
    );
    const subscription = { id: recipient.subscriptionId, confirmedAt: { $ne: null } };
    const isSubscribed = (await em.count(Subscription, subscription)) > 0;
    if (isSubscribed && state === 'sending') return 'send';
    const nextState = isSubscribed ? 'waiting' : 'skipped';
    await changeRecipient(em, outboxId, { state: nextState, outboxId: null, retrying: false });
    return 'delete';
  },
  onHandOver: async (em, outboxId) => {
    await em.nativeUpdate(RecipientRow, { outboxId }, { handedOver: true });
  },
  onNotAccepted: async (em, outboxId) => {
    await changeRecipient(em, outboxId, { handedOver: false, retrying: true });
  },
  onSettled: async (em, outboxId, outcome) => {
    await changeRecipient(em, outboxId, { state: outcome, retrying: false });
  },
};

export const newsletterRules = { [CAMPAIGN_EMAIL]: campaignRules };
