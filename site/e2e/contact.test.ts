import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newWord } from './posts.ts';
import { ADMIN } from './site-server.ts';
import { breakCall, noAnswer } from './trouble.ts';
import { expectToast, open } from './visits.ts';

const section = (page: Page) => page.locator('section#contact');
const field = (page: Page, label: string) => section(page).getByLabel(label, { exact: true });
const sendButton = (page: Page) => section(page).getByRole('button', { name: 'Send Message' });

async function fill(page: Page, message: string): Promise<void> {
  await field(page, 'Name').fill('Ada Byron');
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'Message').fill(message);
}

test('a message arrives, is thanked for, and another one can be written', async ({ page, mail }) => {
  const word = newWord();
  await open(page, '/#contact');
  await fill(page, `A question about ${word}.`);
  await sendButton(page).click();
  await expectToast(page, 'Message Sent', "We've received your message and will get back to you soon!");
  await expect(section(page).getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  const letter = await mail.letterTo(ADMIN.email);
  expect(letter.text).toContain(word);
  expect(letter.headers.get('reply-to')).toContain('ada@example.com');
  await section(page).getByRole('button', { name: 'Send Another Message' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  for (const label of ['Name', 'Email', 'Message']) await expect(field(page, label)).toHaveValue('');
});

test('the form says what is missing, keeps programs apart, and is where a detailed plan is asked for', async ({
  page,
}) => {
  await open(page, '/');
  await test.step('the field for programs is out of reach for people', async () => {
    const trap = section(page).locator('input[name=website]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(section(page).getByRole('textbox', { name: 'Website' })).toHaveCount(0);
    await field(page, 'Message').focus();
    await page.keyboard.press('Tab');
    await expect(sendButton(page)).toBeFocused();
  });

  await test.step('what is missing is said at each field, and the first one gets the focus', async () => {
    await sendButton(page).click();
    for (const problem of [
      'Name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Message must be at least 10 characters.',
    ]) {
      await expect(section(page).getByText(problem)).toBeVisible();
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

test('a refusal says why, and nothing that was typed is lost', async ({ page, expectProblem }) => {
  expectProblem(/503.*contact/);
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

test('without the script that checks the form, the server checks it', async ({
  page,
  mail,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*schemas/);
  expectProblem(/400.*contact/);
  await breakCall(page, 'GET /assets/schemas-*.js', noAnswer);
  const word = newWord();
  await open(page, '/');
  await fill(page, `A question about ${word}.`);
  await field(page, 'Email').fill('ada');
  await sendButton(page).click();
  await expect(section(page).getByText('Please enter a valid email address.')).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill('ada@example.com');
  await sendButton(page).click();
  await expectToast(page, 'Message Sent');
  expect((await mail.letterTo(ADMIN.email)).text).toContain(word);
});

test('sending takes one click, however often the button is pressed', async ({ page }) => {
  let asked = 0;
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    asked++;
    await held;
    await route.fulfill({ json: { message: 'Thanks.' } });
  });
  await open(page, '/');
  await fill(page, 'Words that are sent once.');
  await sendButton(page).click();
  const pending = section(page).getByRole('button', { name: 'Sending...' });
  for (let press = 0; press < 2; press++) await pending.click({ force: true });
  arrive();
  await expect(section(page).getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  expect(asked).toBe(1);
});

test('browsers know what to fill in', async ({ page }) => {
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
