import type { Page } from '@playwright/test';
import { expectFieldError, field, fillIn, logIn } from './account.ts';
import { dialog, expectDashboard, logInAsAdmin, press } from './admin.ts';
import { addPasskey, cancelPasskeys, removePasskeySupport, VirtualAuthenticator } from './authenticator.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, heading, open } from './page-actions.ts';
import { ADMIN, SiteServer } from './site-server.ts';

const PASSWORD_ACCEPTED = /401.*\/api\/auth\/login/;

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const step = (page: Page) => page.getByRole('heading', { name: 'One more step' });

async function logOut(page: Page): Promise<void> {
  await page.request.post('/api/auth/logout');
  await open(page, '/login');
}

test('a member adds a passkey, needs it to log in, and removes it', async ({
  page,
  member,
  mail,
  expectError,
}) => {
  expectError(PASSWORD_ACCEPTED);
  await VirtualAuthenticator.addTo(page);
  await open(page, '/profile');
  await press(page, 'Add a passkey');
  await press(page, 'Continue');
  await expectFieldError(page, 'Name of the passkey', 'Please enter a name for the passkey.');
  await expectFieldError(page, 'Your password', 'Current password is required');
  await press(page, 'Cancel');
  await addPasskey(page, 'Blue laptop', member.password);
  await expect(passkeys(page).getByRole('listitem')).toContainText(['Blue laptop']);
  await expect(passkeys(page)).toContainText('Not used yet.');
  expect((await mail.emailTo(member.email)).subject).toBe('A passkey was added to your Whenabouts account');

  await logOut(page);
  await logIn(page, member);
  await expect(step(page)).toBeFocused();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login successful');
  await expect(page).toHaveURL('/');

  await open(page, '/profile');
  await expect(passkeys(page)).toContainText('Last used');
  await press(page, 'Rename Blue laptop');
  await field(page, 'Name of the passkey').fill('Green laptop');
  await press(page, 'Save');
  await expect(passkeys(page).getByRole('listitem')).toContainText(['Green laptop']);
  await expect(passkeys(page).getByRole('heading')).toBeFocused();
  await press(page, 'Remove Green laptop');
  await fillIn(page, { 'Your password': member.password });
  await press(page, 'Remove');
  await expectToast(page, 'Passkey removed');
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
  await expect(passkeys(page).getByRole('heading')).toBeFocused();

  await logOut(page);
  await logIn(page, member);
  await expect(page).toHaveURL('/');
});

test('a cancelled passkey can be tried again, and a wrong one starts the login over', async ({
  page,
  member,
  expectError,
}) => {
  expectError(PASSWORD_ACCEPTED);
  expectError(/401.*\/api\/auth\/login\/passkey/);
  const authenticator = await VirtualAuthenticator.addTo(page);
  await open(page, '/profile');
  await addPasskey(page, 'Laptop', member.password);
  await logOut(page);
  await logIn(page, member);
  await expect(step(page)).toBeVisible();
  await cancelPasskeys(page);
  await press(page, 'Use your passkey');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Your passkey was not used. Try again.',
  );
  await press(page, 'Start over');
  await expect(field(page, 'Email')).toHaveValue(member.email);

  await page.reload();
  await authenticator.breakSignatures();
  await logIn(page, member);
  await press(page, 'Use your passkey');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your passkey could not be verified. Please log in again.',
  );
  await expect(field(page, 'Password')).toBeVisible();
});

test('a cancelled or repeated registration keeps the dialog and says why', async ({ page, member }) => {
  await VirtualAuthenticator.addTo(page);
  await open(page, '/profile');
  await addPasskey(page, 'Laptop', member.password);
  await press(page, 'Add a passkey');
  await fillIn(page, { 'Name of the passkey': 'Twin', 'Your password': member.password });
  await press(page, 'Continue');
  const alert = dialog(page, 'Add a passkey').getByRole('alert');
  await expect(alert).toHaveText('This device already has a passkey for your account.');
  await cancelPasskeys(page);
  await press(page, 'Continue');
  await expect(alert).toContainText('No passkey was added.');
  await expect(field(page, 'Name of the passkey')).toHaveValue('Twin');
});

