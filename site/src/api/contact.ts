import type { ContactBody, NewsletterBody } from '@whenabouts/server/contract';
import { request } from './request.ts';

export async function sendMessage(body: ContactBody): Promise<void> {
  await request('contact', { body });
}

/** Asks for the newsletter; a letter asks the reader to confirm. */
export async function subscribe(body: NewsletterBody): Promise<void> {
  await request('subscribe', { body });
}

export async function confirmSubscription(token: string): Promise<void> {
  await request('confirmSubscription', { body: { token } });
}

/** Ends a subscription with the code of its link. */
export async function unsubscribe(code: string): Promise<void> {
  await request('unsubscribe', { id: code });
}
