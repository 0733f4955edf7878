import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { EmailMessage, MailServer } from './mail-server.ts';
import { type Member, register } from './members.ts';
import { heading, open, waitForHydration } from './page-actions.ts';

/** A field by its label. Toasts whose title contains the same word do not match. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${label}( \\(optional\\))?$`) });
}

/** Fills in fields by their labels. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Expects an error at the field that is also its accessible description. */
export async function expectFieldError(page: Page, label: string, error: string): Promise<void> {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  // A hint may precede the error.
  await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`(^|[.] )${error}$`));
}

/** Logs in with the form, which must be open. */
export async function logIn(page: Page, { email, password }: Pick<Member, 'email' | 'password'>) {
  await expect(heading(page, 'Log in')).toBeVisible();
  await waitForHydration(page);
  await fillIn(page, { Email: email, Password: password });
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
}

/** The header button with the member's name. */
export function accountButton(page: Page, label: string): Locator {
  return page.getByRole('banner').getByRole('button', { name: label, exact: true });
}

/** Has the link to reset the password sent to an email address. */
export async function requestPasswordReset(page: Page, email: string): Promise<void> {
  await open(page, '/forgot-password');
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** Fills in and submits the reset form that the link in an email opens. */
export async function chooseNewPassword(page: Page, password: string, again = password): Promise<void> {
  await fillIn(page, { 'New Password': password, 'Confirm Password': again });
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

/** Returns the first link of an email, which is on a line by itself. */
export function linkIn(message: EmailMessage): string {
  const [link] = /^http\S+$/m.exec(message.text) ?? [];
  if (!link) throw new Error(`No link in: ${message.text}`);
  return link;
}

/** Returns the secret code in the link of an email. */
export function codeIn(message: EmailMessage): string {
  return new URL(linkIn(message)).searchParams.get('token') ?? '';
}

/** Confirms the email address of a new member with the link in the welcome email. */
export async function confirmEmail(
  request: APIRequestContext,
  mail: MailServer,
  email: string,
): Promise<void> {
  const welcome = await mail.emailTo(email, 'Welcome to Whenabouts: please confirm your email address');
  const response = await request.post('/api/auth/confirm-email', { data: { token: codeIn(welcome) } });
  expect(response.status()).toBe(200);
}

/** Registers a member, who is then logged in, and confirms the email address with the link in the welcome email. */
export async function registerConfirmed(request: APIRequestContext, mail: MailServer): Promise<Member> {
  const member = await register(request);
  await confirmEmail(request, mail, member.email);
  return member;
}
