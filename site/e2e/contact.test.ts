import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { failRequests, noResponse } from './network-errors.ts';
import { expectToast, open } from './page-actions.ts';
import { uniqueWord } from './posts.ts';
import { ADMIN } from './site-server.ts';

// The operator, an admin, also gets emails about logins.
const SUBJECT = 'Whenabouts: message from Ada Byron';

const section = (page: Page) => page.locator('section#contact');
const field = (page: Page, label: string) => section(page).getByLabel(label, { exact: true });
const sendButton = (page: Page) => section(page).getByRole('button', { name: 'Send Message' });

async function fill(page: Page, message: string): Promise<void> {
  await field(page, 'Name').fill('Ada Byron');
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'Message').fill(message);
}

test('a message is sent, there is a thank-you panel, and another one can be written', async ({
  page,
  mail,
}) => {
  const word = uniqueWord();
  await open(page, '/#contact');
  await fill(page, `A question about ${word}.`);
  await sendButton(page).click();
  await expectToast(page, 'Message Sent', "We've received your message and will get back to you soon!");
  await expect(section(page).getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  const message = await mail.emailTo(ADMIN.email, SUBJECT);
  expect(message.text).toContain(word);
  expect(message.headers.get('reply-to')).toContain('ada@example.com');
  await section(page).getByRole('button', { name: 'Send Another Message' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  for (const label of ['Name', 'Email', 'Message']) await expect(field(page, label)).toHaveValue('');
});

test('the form shows missing fields, has a honeypot, and is the target of the detailed plan link', async ({
  page,
}) => {
  await open(page, '/');
  await test.step('the honeypot field cannot be reached by visitors', async () => {
    const honeypot = section(page).locator('input[name=website]');
    await expect(honeypot).toHaveAttribute('tabindex', '-1');
    await expect(section(page).getByRole('textbox', { name: 'Website' })).toHaveCount(0);
    await field(page, 'Message').focus();
    await page.keyboard.press('Tab');
    await expect(sendButton(page)).toBeFocused();
  });

  await test.step('missing fields have errors, and the first one gets the focus', async () => {
    await sendButton(page).click();
    for (const error of [
      'Name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Message must be at least 10 characters.',
    ]) {
      await expect(section(page).getByText(error)).toBeVisible();
    }
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('"Get a detailed retirement plan" leads to the form', async () => {
    await page.getByRole('button', { name: 'Calculate Retirement' }).click();
    await page.getByRole('link', { name: 'Get a detailed retirement plan' }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(section(page)).toBeFocused();
  });
});

test('an error response shows the reason, and nothing typed is lost', async ({ page, expectError }) => {
  expectError(/503.*contact/);
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The service is busy.' } }),
  );
  await open(page, '/');
  await fill(page, 'Words that took a while to find.');
  await sendButton(page).click();
  const text = 'There was a problem sending your message: The service is busy.';
  await expectToast(page, 'Submission Error', text);
  await expect(section(page).getByRole('alert')).toContainText(text);
  await expect(field(page, 'Message')).toHaveValue('Words that took a while to find.');
});

test('without the validation script, the server validates the form', async ({ page, mail, expectError }) => {
  expectError(/Failed to load resource.*schemas/);
  expectError(/400.*contact/);
  await failRequests(page, 'GET /assets/schemas-*.js', noResponse);
  const word = uniqueWord();
  await open(page, '/');
  await fill(page, `A question about ${word}.`);
  await field(page, 'Email').fill('ada');
  await sendButton(page).click();
  await expect(section(page).getByText('Please enter a valid email address.')).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill('ada@example.com');
  await sendButton(page).click();
  await expectToast(page, 'Message Sent');
  expect((await mail.emailTo(ADMIN.email, SUBJECT)).text).toContain(word);
});

test('repeated clicks send one message', async ({ page }) => {
  let requestCount = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    requestCount++;
    await held;
    await route.fulfill({ json: { message: 'Thanks.' } });
  });
  await open(page, '/');
  await fill(page, 'Words that are sent once.');
  await sendButton(page).click();
  const pending = section(page).getByRole('button', { name: 'Sending...' });
  for (let press = 0; press < 2; press++) await pending.click({ force: true });
  release();
  await expect(section(page).getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  expect(requestCount).toBe(1);
});

test('fields have autocomplete names', async ({ page }) => {
  for (const [path, field, hint] of [
    ['/', 'Name', 'name'],
    ['/forgot-password', 'Email', 'email'],
    ['/reset-password', 'Email', 'email'],
    ['/reset-password', 'Reset Code', 'one-time-code'],
    ['/reset-password', 'New Password', 'new-password'],
  ] as const) {
    await page.goto(path);
    const control = page.getByRole('main').getByRole('textbox', { name: field, exact: true });
    await expect(control, `${field} of ${path}`).toHaveAttribute('autocomplete', hint);
  }
});
