import type { Page } from '@playwright/test';
import { expectFieldError, field } from './account.ts';
import { expect, test } from './fixtures.ts';
import { newMember } from './members.ts';
import { errorResponse, failRequests, noResponse } from './network-errors.ts';
import { dismissToast, expectToast, open } from './page-actions.ts';
import { ADMIN } from './site-server.ts';

async function logInAsAdmin(page: Page): Promise<void> {
  const response = await page.request.post('/api/admin/login', { data: ADMIN });
  expect(response.status()).toBe(200);
}

async function send(page: Page, email: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send Test Email' }).click();
}

test('a valid email is required', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await open(page, '/email-test');
  await send(page, ' ');
  await expectToast(page, 'Email Required', 'Please enter an email address');
  await expectFieldError(page, 'Email', 'Please enter an email address');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page).toHaveTitle('Error: Email test | Whenabouts');
  await send(page, 'ada@nowhere');
  await expectFieldError(page, 'Email', 'Please enter a valid email address');
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('visitors see why nothing is sent', async ({ page, member, expectError }) => {
  expectError(/401.*\/api\/test-email/);
  expect(member).toBeDefined();
  await open(page, '/email-test');
  await send(page, newMember().email);
  await expectToast(page, 'Email Failed', 'Please log in as an admin.');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please log in as an admin.');
});

test('an admin sends an email, and it arrives', async ({ page, mail }) => {
  const { email } = newMember();
  await logInAsAdmin(page);
  await open(page, '/email-test');
  await send(page, email);
  await expectToast(page, 'Email Sent', 'The mail server has accepted the test email.');
  const message = await mail.emailTo(email);
  expect(message.subject).toBe('Test email from Whenabouts');
  expect(message.to).toEqual([email]);
  for (const form of [message.text, message.html]) expect(form).toContain('It does.');
});

test('a rejection by the mail server shows an error, and a retry works', async ({ page, mail }) => {
  const { email } = newMember();
  const reason = 'The mail server did not accept the test email.';
  await logInAsAdmin(page);
  await open(page, '/email-test');
  await mail.rejectDuring(async () => {
    await send(page, email);
    await expectToast(page, 'Email Failed', reason);
  });
  await expect(page.getByRole('main').getByRole('alert')).toContainText(reason);
  await expect(field(page, 'Email')).toHaveValue(email);
  await dismissToast(page, 'Email Failed');
  await send(page, email);
  await expectToast(page, 'Email Sent');
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  expect(mail.emailsTo(email)).toHaveLength(1);
});

test('a missing response shows an error', async ({ page, expectError }) => {
  expectError(/Failed to load resource.*\/api\/test-email/);
  await failRequests(page, 'POST /api/test-email', noResponse);
  await open(page, '/email-test');
  await send(page, newMember().email);
  await expectToast(page, 'Error', 'An error occurred while sending the test email');

  await test.step('and an error response without a reason', async () => {
    await failRequests(page, 'POST /api/test-email', errorResponse(503, 'unavailable', ''));
    await page.getByRole('button', { name: 'Send Test Email' }).click();
    await expectToast(page, 'Email Failed', 'Failed to send test email');
  });
});
