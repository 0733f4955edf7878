import type { Page } from '@playwright/test';
import { expectProblemAt, field } from './account.ts';
import { expect, test } from './fixtures.ts';
import { newMember } from './members.ts';
import { ADMIN } from './site-server.ts';
import { breakCall, noAnswer, refusal } from './trouble.ts';
import { dismissToast, expectToast, open } from './visits.ts';

async function beAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: ADMIN });
  expect(answer.status()).toBe(200);
}

async function send(page: Page, email: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send Test Email' }).click();
}

test('an address is required, and it has to be one', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await open(page, '/email-test');
  await send(page, ' ');
  await expectToast(page, 'Email Required', 'Please enter an email address');
  await expectProblemAt(page, 'Email', 'Please enter an email address');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page).toHaveTitle('Error: Email test | Whenabouts');
  await send(page, 'ada@nowhere');
  await expectProblemAt(page, 'Email', 'Please enter a valid email address');
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('whoever is no admin hears why nothing is sent', async ({ page, member, expectProblem }) => {
  expectProblem(/401.*\/api\/test-email/);
  expect(member).toBeDefined();
  await open(page, '/email-test');
  await send(page, newMember().email);
  await expectToast(page, 'Email Failed', 'Please log in as an admin.');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please log in as an admin.');
});

test('an admin sends a letter, and it arrives', async ({ page, mail }) => {
  const { email } = newMember();
  await beAdmin(page);
  await open(page, '/email-test');
  await send(page, email);
  await expectToast(page, 'Email Sent', 'The mail server has accepted the test email.');
  const letter = await mail.letterTo(email);
  expect(letter.subject).toBe('A test letter from Whenabouts');
  expect(letter.to).toEqual([email]);
  for (const form of [letter.text, letter.html]) expect(form).toContain('It does.');
});

test('a mail server that refuses is told, and a second try works', async ({ page, mail }) => {
  const { email } = newMember();
  const reason = 'The mail server did not take the test email.';
  await beAdmin(page);
  await open(page, '/email-test');
  await mail.refuseDuring(async () => {
    await send(page, email);
    await expectToast(page, 'Email Failed', reason);
  });
  await expect(page.getByRole('main').getByRole('alert')).toContainText(reason);
  await expect(field(page, 'Email')).toHaveValue(email);
  await dismissToast(page, 'Email Failed');
  await send(page, email);
  await expectToast(page, 'Email Sent');
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  expect(mail.lettersTo(email)).toHaveLength(1);
});

test('no answer is told, too', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource.*\/api\/test-email/);
  await breakCall(page, 'POST /api/test-email', noAnswer);
  await open(page, '/email-test');
  await send(page, newMember().email);
  await expectToast(page, 'Error', 'An error occurred while sending the test email');

  await test.step('and a refusal without a reason', async () => {
    await breakCall(page, 'POST /api/test-email', refusal(503, 'unavailable', ''));
    await page.getByRole('button', { name: 'Send Test Email' }).click();
    await expectToast(page, 'Email Failed', 'Failed to send test email');
  });
});
