import type { Browser, Page } from '@playwright/test';
import { logInAsAdmin, press } from './admin.ts';
import { expect, test } from './fixtures.ts';
import type { Member } from './members.ts';
import { expectToast, open } from './page-actions.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const sessions = (page: Page) => page.getByRole('region', { name: 'Where you’re logged in' });
const items = (page: Page) => sessions(page).getByRole('listitem');

/** Logs in from another device through the API. */
async function logInElsewhere(browser: Browser, url: string, { email, password }: Member) {
  const context = await browser.newContext({ baseURL: url });
  const headers = { 'user-agent': FIREFOX };
  const response = await context.request.post('/api/auth/login', { data: { email, password }, headers });
  expect(response.status()).toBe(200);
  return { status: async () => (await context.request.get('/api/auth/me')).status(), context };
}

test('a member sees the sessions, and logs out one and all others', async ({
  page,
  browser,
  server,
  member,
}) => {
  const one = await logInElsewhere(browser, server.url, member);
  await open(page, '/profile');
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).filter({ hasText: 'This device' })).toContainText('In use now.');
  await expect(items(page).filter({ hasText: 'Firefox on Windows' })).toContainText('Last used');
  await page.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  await expectToast(page, 'Logged out', 'Firefox on Windows');
  await expect(items(page)).toHaveCount(1);
  await expect(sessions(page).getByRole('heading')).toBeFocused();
  expect(await one.status()).toBe(401);

  const others = [
    await logInElsewhere(browser, server.url, member),
    await logInElsewhere(browser, server.url, member),
  ];
  await page.reload();
  await expect(items(page)).toHaveCount(3);
  await press(page, 'Log out everywhere else');
  await expectToast(page, 'Logged out everywhere else');
  await expect(items(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toBeHidden();
  expect(await Promise.all(others.map(({ status }) => status()))).toEqual([401, 401]);
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);
  for (const { context } of [one, ...others]) await context.close();
});

test('an admin sees the sessions of the admin area', async ({ page }) => {
  await logInAsAdmin(page);
  await open(page, '/admin/security');
  await expect(items(page).filter({ hasText: 'This device' })).toContainText('Admin area.');
});