test('a wrong password adds and removes nothing', async ({ page, member, expectError }) => {
  expectError(/400.*\/api\/auth\/passkey-options/);
  expectError(/400.*\/api\/auth\/remove-passkey/);
  await VirtualAuthenticator.addTo(page);
  await open(page, '/profile');
  await press(page, 'Add a passkey');
  await fillIn(page, { 'Name of the passkey': 'Laptop', 'Your password': 'not the right one' });
  await press(page, 'Continue');
  await expectFieldError(page, 'Your password', 'Current password is incorrect');
  await press(page, 'Cancel');
  await addPasskey(page, 'Laptop', member.password);
  await press(page, 'Remove Laptop');
  await fillIn(page, { 'Your password': 'not the right one' });
  await press(page, 'Remove');
  await expectFieldError(page, 'Your password', 'Current password is incorrect');
  await press(page, 'Cancel');
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1);
});

test('a passkey that was removed elsewhere leaves the list', async ({
  page,
  member,
  context,
  expectError,
}) => {
  expectError(/404.*\/api\/auth\/passkeys/);
  await VirtualAuthenticator.addTo(page);
  await open(page, '/profile');
  await addPasskey(page, 'Laptop', member.password);
  const [{ id }] = await (await context.request.get('/api/auth/passkeys')).json();
  await context.request.post(`/api/auth/remove-passkey/${id}`, { data: { password: member.password } });
  await press(page, 'Rename Laptop');
  await field(page, 'Name of the passkey').fill('Phone');
  await press(page, 'Save');
  await expectToast(page, 'Passkey removed', 'This passkey had already been removed.');
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
});

test('a browser without passkeys says so on the profile and at login', async ({
  page,
  browser,
  guard,
  server,
  member,
  expectError,
}) => {
  expectError(PASSWORD_ACCEPTED);
  await VirtualAuthenticator.addTo(page);
  await open(page, '/profile');
  await addPasskey(page, 'Laptop', member.password);
  const context = await browser.newContext();
  await guard.watch(context, server.url);
  const old = await context.newPage();
  await removePasskeySupport(old);
  await open(old, '/login');
  await logIn(old, member);
  await expect(old.getByRole('main').getByRole('alert')).toHaveText(
    'This browser does not support passkeys. Log in with one that does.',
  );
  await expect(old.getByRole('button', { name: 'Use your passkey' })).toBeHidden();
  await context.close();
  await removePasskeySupport(page);
  await page.reload();
  await expect(passkeys(page)).toContainText('This browser does not support passkeys.');
});

test('an admin adds a passkey, needs it to log in, and removes it', async ({
  browser,
  guard,
  mail,
  expectError,
}) => {
  expectError(/401.*\/api\/admin\/(check-auth|login)/);
  // A server of its own: other tests log in with the same account.
  const server = await SiteServer.start(mail.url);
  const context = await browser.newContext({ baseURL: server.url });
  await guard.watch(context, server.url);
  const page = await context.newPage();
  try {
    await VirtualAuthenticator.addTo(page);
    await logInAsAdmin(page);
    await open(page, '/admin/dashboard');
    await page.getByRole('link', { name: 'Security', exact: true }).click();
    await expect(heading(page, 'Security')).toBeVisible();
    await addPasskey(page, 'Key', ADMIN.password);
    await press(page, 'Logout');
    await expect(heading(page, 'Admin login')).toBeVisible();
    await fillIn(page, { Username: ADMIN.email, Password: ADMIN.password });
    await press(page, 'Log In');
    await expect(step(page)).toBeFocused();
    expect((await page.request.get('/api/admin/check-auth')).status()).toBe(401);
    await press(page, 'Use your passkey');
    await expectToast(page, 'Login successful', 'Welcome to the admin dashboard');
    await expectDashboard(page);
    await open(page, '/admin/security');
    await press(page, 'Remove Key');
    await fillIn(page, { 'Your password': ADMIN.password });
    await press(page, 'Remove');
    await expectToast(page, 'Passkey removed');
  } finally {
    await context.close();
    await server.stop();
  }
});
