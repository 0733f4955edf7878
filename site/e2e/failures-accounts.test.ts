import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newMember, register } from './members.ts';
import { errorResponse, failRequests, noResponse, proxyErrorPage } from './network-errors.ts';
import {
  chooseFromAccountMenu,
  expectToast,
  heading,
  logOut,
  open,
  waitForHydration,
} from './page-actions.ts';

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
}

const failures = [
  {
    name: 'no response',
    failure: noResponse,
    login: 'Invalid email or password',
    register: 'There was a problem creating your account',
  },
  {
    name: 'error response',
    failure: errorResponse(500, 'internal', 'Something went wrong. Please try again.'),
    login: 'Something went wrong. Please try again.',
    register: 'Something went wrong. Please try again.',
  },
  {
    name: 'too many attempts',
    failure: errorResponse(429, 'too_many_requests', 'Too many attempts. Please try again later.'),
    login: 'Too many attempts. Please try again later.',
    register: 'Too many attempts. Please try again later.',
  },
  {
    name: "a proxy's page",
    failure: proxyErrorPage(503),
    login: 'Service Unavailable',
    register: 'Service Unavailable',
  },
];

for (const { name, failure, ...texts } of failures) {
  test(`login, ${name}: the reason is shown, nothing is lost, and a retry works`, async ({
    page,
    request,
    expectError,
  }) => {
    expectError(/Failed to load resource.*\/api\/auth\/login/);
    const member = await register(request);
    const restore = await failRequests(page, 'POST /api/auth/login', failure);
    await open(page, '/login');
    await logIn(page, member.email, member.password);
    await expectToast(page, 'Login failed', texts.login);
    await expect(page.getByRole('alert')).toHaveText(texts.login);
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await restore();
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await expectToast(page, 'Login successful');
  });

  test(`registration, ${name}: the reason is shown, nothing is lost, and a retry works`, async ({
    page,
    expectError,
  }) => {
    expectError(/Failed to load resource.*\/api\/auth\/register/);
    const { email, password } = newMember();
    const restore = await failRequests(page, 'POST /api/auth/register', failure);
    await open(page, '/register');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Registration failed', texts.register);
    await expect(page.getByRole('alert')).toHaveText(texts.register);
    await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue(password);
    await restore();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Registration successful');
  });
}

test('a server error for an unknown field is shown above the form', async ({ page, expectError }) => {
  expectError(/400.*\/api\/auth\/register/);
  const fields = { email: 'This address is not welcome.', invitation: 'An invitation is needed.' };
  const json = { code: 'invalid', message: 'Some fields are wrong.', fields };
  await failRequests(page, 'POST /api/auth/register', (route) => route.fulfill({ status: 400, json }));
  const { email, password } = newMember();
  await open(page, '/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: fields.invitation })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(fields.email);
});

test('a failed logout shows an error and keeps the member logged in', async ({
  page,
  member,
  expectError,
}) => {
  expectError(/Failed to load resource.*\/api\/auth\/logout/);
  const restore = await failRequests(page, 'POST /api/auth/logout', noResponse);
  await open(page, '/');
  await chooseFromAccountMenu(page, member.firstName, 'Logout');
  await expectToast(page, 'Logout failed', 'Failed to log out');
  await restore();
  await logOut(page, member.firstName);
  await page.goto('/my-plans');
  await expect(page).toHaveURL('/login');
});

test('an expired session is treated like a visitor', async ({ page, context, member, expectError }) => {
  expect(member).toBeDefined();
  expectError(/401.*\/api\/auth\/me/);
  await context.request.post('/api/auth/logout');
  await context.addCookies([{ name: 'whenabouts', value: 'long-gone', domain: 'localhost', path: '/' }]);
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('My Plans without a server shows an error, and a retry works', async ({ page, member, expectError }) => {
  expect(member).toBeDefined();
  expectError(/Failed to load resource.*\/api\/auth\/me/);
  await page.route('**/api/**', noResponse);
  await page.goto('/my-plans');
  await waitForHydration(page);
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  await expect(page).toHaveURL('/my-plans');
  await page.unroute('**/api/**', noResponse);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'My Saved Plans')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No saved plans yet' })).toBeVisible();
});
