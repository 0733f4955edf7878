import { PRODUCT_NAME } from '@whenabouts/core';
import { composeLetter, type Letter } from '../mail/compose-email.ts';

interface Reader {
  readonly email: string;
  readonly firstName: string | null;
}

export const RESET_MINUTES = 30;

const wasItYou = (origin: string) => [
  'If it was you, there is nothing to do.',
  'If it was not, someone else may have got into your account. Ask for a new password at once:',
  { label: 'Reset your password', href: `${origin}/forgot-password` },
];

/** The way back in for someone who has forgotten the password. */
export function resetLetter({ email, firstName }: Reader, origin: string, token: string): Letter {
  const query = new URLSearchParams({ email, token });
  return composeLetter({
    subject: `Reset your ${PRODUCT_NAME} password`,
    name: firstName,
    parts: [
      `Someone, most likely you, asked for a new password for your ${PRODUCT_NAME} account. To choose one, open this page:`,
      { label: 'Choose a new password', href: `${origin}/reset-password?${query}` },
      `Or enter this reset code on the page that asks for it: ${token}`,
      `Link and code work once, for ${RESET_MINUTES} minutes. If you ask again, only the newest letter counts.`,
      'If you did not ask for this, you can ignore this letter. Your password stays as it is.',
    ],
  });
}

export function passwordChangedLetter({ firstName }: Reader, origin: string): Letter {
  return composeLetter({
    subject: `Your ${PRODUCT_NAME} password was changed`,
    name: firstName,
    parts: [
      `The password of your ${PRODUCT_NAME} account was just changed. You are still logged in where you changed it, and logged out everywhere else.`,
      ...wasItYou(origin),
    ],
  });
}

/** For whoever did not use the old password: a reset code was used, or an operator set a new one. */
export function passwordResetLetter({ firstName }: Reader, origin: string): Letter {
  return composeLetter({
    subject: `Your ${PRODUCT_NAME} password was reset`,
    name: firstName,
    parts: [
      `The password of your ${PRODUCT_NAME} account was just reset. You are logged out everywhere and can log in with the new one.`,
      ...wasItYou(origin),
    ],
  });
}
