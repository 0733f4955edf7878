import type { EmailRules } from '../mail/delivery.ts';
import { RecipientRow } from './issue.entity.ts';

/** The kind of these emails in the outbox. */
export const ISSUE_EMAIL = 'newsletter_issue';

const CURRENT = `SELECT r.id, i.state, s.id AS subscription
  FROM newsletter_recipients r
  JOIN newsletter_issues i ON i.id = r.issue_id
  LEFT JOIN subscriptions s ON s.id = r.subscription_id AND s.confirmed_at IS NOT NULL
  WHERE r.outbox_id = ?`;

interface Current {
  readonly id: number;
  readonly state: string;
  readonly subscription: number | null;
}

/**
 * Checks right before each attempt that the issue has not been stopped and that the recipient is still subscribed, and
 * records the outcome. An email that is not sent because of a stop goes back to those waiting.
 */
const issueRules: EmailRules = {
  maySend: async (em, outboxId) => {
    const [current] = await em.execute<Current[]>(CURRENT, [outboxId]);
    if (!current) return false;
    const { id, state, subscription } = current;
    if (subscription !== null && state === 'sending') return true;
    const next = subscription === null ? 'skipped' : 'waiting';
    await em.nativeUpdate(RecipientRow, { id }, { state: next, outboxId: null });
    return false;
  },
  onSettled: async (em, outboxId, outcome) => {
    await em.nativeUpdate(RecipientRow, { outboxId }, { state: outcome });
  },
};

export const newsletterRules = { [ISSUE_EMAIL]: issueRules };
