import { Message } from './accounts.ts';
import { addresses } from './addresses.ts';
import { ConfirmNewsletterBody, ContactBody, NewsletterBody } from './contact.ts';
import type { Endpoint } from './endpoint.ts';

export const contactEndpoints = {
  contact: {
    ...addresses.contact,
    summary: 'Send a message to the people behind the site',
    access: 'anyone',
    throttle: 'contact',
    body: ContactBody,
    status: 200,
    answer: Message,
    fails: [],
  },
  subscribe: {
    ...addresses.subscribe,
    summary:
      'Ask for the newsletter; a letter asks for confirmation, and the answer tells nothing of who reads it',
    access: 'anyone',
    throttle: 'newsletter',
    body: NewsletterBody,
    status: 200,
    answer: Message,
    fails: [],
  },
  confirmSubscription: {
    ...addresses.confirmSubscription,
    summary: 'Confirm the newsletter with the code of the letter',
    access: 'anyone',
    throttle: 'none',
    body: ConfirmNewsletterBody,
    status: 200,
    answer: Message,
    fails: ['invalid'],
  },
  unsubscribe: {
    ...addresses.unsubscribe,
    summary: 'End the newsletter, by the link that every letter of it carries (RFC 8058)',
    access: 'anyone',
    throttle: 'none',
    ignoresBody: true,
    status: 200,
    answer: Message,
    fails: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
