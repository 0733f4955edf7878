import type { Page } from '@playwright/test';
import {
  chooseNewPassword,
  codeIn,
  confirmEmail,
  field,
  linkIn,
  logIn,
  requestPasswordReset,
} from './account.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { register } from './members.ts';
import { expectToast, heading, open } from './page-actions.ts';

const NEW_PASSWORD = 'nine herons by the weir';

async function openResetLink(page: Page, link: string): Promise<void> {
  await open(page, link);
  await expect(heading(page, 'Reset password')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
}

test('a password is reset with the link from the email', async ({ page, request, server, mail }) => {
  const member = await register(request);
  await confirmEmail(request, mail, member.email);
  await requestPasswordReset(page, member.email);
  const message = await mail.emailTo(member.email);
  expect(message.subject).toBe('Reset your Whenabouts password');
  expect(message.headers.get('auto-submitted')).toBe('auto-generated');
  expect(message.text).toContain(`Hello ${member.firstName},`);
  expect(new URL(linkIn(message)).origin).toBe(server.url);
  expect(message.html).toContain(`href="${linkIn(message).replace('&', '&amp;')}"`);

  await test.step('the code is removed from the URL and the history', async () => {
    await openResetLink(page, linkIn(message));
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await expect(heading(page, 'Forgot password')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/reset-password');
    await expect(field(page, 'Reset Code')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/forgot-password');
  });

  await openResetLink(page, linkIn(message));
  await expect(field(page, 'Email')).toHaveValue(member.email);
  await expect(field(page, 'Reset Code')).toHaveValue(codeIn(message));
  await chooseNewPassword(page, NEW_PASSWORD);
  await expectToast(page, 'Password reset successful');
  expect((await mail.emailTo(member.email)).subject).toBe('Your Whenabouts password was reset');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, { ...member, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/my-plans');
  const { email, password } = member;
  expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(401);
});

test('a logged-in member resets the password with the keyboard and the code, and is logged out', async ({
  page,
  member: { email },
  mail,
  expectError,
}) => {
  expectError(/401.*\/api\/auth\/me/);
  await open(page, '/forgot-password');
  await tabTo(page, field(page, 'Email'));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const [, code = ''] = /asks for it: (\S{9})/.exec((await mail.emailTo(email)).text ?? '') ?? [];

  await tabTo(page, page.getByRole('link', { name: 'Enter reset code' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Reset password')).toBeFocused();
  await tabTo(page, field(page, 'Email'));
  await expect(field(page, 'Email')).toHaveValue(email);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Reset Code')).toBeFocused();
  await page.keyboard.type(code);
  for (const label of ['New Password', 'Confirm Password']) {
    await tabTo(page, field(page, label));
    await page.keyboard.type(NEW_PASSWORD);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password reset successful' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Go to Login' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Log in')).toBeFocused();
});
