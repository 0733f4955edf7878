import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { failRequests, noResponse } from './network.ts';
import { expectToast, open, waitForHydration } from './page-actions.ts';
import { uniqueWord } from './posts.ts';
import { ADMIN } from './site-server.ts';

// The admin gets contact messages and emails about logins. The subject tells them apart.
const SUBJECT = 'Whenabouts: message from Ada Byron';

const contactSection = (page: Page) => page.locator('section#contact');
const contactField = (page: Page, label: string) => contactSection(page).getByLabel(label, { exact: true });
const sendButton = (page: Page) => contactSection(page).getByRole('button', { name: 'Send Message' });

async function fillInForm(page: Page, message: string): Promise<void> {
  // The script of the form loads after the page.
  await waitForHydration(page, '#contact form');
  await contactField(page, 'Name').fill('Ada Byron');
  await contactField(page, 'Email').fill('ada@example.com');
  await contactField(page, 'Message').fill(message);
}

test('a message is sent from the form that "Get a detailed retirement plan" leads to', async ({
  page,
  mail,
}) => {
  const word = uniqueWord();
  await open(page, '/');
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await page.getByRole('link', { name: 'Get a detailed retirement plan' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(contactSection(page)).toBeFocused();
  await fillInForm(page, `A question about ${word}.`);
  await sendButton(page).click();
  await expectToast(page, 'Message Sent', "We've received your message and will get back to you soon!");
  await expect(contactSection(page).getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  const message = await mail.emailTo(ADMIN.email, SUBJECT);
  expect(message.text).toContain(word);
  expect(message.headers.get('reply-to')).toContain('ada@example.com');
});

test('without the validation script, the server validates the form', async ({ page, mail, expectError }) => {
  expectError(/Failed to load resource.*schemas/);
  expectError(/400.*contact/);
  await failRequests(page, 'GET /assets/schemas-*.js', noResponse);
  const word = uniqueWord();
  await open(page, '/');
  await fillInForm(page, `A question about ${word}.`);
  await contactField(page, 'Email').fill('ada');
  await sendButton(page).click();
  await expect(contactSection(page).getByText('Please enter a valid email address.')).toBeVisible();
  await expect(contactField(page, 'Email')).toBeFocused();
  await contactField(page, 'Email').fill('ada@example.com');
  await sendButton(page).click();
  await expectToast(page, 'Message Sent');
  expect((await mail.emailTo(ADMIN.email, SUBJECT)).text).toContain(word);
});
