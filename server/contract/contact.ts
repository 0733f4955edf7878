import * as v from 'valibot';
import { Message } from './accounts.ts';
import { Email } from './auth.ts';
import { body } from './body.ts';
import type { Endpoint, Route } from './endpoint.ts';
import { Honeypot } from './honeypot.ts';
import { line, minCharacters, textBlock } from './text.ts';

export const contactLimits = { name: { min: 2, max: 100 }, message: { min: 10, max: 5000 } } as const;

export const contactMessages = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  message: 'Message must be at least 10 characters.',
  confirmation: 'This link is wrong or has expired. Please subscribe again.',
} as const;

/** Like {@link Email}, with the message of these forms. */
const ContactEmail = v.pipe(
  v.string(contactMessages.email),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = v.safeParse(Email, dataset.value);
    if (read.success) return read.output;
    addIssue({ message: contactMessages.email });
    return NEVER;
  }),
);

export const ContactBody = body({
  name: v.pipe(
    line(contactLimits.name.max, contactMessages.name),
    minCharacters(contactLimits.name.min, contactMessages.name),
  ),
  email: ContactEmail,
  message: v.pipe(
    textBlock(contactLimits.message.max, contactMessages.message),
    minCharacters(contactLimits.message.min, contactMessages.message),
  ),
  website: Honeypot,
});

export const NewsletterBody = body({ email: ContactEmail, website: Honeypot });

/** The token from the link in the email. */
export const ConfirmNewsletterBody = body({
  token: v.pipe(v.string(contactMessages.confirmation), v.regex(/^[\w-]{43}$/, contactMessages.confirmation)),
});

export type ContactBody = v.InferOutput<typeof ContactBody>;
export type NewsletterBody = v.InferOutput<typeof NewsletterBody>;

export const contactRoutes = {
  contact: { method: 'POST', path: '/api/contact' },
  subscribe: { method: 'POST', path: '/api/newsletter' },
  confirmSubscription: { method: 'POST', path: '/api/newsletter/confirm' },
  unsubscribe: { method: 'POST', path: '/api/newsletter/unsubscribe/{token}' },
} as const satisfies Record<string, Route>;

const chapter = 'Contact and newsletter';
const token = 'Xq4vT8nB2mK6pR0sW3yZ7aC1dE5fG9hJ-LkMuNoPiQ_';

export const contactEndpoints = {
  contact: {
    ...contactRoutes.contact,
    summary: 'Send a message to the people who run the site',
    access: 'anyone',
    rateLimits: ['MESSAGES_PER_ADDRESS'],
    body: ContactBody,
    status: 200,
    response: Message,
    errors: {},
    docs: {
      chapter,
      body: {
        name: 'Ada Example',
        email: 'ada@example.com',
        message: 'How do you treat inflation in the three scenarios?',
      },
      response: { message: "We've received your message and will get back to you soon!" },
    },
  },
  subscribe: {
    ...contactRoutes.subscribe,
    summary: 'Subscribe to the newsletter; an email asks for confirmation',
    access: 'anyone',
    rateLimits: ['SUBSCRIPTIONS_PER_ADDRESS', 'CONFIRMATION_EMAILS_PER_SUBSCRIBER'],
    body: NewsletterBody,
    status: 200,
    response: Message,
    errors: {},
    docs: {
      chapter,
      details: 'The response is the same whether or not the email is subscribed already.',
      body: { email: 'ada@example.com' },
      response: { message: 'Thank you for subscribing to our newsletter.' },
    },
  },
  confirmSubscription: {
    ...contactRoutes.confirmSubscription,
    summary: 'Confirm a newsletter subscription with the code from the email',
    access: 'anyone',
    rateLimits: ['CONFIRMATION_FAILURES_PER_ADDRESS'],
    body: ConfirmNewsletterBody,
    status: 200,
    response: Message,
    errors: { invalid: 'The code is wrong or expired.' },
    docs: {
      chapter,
      details: 'The code works for seven days, and more than once.',
      body: { token },
      response: { message: 'Your subscription is confirmed.' },
    },
  },
  unsubscribe: {
    ...contactRoutes.unsubscribe,
    summary: 'Unsubscribe from the newsletter with the link in each campaign (RFC 8058)',
    access: 'anyone',
    rateLimits: 'none',
    secretParam: true,
    ignoresBody: true,
    status: 200,
    response: Message,
    errors: { not_found: 'The link is not valid.' },
    docs: {
      chapter,
      details: 'The body is ignored. In a browser, the link opens a page that asks for confirmation.',
      param: [`1-${token}`, 'The code in the email’s link.'],
      response: { message: 'You have been unsubscribed from our newsletter.' },
    },
  },
} as const satisfies Record<string, Endpoint>;
