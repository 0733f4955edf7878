import { expect, type Locator, type Page } from '@playwright/test';
import type { Letter } from './mail-server.ts';
import type { Member } from './members.ts';
import { heading, isAlive, open } from './visits.ts';

/** A field by its label. A message with the same word in its title is not meant. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${label}( \\(optional\\))?$`) });
}

export async function fillIn(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer);
}

/** What is wrong stands at the field, said to those who cannot see it too. */
export async function expectProblemAt(page: Page, label: string, problem: string): Promise<void> {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  // A hint may stand before it.
  await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`(^|[.] )${problem}$`));
}

export async function logIn(page: Page, { email, password }: Pick<Member, 'email' | 'password'>) {
  await expect(heading(page, 'Log in')).toBeVisible();
  await isAlive(page);
  await fillIn(page, { Email: email, Password: password });
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
}

/** The button in the header that has the member's name. */
export function accountButton(page: Page, label: string): Locator {
  return page.getByRole('banner').getByRole('button', { name: label, exact: true });
}

export async function askForLetter(page: Page, email: string): Promise<void> {
  await open(page, '/forgot-password');
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** On the page that a letter's link leads to. */
export async function chooseNewPassword(page: Page, password: string, again = password): Promise<void> {
  await fillIn(page, { 'New Password': password, 'Confirm Password': again });
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

export function linkIn(letter: Letter): string {
  const [link] = /^http\S+$/m.exec(letter.text) ?? [];
  if (!link) throw new Error(`No link in: ${letter.text}`);
  return link;
}

export function codeIn(letter: Letter): string {
  return new URL(linkIn(letter)).searchParams.get('token') ?? '';
}
