import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newMember, register } from './members.ts';
import { breakCall, noAnswer, proxyPage, refusal } from './trouble.ts';
import { chooseFromAccountMenu, expectToast, heading, isAlive, logOut, open } from './visits.ts';

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
}

const troubles = [
  {
    name: 'no answer',
    trouble: noAnswer,
    login: 'Invalid email or password',
    register: 'There was a problem creating your account',
  },
  {
    name: 'a failure',
    trouble: refusal(500, 'internal', 'Something went wrong. Please try again.'),
    login: 'Something went wrong. Please try again.',
    register: 'Something went wrong. Please try again.',
  },
  {
    name: 'too many attempts',
    trouble: refusal(429, 'too_many_requests', 'Too many attempts. Please try again later.'),
    login: 'Too many attempts. Please try again later.',
    register: 'Too many attempts. Please try again later.',
  },
  {
    name: "a proxy's page",
    trouble: proxyPage(503),
    login: 'Service Unavailable',
    register: 'Service Unavailable',
  },
];

for (const { name, trouble, ...texts } of troubles) {
  test(`logging in to ${name}: the reason, nothing lost, and a second try works`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource.*\/api\/auth\/login/);
    const member = await register(request);
    const mend = await breakCall(page, 'POST /api/auth/login', trouble);
    await open(page, '/login');
    await logIn(page, member.email, member.password);
    await expectToast(page, 'Login failed', texts.login);
    await expect(page.getByRole('alert')).toHaveText(texts.login);
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await mend();
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await expectToast(page, 'Login successful');
  });

  test(`registering to ${name}: the reason, nothing lost, and a second try works`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource.*\/api\/auth\/register/);
    const { email, password } = newMember();
    const mend = await breakCall(page, 'POST /api/auth/register', trouble);
    await open(page, '/register');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Registration failed', texts.register);
    await expect(page.getByRole('alert')).toHaveText(texts.register);
    await expect(page.getByLabel('Confirm password', { exact: true })).toHaveValue(password);
    await mend();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Registration successful');
  });
}

test('what the server says of a field that the form does not have stands above it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/400.*\/api\/auth\/register/);
  const fields = { email: 'This address is not welcome.', invitation: 'An invitation is needed.' };
  const json = { code: 'invalid', message: 'Some fields are wrong.', fields };
  await breakCall(page, 'POST /api/auth/register', (route) => route.fulfill({ status: 400, json }));
  const { email, password } = newMember();
  await open(page, '/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').filter({ hasText: fields.invitation })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(fields.email);
});

test('a logout that fails says so and leaves the member signed in', async ({
  page,
  member,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*\/api\/auth\/logout/);
  const mend = await breakCall(page, 'POST /api/auth/logout', noAnswer);
  await open(page, '/');
  await chooseFromAccountMenu(page, member.firstName, 'Logout');
  await expectToast(page, 'Logout failed', 'Failed to log out');
  await mend();
  await logOut(page, member.firstName);
  await page.goto('/my-plans');
  await expect(page).toHaveURL('/login');
});

test('a session that has ended is a visit like any other', async ({
  page,
  context,
  member,
  expectProblem,
}) => {
  expect(member).toBeDefined();
  expectProblem(/401.*\/api\/auth\/me/);
  await context.request.post('/api/auth/logout');
  await context.addCookies([{ name: 'whenabouts', value: 'long-gone', domain: 'localhost', path: '/' }]);
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('My Plans without a server says so, and a second try works', async ({ page, member, expectProblem }) => {
  expect(member).toBeDefined();
  expectProblem(/Failed to load resource.*\/api\/auth\/me/);
  await page.route('**/api/**', noAnswer);
  await page.goto('/my-plans');
  await isAlive(page);
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  await expect(page).toHaveURL('/my-plans');
  await page.unroute('**/api/**', noAnswer);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'My Saved Plans')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No saved plans yet' })).toBeVisible();
});
