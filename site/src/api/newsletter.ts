import type { NewsletterBody } from '@whenabouts/server/contract';
import { request } from './request.ts';

/** Subscribes to the newsletter; the server sends an email with a confirmation link. */
export async function subscribe(body: NewsletterBody): Promise<void> {
  await request('POST /api/newsletter', { body });
}

export async function confirmSubscription(token: string): Promise<void> {
  await request('POST /api/newsletter/confirm', { body: { token } });
}

export async function unsubscribe(code: string): Promise<void> {
  await request('POST /api/newsletter/unsubscribe/{token}', { param: code });
}
