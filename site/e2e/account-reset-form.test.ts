import {
  chooseNewPassword,
  codeIn,
  expectFieldError,
  field,
  fillIn,
  linkIn,
  requestPasswordReset,
} from './account.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { errorResponse, failRequests, noResponse } from './network-errors.ts';
import { expectToast, heading, open } from './page-actions.ts';

const NEW_PASSWORD = 'nine herons by the weir';
const WRONG = 'This reset code is wrong or has expired. Please ask for a new one.';

test('errors are shown at their fields and in a summary with links', async ({ page }) => {
  await open(page, '/reset-password');
  await fillIn(page, { Email: 'ada', 'Reset Code': '12345', 'New Password': 'seven' });
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectFieldError(page, 'Email', 'Please enter a valid email address');
  await expectFieldError(page, 'Reset Code', 'Reset code must be at least 6 characters');
  await expectFieldError(page, 'New Password', 'Password must be at least 8 characters');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page).toHaveTitle('Error: Reset password | Whenabouts');
  const summary = page.getByRole('main').getByRole('alert');
  await summary.getByRole('link', { name: 'Reset code must be at least 6 characters' }).click();
  await expect(field(page, 'Reset Code')).toBeFocused();
});

test('an invalid form moves the focus to its first invalid field once', async ({ page }) => {
  await page.clock.install();
  await open(page, '/reset-password');
  await fillIn(page, { Email: 'ada@example.com', 'Reset Code': '12345' });
  await fillIn(page, { 'New Password': NEW_PASSWORD, 'Confirm Password': NEW_PASSWORD });
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, 'Email').press('Enter');
  await expect(field(page, 'Reset Code')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'New Password')).toBeFocused();
  await page.clock.runFor(100);
  await expect(field(page, 'New Password')).toBeFocused();
});

test('an invalid email is an error at its field, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await open(page, '/forgot-password');
  await field(page, 'Email').fill('ada@nowhere');
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expectFieldError(page, 'Email', 'Please enter a valid email address');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page).toHaveTitle('Error: Forgot password | Whenabouts');
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('a wrong code loses nothing that was typed, and the right one works', async ({
  page,
  request,
  mail,
  expectError,
}) => {
  expectError(/400.*\/api\/auth\/reset-password/);
  const { email } = await register(request);
  await requestPasswordReset(page, email);
  const message = await mail.emailTo(email);
  await page.getByRole('link', { name: 'Enter reset code' }).click();
  await expect(heading(page, 'Reset password')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);

  await field(page, 'Reset Code').fill('123456');
  await chooseNewPassword(page, NEW_PASSWORD);
  await expectToast(page, 'Error', WRONG);
  await expectFieldError(page, 'Reset Code', WRONG);
  await expect(field(page, 'Reset Code')).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Reset Code')).toHaveValue('123456');
  for (const label of ['New Password', 'Confirm Password'])
    await expect(field(page, label)).toHaveValue(NEW_PASSWORD);

  // A code copied from an email may have spaces around it.
  await field(page, 'Reset Code').fill(` ${codeIn(message)} `);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectToast(page, 'Password reset successful');
});

const failures = [
  { name: 'no response', failure: noResponse, text: 'Something went wrong. Please try again.' },
  {
    name: 'too many attempts',
    failure: errorResponse(429, 'too_many_requests', 'Too many attempts. Please try again later.'),
    text: 'Too many attempts. Please try again later.',
  },
];

for (const { name, failure, text } of failures) {
  test(`requesting and resetting, ${name}: the reason is shown, nothing is lost, and a retry works`, async ({
    page,
    request,
    mail,
    expectError,
  }) => {
    expectError(/Failed to load resource.*\/api\/auth\/forgot-password/);
    expectError(/Failed to load resource.*\/api\/auth\/reset-password/);
    const { email } = await register(request);
    const restoreForgot = await failRequests(page, 'POST /api/auth/forgot-password', failure);
    await open(page, '/forgot-password');
    await field(page, 'Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
    await expectToast(page, 'Error', text);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
    await expect(field(page, 'Email')).toHaveValue(email);
    await restoreForgot();
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
    await expectToast(page, 'Check your email');

    const restoreReset = await failRequests(page, 'POST /api/auth/reset-password', failure);
    await open(page, linkIn(await mail.emailTo(email)));
    await chooseNewPassword(page, NEW_PASSWORD);
    await expectToast(page, 'Error', text);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
    await expect(field(page, 'Reset Code')).not.toHaveValue('');
    await restoreReset();
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expectToast(page, 'Password reset successful');
  });
}
