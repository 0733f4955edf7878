import type { EmailRules } from '../mail/delivery.ts';
import { RecipientRow } from './campaign.entity.ts';
import { changeRecipient } from './campaign-progress.ts';

/** The kind of these emails in the outbox. */
export const CAMPAIGN_EMAIL = 'newsletter_campaign';

const CURRENT = `SELECT i.state, s.id AS subscription, r.handed_over AS handedOver
  FROM newsletter_recipients r
  JOIN newsletter_issues i ON i.id = r.issue_id
  LEFT JOIN subscriptions s ON s.id = r.subscription_id AND s.confirmed_at IS NOT NULL
  WHERE r.outbox_id = ?`;

interface Current {
  readonly state: string;
  readonly subscription: number | null;
  readonly handedOver: 0 | 1;
}

/**
 * Checks right before each attempt that the campaign has not been stopped and that the recipient is still subscribed, and
 * records the outcome. After a stop, the recipient of an email that is not sent is waiting again.
 *
 * If a server was killed between giving the mail server the content and recording the outcome, the email may have arrived.
 * It is not sent again.
 */
const campaignRules: EmailRules = {
  decide: async (em, outboxId) => {
    const [current] = await em.execute<Current[]>(CURRENT, [outboxId]);
    if (!current) return 'delete';
    const { state, subscription, handedOver } = current;
    if (handedOver) return 'interrupted';
    if (subscription !== null && state === 'sending') return 'send';
    const next = subscription === null ? 'skipped' : 'waiting';
    await changeRecipient(em, outboxId, { state: next, outboxId: null, retrying: false });
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
