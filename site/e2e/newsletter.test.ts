import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newMember } from './members.ts';
import { dismissToast, expectToast, heading, open } from './page-actions.ts';

const banner = (page: Page) => page.locator('section#newsletter');
const email = (page: Page) => banner(page).getByLabel('Email', { exact: true });
const button = (page: Page) => banner(page).getByRole('button', { name: 'Subscribe' });

test('a subscription is confirmed and ended with links in emails', async ({ page, mail }) => {
  const { email: address } = newMember();
  await open(page, '/#newsletter');
  await email(page).fill(address);
  await button(page).click();
  await expectToast(page, 'Subscribed!', 'Thank you for subscribing to our newsletter.');
  await expect(banner(page)).toContainText('Thank you for subscribing to our newsletter.');
  await expect(banner(page)).toContainText('confirm');

  const message = await mail.emailTo(address);
  const links = [...message.text.matchAll(/http:\S+/g)].map(([link]) => new URL(link));
  const [confirm, unsubscribe] = links.map(({ pathname, search }) => pathname + search);
  await open(page, confirm ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your subscription is confirmed. Thank you.')).toBeFocused();

  await open(page, unsubscribe ?? '');
  await expect(heading(page, 'Unsubscribe')).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You’re unsubscribed. You won’t get our newsletter anymore.')).toBeFocused();
});

test('an invalid email is rejected on the page, and nothing is sent', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await open(page, '/');
  for (const text of ['', 'nobody']) {
    await email(page).fill(text);
    await button(page).click();
    await expect(banner(page).getByText('Please enter a valid email address.')).toBeVisible();
    await expect(email(page)).toBeFocused();
    await expectToast(page, 'Invalid Email', 'Please enter a valid email address.');
    await dismissToast(page, 'Invalid Email');
  }
  expect(requestedPaths).not.toContain('/api/newsletter');
});

test('an error response shows the reason, and the email is kept', async ({ page, expectError }) => {
  expectError(/429.*newsletter/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/newsletter', async (route) => {
    await held;
    await route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Too many attempts.' } });
  });
  await open(page, '/');
  await expect(email(page)).toHaveAttribute('required');
  await email(page).fill('ada@example.com');
  await button(page).click();
  await expect(banner(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  release();
  await expectToast(
    page,
    'Subscription Error',
    'There was a problem with your subscription: Too many attempts.',
  );
  await expect(email(page)).toHaveValue('ada@example.com');
});

test('an invalid link shows an error', async ({ page, expectError }) => {
  expectError(/400.*confirm/);
  expectError(/404.*unsubscribe/);
  await open(page, '/newsletter/confirm?token=wrong');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is invalid or has expired.');
  await open(page, '/newsletter/unsubscribe/1-wrong');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
});

test('the pages of the links are not cached', async ({ request }) => {
  for (const path of ['/newsletter/confirm?token=x', '/newsletter/unsubscribe/1-x']) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  }
});
