import type * as v from 'valibot';
import { Message } from './accounts.ts';
import { ContactEmail } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { retention } from './retention.ts';
import { body, described, emailToken, Honeypot } from './schemas.ts';

export const invalidTokenMessage = 'This link is wrong or has expired. Please subscribe again.';

export const NewsletterBody = body({ email: described(ContactEmail, 'Email address.'), website: Honeypot });

export const ConfirmNewsletterBody = body({ token: emailToken(invalidTokenMessage) });

export type NewsletterBody = v.InferOutput<typeof NewsletterBody>;

const chapter = 'Contact and newsletter';
const exampleToken = 'Xq4vT8nB2mK6pR0sW3yZ7aC1dE5fG9hJ-LkMuNoPiQ_';
/** The id of the subscription, a hyphen, and a signature with which the server verifies the id. */
const exampleUnsubscribeToken = `1-${exampleToken}`;

export const newsletterEndpoints = {
  subscribe: {
    method: 'POST',
    path: '/api/newsletter',
    summary: 'Subscribe to the newsletter; an email asks for confirmation',
    access: 'anyone',
    rateLimits: [
      'SUBSCRIPTIONS_PER_ADDRESS',
      'CONFIRMATION_EMAILS_PER_SUBSCRIBER',
      'UNCONFIRMED_EMAILS_PER_RECIPIENT',
    ],
    body: NewsletterBody,
    status: 200,
    response: Message,
    docs: {
      chapter,
      details: 'The response is the same whether or not the email is subscribed already.',
      body: { email: 'ada@example.com' },
      response: { message: 'Thank you for subscribing to our newsletter.' },
    },
  },
  confirmSubscription: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Confirm a newsletter subscription with the token from the email',
    access: 'anyone',
    rateLimits: ['CONFIRMATION_FAILURES_PER_ADDRESS'],
    body: ConfirmNewsletterBody,
    status: 200,
    response: Message,
    errors: { invalid: 'The token is wrong or expired.' },
    docs: {
      chapter,
      details: `The token works for ${retention.unconfirmedSubscriptionDays} days, and more than once.`,
      body: { token: exampleToken },
      response: { message: 'Your subscription is confirmed.' },
    },
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe/{token}',
    summary: 'Unsubscribe from the newsletter with the link in each campaign (RFC 8058)',
    access: 'anyone',
    rateLimits: 'none',
    secretParam: true,
    ignoresBody: true,
    status: 200,
    response: Message,
    errors: { not_found: 'The token is not valid.' },
    docs: {
      chapter,
      details: 'The body is ignored. In a browser, the link opens a page that asks for confirmation.',
      param: [exampleUnsubscribeToken, 'The token in the email’s link.'],
      response: { message: 'You have been unsubscribed from our newsletter.' },
    },
  },
} as const satisfies Record<string, Endpoint>;
