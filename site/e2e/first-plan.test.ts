import type { Locator, Page } from '@playwright/test';
import { calculateButton } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { newMember } from './members.ts';
import { expectToast, heading, open } from './page-actions.ts';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

/** Taps a control that is on the screen or further down: a visitor who looks for it never scrolls back. */
async function tapAhead(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await control.boundingBox())?.y, 'not above what is on the screen')
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await control.tap();
}

test('on a phone, the way from a first visit to a saved plan leads forward only', async ({ page }) => {
  const visitor = newMember();
  await open(page, '/');
  await tapAhead(page, page.getByRole('link', { name: 'Calculate Now' }));
  await expect(page.getByRole('heading', { name: 'Your Information' })).toBeInViewport();
  await tapAhead(page, calculateButton(page));
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();
  await tapAhead(page, page.getByRole('button', { name: 'Save Plan (Login Required)' }));

  await expect(heading(page, 'Log in')).toBeVisible();
  await tapAhead(page, page.getByRole('main').getByRole('link', { name: 'Create an account' }));
  await expect(heading(page, 'Create an account')).toBeVisible();
  for (const [label, text] of [
    ['Email', visitor.email],
    ['First name', visitor.firstName],
    ['Password', visitor.password],
    ['Confirm password', visitor.password],
  ] as const) {
    const field = page.getByLabel(label === 'First name' ? /^First name/ : label, { exact: true });
    await tapAhead(page, field);
    await field.fill(text);
  }
  await tapAhead(page, page.getByRole('button', { name: 'Create Account' }));

  await expectToast(page, 'Welcome back!');
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeInViewport();
  await tapAhead(page, page.getByRole('button', { name: 'Save Plan', exact: true }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Plan Name').fill('The first plan');
  await dialog.getByRole('button', { name: 'Save Plan' }).tap();
  await expectToast(page, 'Plan saved');
  await page.goto('/my-plans');
  await expect(page.getByRole('link', { name: 'The first plan', exact: true })).toBeVisible();
});
