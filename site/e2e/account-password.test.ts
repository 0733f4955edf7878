import type { Page } from '@playwright/test';
import { expectFieldError, field, fillIn, logIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { failRequests, noResponse } from './network-errors.ts';
import { expectToast, heading, open, waitForHydration } from './page-actions.ts';

const NEW_PASSWORD = 'nine herons by the weir';

async function changePassword(page: Page, current: string, next: string, again = next): Promise<void> {
  await fillIn(page, {
    'Current Password': current,
    'New Password': next,
    'Confirm New Password': again,
  });
  await page.getByRole('button', { name: 'Update Password' }).click();
}

test('errors are shown at their fields, and nothing is sent', async ({ page, member }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await open(page, '/profile');

  await changePassword(page, '', 'short', 'short');
  await expectFieldError(page, 'Current Password', 'Current password is required');
  await expectFieldError(page, 'New Password', 'Password must be at least 8 characters');
  await expect(field(page, 'Current Password')).toBeFocused();

  await changePassword(page, member.password, NEW_PASSWORD, `${NEW_PASSWORD}s`);
  await expectFieldError(page, 'Confirm New Password', 'Passwords do not match');
  await expect(field(page, 'Confirm New Password')).toBeFocused();
  await expect(field(page, 'New Password')).not.toHaveAttribute('aria-invalid');
  expect(sent.filter((url) => url.includes('change-password'))).toEqual([]);

  await test.step('and the error disappears when the other password is corrected', async () => {
    await field(page, 'New Password').fill(`${NEW_PASSWORD}s`);
    await expect(field(page, 'Confirm New Password')).not.toHaveAttribute('aria-invalid');
  });
});

test('a wrong current password is an error at its field, and nothing typed is lost', async ({
  page,
  member,
  mail,
  expectError,
}) => {
  expectError(/Failed to load resource.*\/api\/auth\/change-password/);
  await open(page, '/profile');
  await changePassword(page, 'not the right one', NEW_PASSWORD);
  await expectFieldError(page, 'Current Password', 'Current password is incorrect');
  await expect(field(page, 'Current Password')).toBeFocused();
  await expectToast(page, 'Error', 'Current password is incorrect');
  await expect(field(page, 'New Password')).toHaveValue(NEW_PASSWORD);
  await expect(field(page, 'Confirm New Password')).toHaveValue(NEW_PASSWORD);

  await field(page, 'Current Password').fill(member.password);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expectToast(page, 'Password updated');
  // Emails are sent in order: once a later one has arrived, all earlier ones have too.
  await page.request.post('/api/auth/forgot-password', { data: { email: member.email } });
  const subjects = () => mail.emailsTo(member.email).map(({ subject }) => subject);
  await expect.poll(() => subjects().some((subject) => /reset/i.test(subject))).toBe(true);
  expect(subjects().filter((subject) => !subject.startsWith('Welcome to'))).toHaveLength(2);
});

test('a weak new password is an error at its field', async ({ page, member, expectError }) => {
  expectError(/Failed to load resource.*\/api\/auth\/change-password/);
  await open(page, '/profile');
  await changePassword(page, member.password, 'password1');
  await expect(field(page, 'New Password')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'New Password')).toBeFocused();
});

test('without a response the fallback message is shown, and a retry works', async ({
  page,
  member,
  expectError,
}) => {
  expectError(/Failed to load resource.*\/api\/auth\/change-password/);
  const restore = await failRequests(page, 'POST /api/auth/change-password', noResponse);
  await open(page, '/profile');
  await changePassword(page, member.password, NEW_PASSWORD);
  await expectToast(page, 'Error', 'Failed to change password. Please try again.');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to change password. Please try again.',
  );
  await expect(field(page, 'Current Password')).toHaveValue(member.password);
  await restore();
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expectToast(page, 'Password updated');
});

test('a new password logs out all other browsers but not this one, and an email reports it', async ({
  page,
  browser,
  guard,
  server,
  member,
  mail,
  expectError,
}) => {
  expectError(/401.*\/api\/auth\/(me|login)/);
  const elsewhere = await browser.newContext();
  await guard.watch(elsewhere, server.url);
  const other = await elsewhere.newPage();
  await open(other, '/login');
  await logIn(other, member);
  await expect(other).toHaveURL('/');
  await open(other, '/profile');
  await expect(heading(other, 'Account Settings')).toBeVisible();

  await open(page, '/profile');
  await changePassword(page, member.password, NEW_PASSWORD);
  await expectToast(page, 'Password updated', 'All other devices have been logged out.');
  for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
    await expect(field(page, label)).toHaveValue('');

  expect((await elsewhere.request.get('/api/auth/me')).status()).toBe(401);
  await other.reload();
  await expect(other).toHaveURL('/login');
  await page.reload();
  await waitForHydration(page);
  await expect(field(page, 'Current Password')).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);

  const message = await mail.emailTo(member.email);
  expect(message.subject).toBe('Your Whenabouts password was changed');
  expect(message.text).toContain(`Hello ${member.firstName},`);
  expect(message.text).toContain(`${server.url}/forgot-password`);
  expect(message.text + message.html).not.toContain(NEW_PASSWORD);

  await logIn(other, member);
  await expectToast(other, 'Login failed', 'Invalid email or password');
  await logIn(other, { ...member, password: NEW_PASSWORD });
  await expect(other).toHaveURL('/');
  await elsewhere.close();
});
