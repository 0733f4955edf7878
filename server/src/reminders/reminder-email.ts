import { PRODUCT_NAME } from '@whenabouts/core';
import { composeEmail, type EmailContent } from '../mail/compose-email.ts';

interface ReminderEmailOptions {
  readonly origin: string;
  readonly recipientName: string | null;
  readonly planId: number;
  /** Such as November. */
  readonly monthName: string;
  readonly unsubscribeToken: string;
}

/** Returns the email of the yearly reminder. It has no amounts and no name of a plan: others may see it. */
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
