import type { NewsletterBody } from '@whenabouts/server/contract';
import { request } from './request.ts';

/** Subscribes to the newsletter; the server sends an email with a confirmation link. */
export async function subscribe(body: NewsletterBody): Promise<void> {
  await request('POST /api/newsletter', { body });
}

/** Confirms a subscription with the token from the link in an email. */
export async function confirmSubscription(token: string): Promise<void> {
  await request('POST /api/newsletter/confirm', { body: { token } });
}

/** Unsubscribes with the code from the link in a newsletter email. */
export async function unsubscribe(code: string): Promise<void> {
  await request('POST /api/newsletter/unsubscribe/{token}', { param: code });
}
