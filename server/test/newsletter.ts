import { Subscription } from '../src/newsletter/newsletter.entity.ts';
import { newEmail } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Adds confirmed subscriptions, and returns their email addresses in the order of sending. */
export async function addSubscribers(
  { database }: Pick<TestApp, 'database'>,
  count: number,
): Promise<string[]> {
  const emails = Array.from({ length: count }, newEmail);
  const at = Date.now();
  const subscriptions = emails.map((email) => ({
    email,
    confirmedAt: at,
    createdAt: at,
    tokenId: email.slice(0, 18).padEnd(43, 'x'),
    tokenExpiresAt: at,
  }));
  await database.orm.em.fork().insertMany(Subscription, subscriptions);
  return emails;
}
