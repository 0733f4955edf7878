import { Message } from './accounts.ts';
import { ConfirmNewsletterBody, ContactBody, NewsletterBody } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

const chapter = 'Contact and newsletter';
const token = 'Xq4vT8nB2mK6pR0sW3yZ7aC1dE5fG9hJ-LkMuNoPiQ_';

export const contactEndpoints = {
  contact: {
    ...routes.contact,
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
    ...routes.subscribe,
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
    ...routes.confirmSubscription,
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
    ...routes.unsubscribe,
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
