import { Message } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { retention } from './retention.ts';
import { body, emailToken } from './schemas.ts';

/** Validation message for a token that is wrong, used or expired. */
export const confirmEmailMessage =
  'This link has expired or was already used. If your account settings say that your email address is not confirmed, send a new link from there.';

export const ConfirmEmailBody = body({ token: emailToken(confirmEmailMessage) });

const chapter = 'Accounts';

export const emailConfirmationEndpoints = {
  confirmEmail: {
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary: 'Confirm the member’s email address with the token from an email',
    access: 'member',
    rateLimits: ['CONFIRMATION_FAILURES_PER_ADDRESS'],
    provesOwner: true,
    body: ConfirmEmailBody,
    status: 200,
    response: Message,
    errors: {
      invalid: 'The token is wrong, used or expired.',
      other_account: 'The token is for another account than the caller’s, and stays valid.',
    },
    docs: {
      chapter,
      details: `A token works once, for ${retention.emailConfirmationDays} days. The reader of the email may not be the person who registered, so the caller must be logged in to the account. A used reset code confirms the email address as well.`,
      body: { token: 'Vh2kq0pRZ9cXw3LfTt7uYbE1sJmDg5nA8oHiQv6xKzM' },
      response: { message: 'Your email address is confirmed.' },
    },
  },
  sendConfirmationEmail: {
    method: 'POST',
    path: '/api/auth/confirmation-email',
    summary: 'Send the member another email with a link that confirms the email address',
    access: 'member',
    rateLimits: ['CONFIRMATION_EMAILS_PER_MEMBER'],
    status: 200,
    response: Message,
    docs: {
      chapter,
      details: 'If the email address is already confirmed, no email is sent. Earlier links stay valid.',
      response: { message: 'We have sent you an email.' },
    },
  },
} as const satisfies Record<string, Endpoint>;
