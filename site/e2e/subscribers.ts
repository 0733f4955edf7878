import { type APIRequestContext, expect } from '@playwright/test';
import type { MailServer } from './mail-server.ts';
import { newMember } from './members.ts';

/** Subscribes people to the newsletter, who confirm it, and returns their email addresses. */
export async function addSubscribers(
  request: APIRequestContext,
  mail: MailServer,
  count: number,
): Promise<string[]> {
  const emails = Array.from({ length: count }, () => newMember().email);
  for (const email of emails) {
    expect((await request.post('/api/newsletter', { data: { email } })).status()).toBe(200);
    const [, token] = /confirm\?token=([\w-]+)/.exec((await mail.emailTo(email)).text) ?? [];
    expect((await request.post('/api/newsletter/confirm', { data: { token } })).status()).toBe(200);
  }
  return emails;
}
