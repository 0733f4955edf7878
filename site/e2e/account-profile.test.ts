import type { Page } from '@playwright/test';
import { accountButton, field, fillIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { newMember, register } from './members.ts';
import { chooseFromAccountMenu, expectToast, heading, open, waitForHydration } from './page-actions.ts';
import { MEMBER_WITH_DISPLAY_NAME } from './site-server.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const detail = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');
const initials = (page: Page, letters: string) => page.getByRole('main').getByText(letters, { exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

async function edit(page: Page, firstName: string, lastName: string): Promise<void> {
  await button(page, 'Edit Profile').click();
  await fillIn(page, { 'First Name': firstName, 'Last Name': lastName });
}

test('visitors are redirected to the login', async ({ page }) => {
  await page.goto('/profile?tab=info');
  await expect(page).toHaveURL('/login');
});

test('the account menu links to the account settings', async ({ page, member }) => {
  await open(page, '/');
  await chooseFromAccountMenu(page, member.firstName, 'Account Settings');
  await expect(page).toHaveURL('/profile');
  await expect(heading(page, 'Account Settings')).toBeFocused();
  await expect(page).toHaveTitle('Account Settings | Whenabouts');
  await expect(tab(page, 'Security')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
});

test('arrow keys switch tabs, and the URL names the open one', async ({ page, member }) => {
  await open(page, '/profile');
  await tab(page, 'Security').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Account Info')).toBeFocused();
  await expect(tab(page, 'Account Info')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/profile?tab=info');
  await expect(page.getByRole('tabpanel', { name: 'Account Info' })).toContainText(member.email);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);

  await page.reload();
  await waitForHydration(page);
  await expect(tab(page, 'Account Info')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Account Info').focus();
  await page.keyboard.press('Home');
  await expect(tab(page, 'Security')).toBeFocused();
  await expect(page).toHaveURL('/profile');
});

test('changed names appear in the header, the avatar and the details right away', async ({
  page,
  member,
}) => {
  await open(page, '/profile?tab=info');
  await expect(initials(page, 'A')).toBeVisible();
  await expect(detail(page, 'Email')).toHaveText(member.email);
  await expect(detail(page, 'First Name')).toHaveText('Ada');
  await expect(detail(page, 'Last Name')).toHaveText('Not set');
  await expect(detail(page, 'Account Status')).toHaveText('Active');

  await button(page, 'Edit Profile').click();
  await expect(field(page, 'First Name')).toBeFocused();
  await expect(field(page, 'First Name')).toHaveValue('Ada');
  await expect(field(page, 'Email')).toHaveAttribute('readonly');
  await expect(button(page, 'Edit Profile')).toBeHidden();
  await fillIn(page, { 'First Name': 'Grace', 'Last Name': 'Öztürk' });
  await button(page, 'Save Changes').click();

  await expectToast(page, 'Profile updated');
  await expect(button(page, 'Edit Profile')).toBeFocused();
  await expect(detail(page, 'First Name')).toHaveText('Grace');
  await expect(detail(page, 'Last Name')).toHaveText('Öztürk');
  await expect(initials(page, 'GÖ')).toBeVisible();
  await expect(accountButton(page, 'Grace')).toBeVisible();
  await page.reload();
  await expect(detail(page, 'Last Name')).toHaveText('Öztürk');
});

test('canceling changes nothing and resets the form', async ({ page, member }) => {
  await open(page, '/profile?tab=info');
  await edit(page, 'Grace', 'Hopper');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Edit Profile')).toBeFocused();
  await expect(detail(page, 'First Name')).toHaveText(member.firstName);
  await button(page, 'Edit Profile').click();
  await expect(field(page, 'First Name')).toHaveValue(member.firstName);
  await expect(field(page, 'Last Name')).toHaveValue('');
});

test('the email, which cannot be changed, does not look like the fields that can', async ({
  page,
  member: _member,
}) => {
  await open(page, '/profile?tab=info');
  await button(page, 'Edit Profile').click();
  const background = (name: string) =>
    field(page, name).evaluate((input) => getComputedStyle(input).backgroundColor);
  expect(await background('Email')).not.toBe(await background('Last Name'));
});

test('without a first name, the header shows the part of the email before the @', async ({
  page,
  member,
}) => {
  const [name = ''] = member.email.split('@');
  await open(page, '/profile?tab=info');
  await edit(page, ' ', '');
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Profile updated');
  await expect(detail(page, 'First Name')).toHaveText('Not set');
  await expect(accountButton(page, name)).toBeVisible();
  await expect(initials(page, 'V')).toBeVisible();
});

test('the header shows a display name set by the operator', async ({ page }) => {
  const member = { ...newMember(), email: MEMBER_WITH_DISPLAY_NAME.email };
  await register(page.request, member);
  await open(page, '/profile?tab=info');
  await expect(accountButton(page, MEMBER_WITH_DISPLAY_NAME.displayName)).toBeVisible();
  await edit(page, 'Grace', '');
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Profile updated');
  await expect(detail(page, 'First Name')).toHaveText('Grace');
  await expect(accountButton(page, MEMBER_WITH_DISPLAY_NAME.displayName)).toBeVisible();
  // Only one account can have this email address, and a retry needs it too.
  const { password } = member;
  expect((await page.request.post('/api/auth/delete-account', { data: { password } })).ok()).toBe(true);
});
