import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectProblemAt, field, logIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { addPlan, register } from './members.ts';
import { breakCall, noAnswer } from './trouble.ts';
import { expectToast, open } from './visits.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Delete Account' });

async function askToDelete(page: Page): Promise<void> {
  await open(page, '/profile?tab=info');
  await page.getByRole('button', { name: 'Delete account', exact: true }).click();
  await expect(question(page)).toContainText('This action cannot be undone.');
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
}

test('everything that the account holds can be downloaded', async ({ page, member }) => {
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

test('a download that fails says so, and a second try works', async ({ page, member, expectProblem }) => {
  expect(member).toBeDefined();
  expectProblem(/Failed to load resource.*\/api\/auth\/export/);
  const mend = await breakCall(page, 'GET /api/auth/export', noAnswer);
  await open(page, '/profile?tab=info');
  const button = page.getByRole('button', { name: 'Download my data' });
  await button.click();
  await expectToast(page, 'Error', 'Something went wrong. Please try again.');
  await mend();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(await download.failure()).toBeNull();
});

test('whoever cancels keeps everything', async ({ page, member }) => {
  await addPlan(page.request);
  await askToDelete(page);
  await field(page, 'Your password').fill(member.password);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete account', exact: true })).toBeFocused();
  await open(page, '/my-plans');
  await expect(page.getByRole('row', { name: 'By the sea' })).toBeVisible();
});

test('without the right password nothing is deleted', async ({ page, member, expectProblem }) => {
  expectProblem(/Failed to load resource.*\/api\/auth\/delete-account/);
  expect(member).toBeDefined();
  await addPlan(page.request);
  await askToDelete(page);
  await question(page).getByRole('button', { name: 'Delete my account' }).click();
  await expectProblemAt(page, 'Your password', 'Current password is required');
  await field(page, 'Your password').fill('not the right one');
  await question(page).getByRole('button', { name: 'Delete my account' }).click();
  await expectProblemAt(page, 'Your password', 'Current password is incorrect');
  await expect(field(page, 'Your password')).toBeFocused();
  await expect(field(page, 'Your password')).toHaveValue('not the right one');
  await open(page, '/my-plans');
  await expect(page.getByRole('row', { name: 'By the sea' })).toBeVisible();
});

test('a deleted account is gone with its plans, and its member is a visitor', async ({
  page,
  member,
  expectProblem,
}) => {
  expectProblem(/401.*\/api\/auth\/login/);
  const { id } = await addPlan(page.request);
  await askToDelete(page);
  await field(page, 'Your password').fill(member.password);
  await question(page).getByRole('button', { name: 'Delete my account' }).click();
  await expectToast(page, 'Account deleted', 'Your account and everything in it have been deleted.');
  await expect(page).toHaveURL('/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(banner.getByRole('button', { name: member.firstName, exact: true })).toBeHidden();

  await banner.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, member);
  await expectToast(page, 'Login failed', 'Invalid email or password');

  await test.step('and whoever takes the address next finds nothing of it', async () => {
    await register(page.request, member);
    const plans = await page.request.get('/api/retirement-plans');
    expect(await plans.json()).toEqual([]);
    expect((await page.request.get(`/api/retirement-plans/${id}`)).status()).toBe(404);
  });
});
