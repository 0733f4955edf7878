import type { Page } from '@playwright/test';
import {
  chooseNewPassword,
  codeIn,
  expectFieldError,
  field,
  linkIn,
  logIn,
  requestPasswordReset,
} from './account.ts';
import { expect, test } from './fixtures.ts';
import { newMember, register } from './members.ts';
import { expectToast, heading, open, waitForHydration } from './page-actions.ts';

const NEW_PASSWORD = 'nine herons by the weir';
const WRONG = 'This reset code is wrong or has expired. Please ask for a new one.';

async function follow(page: Page, link: string): Promise<void> {
  await open(page, link);
  await expect(heading(page, 'Reset password')).toBeVisible();
}

test('a password is reset with the link from the email', async ({ page, request, server, mail }) => {
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

  const message = await mail.emailTo(member.email);
  expect(message.subject).toBe('Reset your Whenabouts password');
  expect(message.headers.get('auto-submitted')).toBe('auto-generated');
  expect(message.text).toContain(`Hello ${member.firstName},`);
  expect(new URL(linkIn(message)).origin).toBe(server.url);
  expect(message.html).toContain(`href="${linkIn(message).replace('&', '&amp;')}"`);

  await follow(page, linkIn(message));
  await expect(page).toHaveURL('/reset-password');
  await expect(field(page, 'Email')).toHaveValue(member.email);
  await expect(field(page, 'Reset Code')).toHaveValue(codeIn(message));

  await chooseNewPassword(page, NEW_PASSWORD, 'something else entirely');
  await expectFieldError(page, 'Confirm Password', 'Passwords do not match');
  await chooseNewPassword(page, NEW_PASSWORD);
  await expectToast(page, 'Password reset successful');
  await expect(page.getByRole('heading', { name: 'Password reset successful' })).toBeFocused();
  expect((await mail.emailTo(member.email)).subject).toBe('Your Whenabouts password was reset');

  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, { ...member, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/');
  const old = await request.post('/api/auth/login', {
    data: { email: member.email, password: member.password },
  });
  expect(old.status()).toBe(401);
});

test('an unknown email shows the same panel, and no email is sent', async ({ page, request, mail }) => {
  const member = await register(request);
  const stranger = newMember();
  const shown: string[] = [];
  for (const { email } of [stranger, member]) {
    await requestPasswordReset(page, email);
    shown.push((await page.getByRole('main').ariaSnapshot()).replaceAll(email, 'the address'));
  }
  expect(shown[0]).toBe(shown[1]);
  // Emails are sent in order.
  await mail.emailTo(member.email);
  expect(mail.emailsTo(stranger.email)).toEqual([]);
});

test('the code is removed from the URL and the history', async ({ page, request, mail }) => {
  const { email } = await register(request);
  await requestPasswordReset(page, email);
  const message = await mail.emailTo(email);
  await follow(page, linkIn(message));
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

test('a second request sends the same link, which works once', async ({
  page,
  request,
  mail,
  expectError,
}) => {
  expectError(/400.*\/api\/auth\/reset-password/);
  const { email } = await register(request);
  await requestPasswordReset(page, email);
  const first = linkIn(await mail.emailTo(email));
  await requestPasswordReset(page, email);
  const second = linkIn(await mail.emailTo(email));
  expect(second).toBe(first);

  await follow(page, first);
  await chooseNewPassword(page, NEW_PASSWORD);
  await expectToast(page, 'Password reset successful');

  await follow(page, second);
  await chooseNewPassword(page, 'eleven barges under the bridge');
  await expectFieldError(page, 'Reset Code', WRONG);
});

test('resetting the password while logged in also logs out this browser', async ({
  page,
  member,
  mail,
  expectError,
}) => {
  expectError(/401.*\/api\/auth\/me/);
  await requestPasswordReset(page, member.email);
  await follow(page, linkIn(await mail.emailTo(member.email)));
  await chooseNewPassword(page, NEW_PASSWORD);
  await expectToast(page, 'Password reset successful');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, { ...member, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/');
  await page.reload();
  await waitForHydration(page);
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);
});
