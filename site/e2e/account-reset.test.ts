import type { Page } from '@playwright/test';
import { askForLetter, codeIn, expectProblemAt, field, fillIn, linkIn, logIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { newMember, register } from './members.ts';
import { expectToast, heading, isAlive, open } from './visits.ts';

const NEW_PASSWORD = 'nine herons by the weir';
const WRONG = 'This reset code is wrong or has expired. Please ask for a new one.';

async function follow(page: Page, link: string): Promise<void> {
  await open(page, link);
  await expect(heading(page, 'Reset password')).toBeVisible();
}

async function choose(page: Page, password: string, again = password): Promise<void> {
  await fillIn(page, { 'New Password': password, 'Confirm Password': again });
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

test('a forgotten password is replaced by the letter that the mail server gets', async ({
  page,
  request,
  server,
  mail,
}) => {
  const member = await register(request);
  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(page, 'Forgot password')).toBeVisible();
  await field(page, 'Email').fill(member.email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  const text = "If an account exists for that email, we've sent password reset instructions.";
  await expectToast(page, 'Check your email', text);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByRole('main')).toContainText(member.email);

  const letter = await mail.letterTo(member.email);
  expect(letter.subject).toBe('Reset your Whenabouts password');
  expect(letter.headers.get('auto-submitted')).toBe('auto-generated');
  expect(letter.text).toContain(`Hello ${member.firstName},`);
  expect(new URL(linkIn(letter)).origin).toBe(server.url);
  expect(letter.html).toContain(`href="${linkIn(letter).replace('&', '&amp;')}"`);

  await follow(page, linkIn(letter));
  await expect(page).toHaveURL('/reset-password');
  await expect(field(page, 'Email')).toHaveValue(member.email);
  await expect(field(page, 'Reset Code')).toHaveValue(codeIn(letter));

  await choose(page, NEW_PASSWORD, 'something else entirely');
  await expectProblemAt(page, 'Confirm Password', 'Passwords do not match');
  await choose(page, NEW_PASSWORD);
  await expectToast(page, 'Password reset successful');
  await expect(page.getByRole('heading', { name: 'Password reset successful' })).toBeFocused();
  expect((await mail.letterTo(member.email)).subject).toBe('Your Whenabouts password was reset');

  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, { ...member, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/');
  const old = await request.post('/api/auth/login', {
    data: { email: member.email, password: member.password },
  });
  expect(old.status()).toBe(401);
});

test('an unknown address sees the same panel, and no letter leaves', async ({ page, request, mail }) => {
  const member = await register(request);
  const stranger = newMember();
  const shown: string[] = [];
  for (const { email } of [stranger, member]) {
    await askForLetter(page, email);
    shown.push((await page.getByRole('main').ariaSnapshot()).replaceAll(email, 'the address'));
  }
  expect(shown[0]).toBe(shown[1]);
  // Letters leave in the order in which they were written.
  await mail.letterTo(member.email);
  expect(mail.lettersTo(stranger.email)).toEqual([]);
});

test('the code is in no address that the browser keeps', async ({ page, request, mail }) => {
  const { email } = await register(request);
  await askForLetter(page, email);
  const letter = await mail.letterTo(email);
  await follow(page, linkIn(letter));
  await expect(page).toHaveURL('/reset-password');
  await page.getByRole('link', { name: 'Ask for a new letter' }).click();
  await expect(heading(page, 'Forgot password')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Reset password')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await expect(field(page, 'Reset Code')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/forgot-password');
});

test('what is wrong stands at its field and in a summary that leads there', async ({ page }) => {
  await open(page, '/reset-password');
  await fillIn(page, { Email: 'ada', 'Reset Code': '12345', 'New Password': 'seven' });
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectProblemAt(page, 'Email', 'Please enter a valid email address');
  await expectProblemAt(page, 'Reset Code', 'Reset code must be at least 6 characters');
  await expectProblemAt(page, 'New Password', 'Password must be at least 8 characters');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page).toHaveTitle('Error: Reset password | Whenabouts');
  const summary = page.getByRole('main').getByRole('alert');
  await summary.getByRole('link', { name: 'Reset code must be at least 6 characters' }).click();
  await expect(field(page, 'Reset Code')).toBeFocused();
});

test('an invalid address is told at its field, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await open(page, '/forgot-password');
  await field(page, 'Email').fill('ada@nowhere');
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expectProblemAt(page, 'Email', 'Please enter a valid email address');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page).toHaveTitle('Error: Forgot password | Whenabouts');
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('a link works once, and only the newest one does', async ({ page, request, mail, expectProblem }) => {
  expectProblem(/400.*\/api\/auth\/reset-password/);
  const { email } = await register(request);
  await askForLetter(page, email);
  const older = await mail.letterTo(email);
  await askForLetter(page, email);
  const newest = await mail.letterTo(email);

  await follow(page, linkIn(older));
  await choose(page, NEW_PASSWORD);
  await expectProblemAt(page, 'Reset Code', WRONG);

  await follow(page, linkIn(newest));
  await choose(page, NEW_PASSWORD);
  await expectToast(page, 'Password reset successful');

  await follow(page, linkIn(newest));
  await choose(page, 'eleven barges under the bridge');
  await expectProblemAt(page, 'Reset Code', WRONG);
});

test('a wrong code loses nothing that was typed; the right one then works', async ({
  page,
  request,
  mail,
  expectProblem,
}) => {
  expectProblem(/400.*\/api\/auth\/reset-password/);
  const { email } = await register(request);
  await askForLetter(page, email);
  const letter = await mail.letterTo(email);
  await page.getByRole('link', { name: 'Enter reset code' }).click();
  await expect(heading(page, 'Reset password')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);

  await field(page, 'Reset Code').fill('123456');
  await choose(page, NEW_PASSWORD);
  await expectToast(page, 'Error', WRONG);
  await expectProblemAt(page, 'Reset Code', WRONG);
  await expect(field(page, 'Reset Code')).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Reset Code')).toHaveValue('123456');
  for (const label of ['New Password', 'Confirm Password'])
    await expect(field(page, label)).toHaveValue(NEW_PASSWORD);

  // Copied out of a letter, a code brings the spaces around it.
  await field(page, 'Reset Code').fill(` ${codeIn(letter)} `);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectToast(page, 'Password reset successful');
});

test('whoever resets the password while signed in is logged out here too', async ({
  page,
  member,
  mail,
  expectProblem,
}) => {
  expectProblem(/401.*\/api\/auth\/me/);
  await askForLetter(page, member.email);
  await follow(page, linkIn(await mail.letterTo(member.email)));
  await choose(page, NEW_PASSWORD);
  await expectToast(page, 'Password reset successful');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, { ...member, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/');
  await page.reload();
  await isAlive(page);
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);
});
