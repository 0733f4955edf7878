import type { ContactBody } from '@whenabouts/server/contract';
import { request } from './request.ts';

export async function sendMessage(body: ContactBody): Promise<void> {
  await request('POST /api/contact', { body });
}
