import {
  askForLetter,
  chooseNewPassword,
  codeIn,
  expectProblemAt,
  field,
  fillIn,
  linkIn,
} from './account.ts';
import { expect, test } from './fixtures.ts';
import { register } from './members.ts';
import { breakCall, noAnswer, refusal } from './trouble.ts';
import { expectToast, heading, open } from './visits.ts';

const NEW_PASSWORD = 'nine herons by the weir';
const WRONG = 'This reset code is wrong or has expired. Please ask for a new one.';

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

test('a refused form leads to its wrong field once, and not back to it who has gone on', async ({ page }) => {
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
  await chooseNewPassword(page, NEW_PASSWORD);
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

const troubles = [
  { name: 'no answer', trouble: noAnswer, text: 'Something went wrong. Please try again.' },
  {
    name: 'too many attempts',
    trouble: refusal(429, 'too_many_requests', 'Too many attempts. Please try again later.'),
    text: 'Too many attempts. Please try again later.',
  },
];

for (const { name, trouble, text } of troubles) {
  test(`asking and resetting to ${name}: the reason, nothing lost, and a second try works`, async ({
    page,
    request,
    mail,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource.*\/api\/auth\/forgot-password/);
    expectProblem(/Failed to load resource.*\/api\/auth\/reset-password/);
    const { email } = await register(request);
    const mendAsking = await breakCall(page, 'POST /api/auth/forgot-password', trouble);
    await open(page, '/forgot-password');
    await field(page, 'Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
    await expectToast(page, 'Error', text);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
    await expect(field(page, 'Email')).toHaveValue(email);
    await mendAsking();
    await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
    await expectToast(page, 'Check your email');

    const mendReset = await breakCall(page, 'POST /api/auth/reset-password', trouble);
    await open(page, linkIn(await mail.letterTo(email)));
    await chooseNewPassword(page, NEW_PASSWORD);
    await expectToast(page, 'Error', text);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
    await expect(field(page, 'Reset Code')).not.toHaveValue('');
    await mendReset();
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expectToast(page, 'Password reset successful');
  });
}
