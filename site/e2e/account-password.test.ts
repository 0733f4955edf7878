import type { Page } from '@playwright/test';
import { expectProblemAt, field, fillIn, logIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { breakCall, noAnswer } from './trouble.ts';
import { expectToast, heading, isAlive, open } from './visits.ts';

const NEW_PASSWORD = 'nine herons by the weir';

async function change(page: Page, current: string, next: string, again = next): Promise<void> {
  await fillIn(page, {
    'Current Password': current,
    'New Password': next,
    'Confirm New Password': again,
  });
  await page.getByRole('button', { name: 'Update Password' }).click();
}

test('what is wrong stands at its field, and nothing is sent', async ({ page, member }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await open(page, '/profile');

  await change(page, '', 'short', 'short');
  await expectProblemAt(page, 'Current Password', 'Current password is required');
  await expectProblemAt(page, 'New Password', 'Password must be at least 8 characters');
  await expect(field(page, 'Current Password')).toBeFocused();

  await change(page, member.password, NEW_PASSWORD, `${NEW_PASSWORD}s`);
  await expectProblemAt(page, 'Confirm New Password', 'Passwords do not match');
  await expect(field(page, 'Confirm New Password')).toBeFocused();
  await expect(field(page, 'New Password')).not.toHaveAttribute('aria-invalid');
  expect(sent.filter((url) => url.includes('change-password'))).toEqual([]);

  await test.step('and the complaint goes when the other of the two is corrected', async () => {
    await field(page, 'New Password').fill(`${NEW_PASSWORD}s`);
    await expect(field(page, 'Confirm New Password')).not.toHaveAttribute('aria-invalid');
  });
});

test('a wrong current password is told at its field, and nothing typed is lost', async ({
  page,
  member,
  mail,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*\/api\/auth\/change-password/);
  await open(page, '/profile');
  await change(page, 'not the right one', NEW_PASSWORD);
  await expectProblemAt(page, 'Current Password', 'Current password is incorrect');
  await expect(field(page, 'Current Password')).toBeFocused();
  await expectToast(page, 'Error', 'Current password is incorrect');
  await expect(field(page, 'New Password')).toHaveValue(NEW_PASSWORD);
  await expect(field(page, 'Confirm New Password')).toHaveValue(NEW_PASSWORD);

  await field(page, 'Current Password').fill(member.password);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expectToast(page, 'Password updated');
  // Letters leave one after another: when a later one is there, so are all before it.
  await page.request.post('/api/auth/forgot-password', { data: { email: member.email } });
  const subjects = () => mail.lettersTo(member.email).map(({ subject }) => subject);
  await expect.poll(() => subjects().some((subject) => /reset/i.test(subject))).toBe(true);
  expect(subjects()).toHaveLength(2);
});

test('a weak new password is told at its field', async ({ page, member, expectProblem }) => {
  expectProblem(/Failed to load resource.*\/api\/auth\/change-password/);
  await open(page, '/profile');
  await change(page, member.password, 'password1');
  await expect(field(page, 'New Password')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'New Password')).toBeFocused();
});

test('without an answer the fallback is shown, and a second try works', async ({
  page,
  member,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*\/api\/auth\/change-password/);
  const mend = await breakCall(page, 'POST /api/auth/change-password', noAnswer);
  await open(page, '/profile');
  await change(page, member.password, NEW_PASSWORD);
  await expectToast(page, 'Error', 'Failed to change password. Please try again.');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Failed to change password. Please try again.',
  );
  await expect(field(page, 'Current Password')).toHaveValue(member.password);
  await mend();
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expectToast(page, 'Password updated');
});

test('a new password logs every other browser out, keeps this one, and is told by letter', async ({
  page,
  browser,
  guard,
  server,
  member,
  mail,
  expectProblem,
}) => {
  expectProblem(/401.*\/api\/auth\/(me|login)/);
  const elsewhere = await browser.newContext();
  await guard.watch(elsewhere, server.url);
  const other = await elsewhere.newPage();
  await open(other, '/login');
  await logIn(other, member);
  await expect(other).toHaveURL('/');
  await open(other, '/profile');
  await expect(heading(other, 'Account Settings')).toBeVisible();

  await open(page, '/profile');
  await change(page, member.password, NEW_PASSWORD);
  await expectToast(page, 'Password updated', 'All other devices have been logged out.');
  for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
    await expect(field(page, label)).toHaveValue('');

  expect((await elsewhere.request.get('/api/auth/me')).status()).toBe(401);
  await other.reload();
  await expect(other).toHaveURL('/login');
  await page.reload();
  await isAlive(page);
  await expect(field(page, 'Current Password')).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);

  const letter = await mail.letterTo(member.email);
  expect(letter.subject).toBe('Your Whenabouts password was changed');
  expect(letter.text).toContain(`Hello ${member.firstName},`);
  expect(letter.text).toContain(`${server.url}/forgot-password`);
  expect(letter.text + letter.html).not.toContain(NEW_PASSWORD);

  await logIn(other, member);
  await expectToast(other, 'Login failed', 'Invalid email or password');
  await logIn(other, { ...member, password: NEW_PASSWORD });
  await expect(other).toHaveURL('/');
  await elsewhere.close();
});
