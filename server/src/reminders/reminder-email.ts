import { PRODUCT_NAME } from '@whenabouts/core';
import { Account } from '../auth/account.entity.ts';
import type { EntityManager } from '../database/database.ts';
import { composeEmail, type EmailContent } from '../mail/compose-email.ts';
import type { EmailRules } from '../mail/delivery-options.ts';
import { OutboxRow } from '../mail/outbox.entity.ts';
import { isRejection } from '../mail/send-error.ts';
import { PlanRow } from '../plans/plan.entity.ts';
import { ReminderEmailRow, ReminderRow } from './reminder.entity.ts';

interface ReminderEmailOptions {
  readonly origin: string;
  readonly recipientName: string | null;
  readonly planId: number;
  /** Such as November. */
  readonly monthName: string;
  readonly unsubscribeToken: string;
}

/** Returns the email of the yearly reminder. It has no amounts and no plan name: other people may see it. */
export function reminderEmail(options: ReminderEmailOptions): EmailContent {
  const { origin, recipientName, planId, monthName, unsubscribeToken } = options;
  const path = `/reminder/unsubscribe/${unsubscribeToken}`;
  const content = composeEmail({
    subject: `Are you still on track? Your yearly ${PRODUCT_NAME} check-in`,
    recipientName,
    paragraphs: [
      'It is time for your yearly check-in. Enter what you have now, and see how it compares with what your plan expected.',
      { label: 'Check in on the plan you saved last', href: `${origin}/check-in/${planId}` },
      `You get this email once a year, in ${monthName}, because you turned on the yearly reminder. You can change the month on your profile.`,
      { label: 'Turn off this reminder', href: `${origin}${path}` },
    ],
  });
  return { ...content, unsubscribe: `${origin}/api${path}` };
}

export const REMINDER_EMAIL = 'check-in reminder';

/**
 * Returns the rules for reminders in the outbox. Each attempt checks that the member still wants the email and that
 * the plan still exists. An email that the mail server may have accepted is not sent again, and counts as failed.
 * That is so after a crash, and if the mail server got the content and did not respond. If the mail server rejected
 * the recipient or the content ten times, the reminder is paused.
 */
export const reminderRules = (now: () => number): Readonly<Record<string, EmailRules>> => ({
  [REMINDER_EMAIL]: {
    decide: async (em, outboxId) => {
      const email = await em.findOne(ReminderEmailRow, { outboxId });
      if (!email) return 'delete';
      if (email.handedOver) return 'interrupted';
      if (await isWanted(em, email)) return 'send';
      await em.nativeUpdate(ReminderEmailRow, { outboxId }, { state: 'skipped', outboxId: null });
      return 'delete';
    },
    onHandOver: async (em, outboxId) => {
      await em.nativeUpdate(ReminderEmailRow, { outboxId }, { handedOver: true });
    },
    onNotAccepted: async (em, outboxId) => {
      if (await wasRejected(em, outboxId)) {
        await em.nativeUpdate(ReminderEmailRow, { outboxId }, { handedOver: false });
      }
    },
    onSettled: async (em, outboxId, state) => {
      const email = await em.findOne(ReminderEmailRow, { outboxId });
      if (!email) return;
      await em.nativeUpdate(ReminderEmailRow, { outboxId }, { state });
      if (state === 'failed' && (await wasRejected(em, outboxId))) {
        const isOn = { accountId: email.accountId, month: { $ne: null }, pausedAt: null };
        await em.nativeUpdate(ReminderRow, isOn, { pausedAt: now() });
      }
    },
  },
});

async function isWanted(
  em: EntityManager,
  { accountId, planId }: Pick<ReminderEmailRow, 'accountId' | 'planId'>,
): Promise<boolean> {
  const isOn = { accountId, month: { $ne: null }, pausedAt: null };
  return (
    planId !== null &&
    (await em.count(ReminderRow, isOn)) > 0 &&
    (await em.count(PlanRow, { id: planId })) > 0 &&
    (await em.count(Account, { id: accountId, emailConfirmedAt: { $ne: null } })) > 0
  );
}

/**
 * Returns true if the mail server rejected the email. The reply 421 is not a rejection: it ends the connection, possibly
 * after the mail server has accepted the email.
 */
async function wasRejected(em: EntityManager, outboxId: number): Promise<boolean> {
  const { lastError } = await em.findOneOrFail(OutboxRow, { id: outboxId }, { fields: ['lastError'] });
  return lastError !== null && isRejection(lastError) && !/\b421 /.test(lastError);
}
