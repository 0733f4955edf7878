import type { ContactBody } from '@whenabouts/server/contract';
import { request } from './request.ts';

/** Sends a message from the contact form to the operator of the site. */
export async function sendMessage(body: ContactBody): Promise<void> {
  await request('POST /api/contact', { body });
}
