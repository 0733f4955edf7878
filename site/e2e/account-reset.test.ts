import type { Page } from '@playwright/test';
import { askForLetter, chooseNewPassword, codeIn, expectProblemAt, field, linkIn, logIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { newMember, register } from './members.ts';
import { expectToast, heading, isAlive, open } from './visits.ts';

const NEW_PASSWORD = 'nine herons by the weir';
const WRONG = 'This reset code is wrong or has expired. Please ask for a new one.';

async function follow(page: Page, link: string): Promise<void> {
  await open(page, link);
  await expect(heading(page, 'Reset password')).toBeVisible();
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

  await chooseNewPassword(page, NEW_PASSWORD, 'something else entirely');
  await expectProblemAt(page, 'Confirm Password', 'Passwords do not match');
  await chooseNewPassword(page, NEW_PASSWORD);
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
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(heading(page, 'Forgot password')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Reset password')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await expect(field(page, 'Reset Code')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/forgot-password');
});

test('a link works once, and only the newest one does', async ({ page, request, mail, expectProblem }) => {
  expectProblem(/400.*\/api\/auth\/reset-password/);
  const { email } = await register(request);
  await askForLetter(page, email);
  const older = await mail.letterTo(email);
  await askForLetter(page, email);
  const newest = await mail.letterTo(email);

  await follow(page, linkIn(older));
  await chooseNewPassword(page, NEW_PASSWORD);
  await expectProblemAt(page, 'Reset Code', WRONG);

  await follow(page, linkIn(newest));
  await chooseNewPassword(page, NEW_PASSWORD);
  await expectToast(page, 'Password reset successful');

  await follow(page, linkIn(newest));
  await chooseNewPassword(page, 'eleven barges under the bridge');
  await expectProblemAt(page, 'Reset Code', WRONG);
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
  await chooseNewPassword(page, NEW_PASSWORD);
  await expectToast(page, 'Password reset successful');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, { ...member, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/');
  await page.reload();
  await isAlive(page);
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);
});
