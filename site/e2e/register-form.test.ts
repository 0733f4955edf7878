import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newMember, register } from './members.ts';
import { expectToast, open } from './page-actions.ts';

const fields = {
  email: (page: Page) => page.getByLabel('Email'),
  firstName: (page: Page) => page.getByLabel('First name'),
  lastName: (page: Page) => page.getByLabel('Last name'),
  password: (page: Page) => page.getByLabel('Password', { exact: true }),
  confirmPassword: (page: Page) => page.getByLabel('Confirm password', { exact: true }),
};

const submit = (page: Page) => page.getByRole('button', { name: 'Create Account' });
const summary = (page: Page) => page.getByRole('alert');

async function fill(page: Page, values: Partial<Record<keyof typeof fields, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await fields[name as keyof typeof fields](page).fill(value);
}

test.beforeEach(async ({ page }) => open(page, '/register'));

test('the form has autocomplete names, and different passwords are an error until they match', async ({
  page,
}) => {
  await test.step('the form has a title, labels and autocomplete names', async () => {
    await expect(page).toHaveTitle('Create an account | Whenabouts');
    const names = {
      email: 'email',
      firstName: 'given-name',
      lastName: 'family-name',
      password: 'new-password',
      confirmPassword: 'new-password',
    } as const;
    for (const [name, autocomplete] of Object.entries(names)) {
      await expect(fields[name as keyof typeof fields](page)).toHaveAttribute('autocomplete', autocomplete);
    }
    await expect(fields.password(page)).toHaveAccessibleDescription(/^At least 6 characters\./);
  });

  await test.step('different passwords are an error at the second field', async () => {
    await fill(page, {
      email: 'ada@example.com',
      password: 'seven lanterns',
      confirmPassword: 'eight lanterns',
    });
    await submit(page).click();
    await expect(fields.confirmPassword(page)).toHaveAccessibleDescription('Passwords do not match');
    await expect(fields.confirmPassword(page)).toBeFocused();
    await expect(summary(page).getByRole('link', { name: 'Passwords do not match' })).toBeVisible();
  });

  await test.step('correcting the password clears the error at the other field', async () => {
    await fields.password(page).fill('eight lanterns');
    await expect(fields.confirmPassword(page)).toHaveAccessibleDescription('');
  });
});

test('all errors are shown at their fields and in a summary with links', async ({ page }) => {
  await fill(page, { email: 'ada', password: 'short', confirmPassword: 'other' });
  await submit(page).click();
  await expect(fields.email(page)).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(fields.password(page)).toHaveAccessibleDescription(/Password must be at least 6 characters$/);
  await expect(fields.email(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(fields.email(page)).toBeFocused();
  await expect(page).toHaveTitle('Error: Create an account | Whenabouts');

  await expect(summary(page).getByRole('heading')).toHaveText('There is a problem');
  await summary(page).getByRole('link', { name: 'Password must be at least 6 characters' }).click();
  await expect(fields.password(page)).toBeFocused();
  await expect(page).toHaveURL('/register');
});

test('a missing confirmation is an error next to an invalid email', async ({ page }) => {
  await fill(page, { password: 'seven lanterns' });
  await submit(page).click();
  await expect(fields.email(page)).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(fields.confirmPassword(page)).toHaveAccessibleDescription('Passwords do not match');
  await expect(summary(page).getByRole('link')).toHaveText([
    'Please enter a valid email address',
    'Passwords do not match',
  ]);
});

test('a taken email is an error at its field, and nothing typed is lost', async ({
  page,
  request,
  expectError,
}) => {
  expectError(/409.*\/api\/auth\/register/);
  const taken = await register(request);
  const typed = {
    email: taken.email,
    firstName: 'Grace',
    lastName: 'Example',
    password: 'seven lanterns over the bay',
    confirmPassword: 'seven lanterns over the bay',
  };
  await fill(page, typed);
  await submit(page).click();
  const text = 'An account with this email already exists. Log in, or reset the password.';
  await expectToast(page, 'Registration failed', text);
  await expect(fields.email(page)).toHaveAccessibleDescription(text);
  await expect(fields.email(page)).toBeFocused();
  for (const [name, value] of Object.entries(typed)) {
    await expect(fields[name as keyof typeof fields](page)).toHaveValue(value);
  }
  const other = newMember();
  await fields.email(page).fill(other.email);
  await fields.email(page).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Grace' })).toBeVisible();
});

test('a common password is an error at its field', async ({ page, expectError }) => {
  expectError(/400.*\/api\/auth\/register/);
  await fill(page, { email: newMember().email, password: 'password1', confirmPassword: 'password1' });
  await submit(page).click();
  await expect(fields.password(page)).toHaveAccessibleDescription(/among the most used ones/);
  await expect(fields.password(page)).toBeFocused();
});

test('names are optional; the header then shows the part of the email before the @', async ({ page }) => {
  const { email, password } = newMember();
  await fill(page, { email, password, confirmPassword: password });
  await fields.confirmPassword(page).press('Enter');
  await expectToast(page, 'Registration successful', 'Your account has been created!');
  await expect(page.getByRole('button', { name: email.split('@')[0] ?? '' })).toBeVisible();
});

test('a double click creates one account', async ({ page }) => {
  const { email, password } = newMember();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/register')) sent += 1;
  });
  await fill(page, { email, password, confirmPassword: password });
  await submit(page).dblclick();
  await expect(page).toHaveURL('/');
  expect(sent).toBe(1);
});
