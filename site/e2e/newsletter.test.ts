import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newMember } from './members.ts';
import { expectToast, heading, open, waitForHydration } from './page-actions.ts';

const newsletterSection = (page: Page) => page.locator('section#newsletter');

test('a subscription is confirmed and ended with links in emails', async ({ page, mail }) => {
  const { email } = newMember();
  await open(page, '/#newsletter');
  // The script of the form loads after the page.
  await waitForHydration(page, '#newsletter form');
  await newsletterSection(page).getByLabel('Email', { exact: true }).fill(email);
  await newsletterSection(page).getByRole('button', { name: 'Subscribe' }).click();
  await expectToast(page, 'Subscribed!', 'Thank you for subscribing to our newsletter.');
  await expect(newsletterSection(page)).toContainText('Thank you. To confirm, open the link');

  const message = await mail.emailTo(email);
  const links = [...message.text.matchAll(/http:\S+/g)].map(([link]) => new URL(link));
  const [confirm, unsubscribe] = links.map(({ pathname, search }) => pathname + search);
  await open(page, confirm ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();

  await open(page, unsubscribe ?? '');
  await expect(heading(page, 'Unsubscribe')).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You’re unsubscribed. You won’t get our newsletter anymore.')).toBeFocused();
});

test('the pages that confirm and end a subscription are not cached', async ({ request }) => {
  for (const path of ['/newsletter/confirm?token=x', '/newsletter/unsubscribe/1-x']) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  }
});
