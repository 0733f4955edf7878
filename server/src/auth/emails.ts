import { PRODUCT_NAME } from '@whenabouts/core';
import { composeEmail, type EmailContent } from '../mail/compose-email.ts';

interface Recipient {
  readonly email: string;
  readonly firstName: string | null;
}

export const RESET_MINUTES = 30;

const ifItWasNotYou = (origin: string) => [
  'If that was you, you do not need to do anything.',
  'If not, someone else may have access to your account. Reset your password now:',
  { label: 'Reset your password', href: `${origin}/forgot-password` },
];

export function resetCodeEmail({ email, firstName }: Recipient, origin: string, token: string): EmailContent {
  const query = new URLSearchParams({ email, token });
  return composeEmail({
    subject: `Reset your ${PRODUCT_NAME} password`,
    recipientName: firstName,
    paragraphs: [
      `Someone, most likely you, asked to reset the password of your ${PRODUCT_NAME} account. To choose a new password, open this page:`,
      { label: 'Choose a new password', href: `${origin}/reset-password?${query}` },
      `Or enter this reset code on the page that asks for it: ${token}`,
      `The link and the code work once, for ${RESET_MINUTES} minutes. If you ask again, only the newest email works.`,
      'If you did not ask for this, you can ignore this email. Your password stays the same.',
    ],
  });
}

export function passwordChangedEmail({ firstName }: Recipient, origin: string): EmailContent {
  return composeEmail({
    subject: `Your ${PRODUCT_NAME} password was changed`,
    recipientName: firstName,
    paragraphs: [
      `The password of your ${PRODUCT_NAME} account was just changed. You are still logged in on the device where you changed it, and logged out everywhere else.`,
      ...ifItWasNotYou(origin),
    ],
  });
}

/** The email after a reset with a code, or by an operator. */
export function passwordResetEmail({ firstName }: Recipient, origin: string): EmailContent {
  return composeEmail({
    subject: `Your ${PRODUCT_NAME} password was reset`,
    recipientName: firstName,
    paragraphs: [
      `The password of your ${PRODUCT_NAME} account was just reset. You are logged out everywhere and can log in with the new password.`,
      ...ifItWasNotYou(origin),
    ],
  });
}
