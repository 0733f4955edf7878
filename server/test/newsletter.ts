import { Subscription } from '../src/newsletter/subscription.entity.ts';
import { newEmail } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Adds confirmed subscriptions, and returns their email addresses in the order of sending. */
export async function addSubscribers(
  { database }: Pick<TestApp, 'database'>,
  count: number,
): Promise<string[]> {
  const emails = Array.from({ length: count }, newEmail);
  const em = database.orm.em.fork();
  for (const email of emails) {
    const token = email.slice(0, 18).padEnd(43, 'x');
    const at = Date.now();
    await em.insert(Subscription, {
      email,
      confirmedAt: at,
      tokenId: token,
      tokenExpiresAt: at,
      createdAt: at,
    });
  }
  return emails;
}
