import type { Page } from '@playwright/test';
import { authMessages } from '@whenabouts/server/contract';
import { expectAccessible } from './accessible.ts';
import { expectFieldError, field, fillIn } from './account.ts';
import { expectDashboard, logInAsAdmin } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { failRequests, noResponse, proxyErrorPage } from './network-errors.ts';
import { expectToast, open } from './page-actions.ts';
import { ADMIN, SiteServer } from './site-server.ts';

const NOT_LOGGED_IN = /401.*\/api\/admin\/check-auth/;

const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' }).click();

test.describe('without a session', () => {
  test.beforeEach(async ({ page, expectError }) => {
    expectError(NOT_LOGGED_IN);
    await open(page, '/admin/login');
  });

  test('the form has a title, labels, and names for password managers', async ({ page }) => {
    await expect(page).toHaveTitle('Admin login | Whenabouts');
    await expect(field(page, 'Username')).toHaveAttribute('autocomplete', 'username');
    await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  });

  test('both fields are required, and nothing is sent without them', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await logIn(page);
    await expectFieldError(page, 'Username', 'Username is required');
    await expectFieldError(page, 'Password', 'Password is required');
    await expect(field(page, 'Username')).toBeFocused();
    await expect(page).toHaveTitle('Error: Admin login | Whenabouts');
    await field(page, 'Username').fill(ADMIN.email);
    await logIn(page);
    await expect(field(page, 'Password')).toBeFocused();
    expect(sent.filter((url) => url.includes('/api/admin/login'))).toEqual([]);
  });

  test('a failed login shows an error and keeps the values, and a retry leads to the dashboard', async ({
    page,
    expectError,
  }) => {
    expectError(/401.*\/api\/admin\/login/);
    await fillIn(page, { Username: ADMIN.email, Password: 'not the right one' });
    await logIn(page);
    await expectToast(page, 'Login failed', 'Invalid username or password');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid username or password');
    await expect(field(page, 'Username')).toHaveValue(ADMIN.email);
    await field(page, 'Password').fill(ADMIN.password);
    await field(page, 'Password').press('Enter');
    await expectToast(page, 'Login successful', 'Welcome to the admin dashboard');
    await expectDashboard(page);
  });

  for (const [name, failure] of [
    ['no response', noResponse],
    ['an error page of a proxy', proxyErrorPage(401)],
  ] as const) {
    test(`${name} has its own message`, async ({ page, expectError }) => {
      expectError(/Failed to load resource.*\/api\/admin\/login/);
      await failRequests(page, 'POST /api/admin/login', failure);
      await fillIn(page, { Username: ADMIN.email, Password: ADMIN.password });
      await logIn(page);
      await expectToast(page, 'Login failed');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(field(page, 'Password')).toHaveValue(ADMIN.password);
    });
  }
});

test('a logged-in admin is redirected to the dashboard', async ({ page }) => {
  await logInAsAdmin(page);
  await page.goto('/admin/login');
  await expectDashboard(page);
});

test('an admin with the generated password chooses a new one before seeing the dashboard', async ({
  page,
  mail,
  expectError,
}) => {
  // A separate server, so its origin differs from the one the page guard allows.
  for (const error of [/foreign request/, NOT_LOGGED_IN, /400.*\/api\/admin\/login/]) expectError(error);
  const site = await SiteServer.start(mail.url, { ADMIN_PASSWORD: '' });
  try {
    const printed = () => /with password (\S+)/.exec(site.output)?.[1] ?? '';
    await expect.poll(printed).not.toBe('');
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${site.url}/admin/login`);
    await fillIn(page, { Username: ADMIN.email, Password: printed() });
    await logIn(page);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
    await expectAccessible(page);

    const saveAndLogIn = page.getByRole('button', { name: 'Save and Log In' });
    await fillIn(page, { 'New Password': 'password1', 'Confirm New Password': 'password2' });
    await saveAndLogIn.click();
    await expectFieldError(page, 'Confirm New Password', authMessages.passwordsDiffer);
    await fillIn(page, { 'Confirm New Password': 'password1' });
    await saveAndLogIn.click();
    await expectFieldError(page, 'New Password', authMessages.passwordCommon);
    await page.goto(`${site.url}/admin/dashboard`);
    await expect(page).toHaveURL(/\/admin\/login$/);

    await fillIn(page, { Username: ADMIN.email, Password: printed() });
    await logIn(page);
    await fillIn(page, { 'New Password': ADMIN.password, 'Confirm New Password': ADMIN.password });
    await saveAndLogIn.click();
    await expect(page).toHaveURL(`${site.url}/admin/dashboard`);
    await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible();
    // Leave the dashboard before its server stops: it fetches the posts every second.
    await page.goto('about:blank');
  } finally {
    await site.stop();
  }
});
