import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { register } from './members.ts';
import { heading, open } from './page-actions.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log In' });

test.beforeEach(async ({ page }) => open(page, '/login'));

test('the form works with password managers, shows passwords, allows pasting, and rejects empty fields', async ({
  page,
}) => {
  await test.step('the form has a title, labels, and names for password managers', async () => {
    await expect(page).toHaveTitle('Log in | Whenabouts');
    await expect(email(page)).toHaveAttribute('autocomplete', 'username');
    await expect(email(page)).toHaveAttribute('type', 'email');
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  });

  await test.step('an empty form is rejected without a request', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await submit(page).click();
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(password(page)).toHaveAccessibleDescription('Password must be at least 6 characters');
    expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  await test.step('the password can be shown and hidden again', async () => {
    await password(page).fill('seven lanterns');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(password(page)).toHaveValue('seven lanterns');
  });

  await test.step('a password can be pasted', async () => {
    await email(page).fill('a long passphrase that came from a password manager, with more than 64 letters');
    await email(page).press('ControlOrMeta+a');
    await email(page).press('ControlOrMeta+c');
    await password(page).fill('');
    await password(page).press('ControlOrMeta+v');
    await expect(password(page)).toHaveValue(/^a long passphrase .* 64 letters$/);
  });
});

test('errors are shown at their fields, and the first invalid field has the focus', async ({ page }) => {
  await email(page).fill('ada@nowhere');
  await password(page).fill('short');
  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(password(page)).toHaveAccessibleDescription('Password must be at least 6 characters');
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(email(page)).toBeFocused();
  await expect(page).toHaveTitle('Error: Log in | Whenabouts');

  await email(page).fill('ada@example.com');
  await expect(email(page)).not.toHaveAttribute('aria-invalid');
  await submit(page).click();
  await expect(password(page)).toBeFocused();
});

test('a failed login shows an error in the form and keeps the values, and a retry works', async ({
  page,
  request,
  expectError,
}) => {
  expectError(/401.*\/api\/auth\/login/);
  const member = await register(request);
  await email(page).fill(member.email);
  await password(page).fill('not the right one');
  await password(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(page).toHaveTitle('Error: Log in | Whenabouts');
  await expect(email(page)).toHaveValue(member.email);
  await expect(password(page)).toHaveValue('not the right one');
  await password(page).fill(member.password);
  await password(page).press('Enter');
  await expect(page).toHaveURL('/');
});

test('a double click sends one request, and the button shows its pending label', async ({
  page,
  request,
}) => {
  const member = await register(request);
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await email(page).fill(member.email);
  await password(page).fill(member.password);
  await submit(page).click();
  const pending = page.getByRole('button', { name: 'Logging in...' });
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await expect(pending).toBeFocused();
  await pending.press('Enter');
  await password(page).press('Enter');
  release();
  await expect(page).toHaveURL('/');
  expect(sent).toBe(1);
});

test('a click before the scripts have loaded never puts the password into the URL', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill('ada@example.com');
  await password(page).fill('seven lanterns over the bay');
  await password(page).press('Enter');
  await submit(page).click();
  await expect(password(page)).toHaveValue('seven lanterns over the bay');
  await expect(page).toHaveURL('/login');
});

test('while a redirect loads its page, the page says so', async ({ page, request }) => {
  const loading = page.getByRole('main').getByText('Loading…');
  const showHome = await holdRequests(page, /\/assets\/landing-page-[^/]+\.js$/);
  const { email: address, password: secret } = await register(request);
  await email(page).fill(address);
  await password(page).fill(secret);
  await submit(page).click();
  await expect(email(page)).toHaveCount(0);
  await expect(loading).toBeAttached();
  showHome();
  await expect(page).toHaveURL('/');
  await expect(loading).toHaveCount(0);

  await page.context().clearCookies();
  const showLogin = await holdRequests(page, /\/assets\/login-page-[^/]+\.js$/);
  await page.goto('/my-plans');
  await expect(loading).toBeAttached();
  showLogin();
  await expect(heading(page, 'Log in')).toBeVisible();
});
