import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectFieldError, field, logIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { addPlan, register } from './members.ts';
import { failRequests, noResponse } from './network-errors.ts';
import { expectToast, open } from './page-actions.ts';

const deleteDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Delete Account' });

async function openDeleteDialog(page: Page): Promise<void> {
  await open(page, '/profile?tab=info');
  await page.getByRole('button', { name: 'Delete account', exact: true }).click();
  await expect(deleteDialog(page)).toContainText('This action cannot be undone.');
  await expect(deleteDialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
}

test('the account’s data can be downloaded', async ({ page, member }) => {
  await addPlan(page.request, { name: 'By the sea' });
  await addPlan(page.request, { name: 'In the hills', currentSavings: 123_456 });
  await open(page, '/profile?tab=info');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('whenabouts-account.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { email: member.email, firstName: member.firstName, lastName: null },
    plans: [{ name: 'By the sea' }, { name: 'In the hills', currentSavings: 123_456 }],
  });
  expect(text).not.toMatch(/passwordHash|argon2/);
});

test('a failed download shows an error, and a retry works', async ({ page, member, expectError }) => {
  expect(member).toBeDefined();
  expectError(/Failed to load resource.*\/api\/auth\/export/);
  const restore = await failRequests(page, 'GET /api/auth/export', noResponse);
  await open(page, '/profile?tab=info');
  const button = page.getByRole('button', { name: 'Download my data' });
  await button.click();
  await expectToast(page, 'Error', 'Something went wrong. Please try again.');
  await restore();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(await download.failure()).toBeNull();
});

test('canceling keeps the account', async ({ page, member }) => {
  await addPlan(page.request);
  await openDeleteDialog(page);
  await field(page, 'Your password').fill(member.password);
  await deleteDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(deleteDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete account', exact: true })).toBeFocused();
  await open(page, '/my-plans');
  await expect(page.getByRole('row', { name: 'By the sea' })).toBeVisible();
});

test('a wrong password deletes nothing', async ({ page, member, expectError }) => {
  expectError(/Failed to load resource.*\/api\/auth\/delete-account/);
  expect(member).toBeDefined();
  await addPlan(page.request);
  await openDeleteDialog(page);
  await deleteDialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await expectFieldError(page, 'Your password', 'Current password is required');
  await field(page, 'Your password').fill('not the right one');
  await deleteDialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await expectFieldError(page, 'Your password', 'Current password is incorrect');
  await expect(field(page, 'Your password')).toBeFocused();
  await expect(field(page, 'Your password')).toHaveValue('not the right one');
  await open(page, '/my-plans');
  await expect(page.getByRole('row', { name: 'By the sea' })).toBeVisible();
});

test('deleting an account deletes its plans and logs the member out', async ({
  page,
  member,
  expectError,
}) => {
  expectError(/401.*\/api\/auth\/login/);
  const { id } = await addPlan(page.request);
  await openDeleteDialog(page);
  await field(page, 'Your password').fill(member.password);
  await deleteDialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await expectToast(page, 'Account deleted', 'Your account and everything in it have been deleted.');
  await expect(page).toHaveURL('/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(banner.getByRole('button', { name: member.firstName, exact: true })).toBeHidden();

  await banner.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, member);
  await expectToast(page, 'Login failed', 'Invalid email or password');

  await test.step('and a new account with the same email is empty', async () => {
    await register(page.request, member);
    const plans = await page.request.get('/api/retirement-plans');
    expect(await plans.json()).toEqual([]);
    expect((await page.request.get(`/api/retirement-plans/${id}`)).status()).toBe(404);
  });
});
