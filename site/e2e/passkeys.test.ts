import type { Page } from '@playwright/test';
import { confirmEmail, field, fillIn, linkIn, logIn } from './account.ts';
import { addPasskey, cancelPasskeys, VirtualAuthenticator } from './authenticator.ts';
import { expect, test } from './fixtures.ts';
import { clickButton, expectToast, open } from './page-actions.ts';

const PASSWORD_ACCEPTED = /401.*\/api\/auth\/login/;

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const oneMoreStep = (page: Page) => page.getByRole('heading', { name: 'One more step' });

async function logOut(page: Page): Promise<void> {
  // The page's requests would fail without a session.
  await page.goto('about:blank');
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
  await confirmEmail(page.request, mail, member.email);
  await VirtualAuthenticator.addTo(page);
  await open(page, '/profile');
  await addPasskey(page, 'Blue laptop', member.password);
  await expect(passkeys(page).getByRole('listitem')).toContainText(['Blue laptop']);
  await expect(passkeys(page)).toContainText('Not used yet.');
  expect((await mail.emailTo(member.email)).subject).toBe('A passkey was added to your Whenabouts account');

  await logOut(page);
  await logIn(page, member);
  await expect(oneMoreStep(page)).toBeFocused();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login successful');
  await expect(page).toHaveURL('/');

  await open(page, '/profile');
  await expect(passkeys(page)).toContainText('Last used');
  await clickButton(page, 'Rename Blue laptop');
  await field(page, 'Name of the passkey').fill('Green laptop');
  await clickButton(page, 'Save');
  await expect(passkeys(page).getByRole('listitem')).toContainText(['Green laptop']);
  await expect(passkeys(page).getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  await clickButton(page, 'Remove Green laptop');
  await fillIn(page, { 'Your password': member.password });
  await clickButton(page, 'Remove');
  await expectToast(page, 'Passkey removed');
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
  await expect(passkeys(page).getByRole('heading', { name: 'Passkeys' })).toBeFocused();

  await logOut(page);
  await logIn(page, member);
  await expect(page).toHaveURL('/');
});

test('a cancelled or wrong passkey can be tried again, a recovery code replaces it, and the link in the email removes it', async ({
  page,
  member,
  mail,
  expectError,
}) => {
  expectError(PASSWORD_ACCEPTED);
  expectError(/401.*\/api\/auth\/login\/passkey/);
  // The link ends this session as well.
  expectError(/401.*\/api\/auth\/me/);
  await confirmEmail(page.request, mail, member.email);
  const authenticator = await VirtualAuthenticator.addTo(page);
  await open(page, '/profile');
  const [code = ''] = await addPasskey(page, 'Laptop', member.password);
  await expect(passkeys(page)).toContainText('10 of 10');
  await logOut(page);
  await logIn(page, member);
  await expect(oneMoreStep(page)).toBeVisible();
  await cancelPasskeys(page);
  await clickButton(page, 'Use your passkey');
  const error = page.getByRole('main').getByRole('alert');
  await expect(error).toContainText('Your passkey was not used. Try again.');
  await clickButton(page, 'Start over');
  await expect(field(page, 'Email')).toHaveValue(member.email);

  await page.reload();
  await authenticator.breakSignatures();
  await logIn(page, member);
  await clickButton(page, 'Use your passkey');
  await expect(error).toHaveText('Your passkey could not be verified. Please log in again.');
  await expect(field(page, 'Password')).toBeVisible();

  await logIn(page, member);
  await clickButton(page, 'Lost your passkey? Use a recovery code');
  await expect(page.getByRole('heading', { name: 'Use a recovery code' })).toBeFocused();
  await fillIn(page, { 'Recovery code': code });
  await clickButton(page, 'Log in with the code');
  await expectToast(page, 'Login successful');

  const notice = await mail.emailTo(member.email, 'A passkey was added to your Whenabouts account');
  await open(page, linkIn(notice));
  await clickButton(page, 'Remove the new passkey');
  await expect(page.getByText('all devices are logged out. The person who added it')).toBeFocused();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
});
