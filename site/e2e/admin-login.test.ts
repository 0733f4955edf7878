import type { Page } from '@playwright/test';
import { expectProblemAt, field, fillIn } from './account.ts';
import { beAdmin, expectDashboard } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { ADMIN } from './site-server.ts';
import { breakCall, noAnswer, proxyPage } from './trouble.ts';
import { expectToast, open } from './visits.ts';

const NOBODY = /401.*\/api\/admin\/check-auth/;

const logIn = (page: Page) => page.getByRole('button', { name: 'Log In' }).click();

test.describe('who is not logged in', () => {
  test.beforeEach(async ({ page, expectProblem }) => {
    expectProblem(NOBODY);
    await open(page, '/admin/login');
  });

  test('the form has a title, labels, and names that password managers know', async ({ page }) => {
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
    await expectProblemAt(page, 'Username', 'Username is required');
    await expectProblemAt(page, 'Password', 'Password is required');
    await expect(field(page, 'Username')).toBeFocused();
    await expect(page).toHaveTitle('Error: Admin login | Whenabouts');
    await field(page, 'Username').fill(ADMIN.email);
    await logIn(page);
    await expect(field(page, 'Password')).toBeFocused();
    expect(sent.filter((url) => url.includes('/api/admin/login'))).toEqual([]);
  });

  test('a refusal is said, what was typed stays, and a second try leads to the dashboard', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/401.*\/api\/admin\/login/);
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

  for (const [what, trouble] of [
    ['no answer', noAnswer],
    ['a proxy that says nothing of use', proxyPage(401)],
  ] as const) {
    test(`${what} is told in the words for it`, async ({ page, expectProblem }) => {
      expectProblem(/Failed to load resource.*\/api\/admin\/login/);
      await breakCall(page, 'POST /api/admin/login', trouble);
      await fillIn(page, { Username: ADMIN.email, Password: ADMIN.password });
      await logIn(page);
      await expectToast(page, 'Login failed');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(field(page, 'Password')).toHaveValue(ADMIN.password);
    });
  }
});

test('who is logged in already is led on to the dashboard', async ({ page }) => {
  await beAdmin(page);
  await page.goto('/admin/login');
  await expectDashboard(page);
});
