import type { Page } from '@playwright/test';
import { accountButton, field, fillIn } from './account.ts';
import { expect, test } from './fixtures.ts';
import { newMember, register } from './members.ts';
import { RENAMED } from './site-server.ts';
import { chooseFromAccountMenu, expectToast, heading, isAlive, open } from './visits.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const fact = (page: Page, name: string) =>
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

test('visitors are sent to the login', async ({ page }) => {
  await page.goto('/profile?tab=info');
  await expect(page).toHaveURL('/login');
});

test('the menu of the member leads to the account settings', async ({ page, member }) => {
  await open(page, '/');
  await chooseFromAccountMenu(page, member.firstName, 'Account Settings');
  await expect(page).toHaveURL('/profile');
  await expect(heading(page, 'Account Settings')).toBeFocused();
  await expect(page).toHaveTitle('Account Settings | Whenabouts');
  await expect(tab(page, 'Security')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
});

test('the tabs are chosen by arrow keys, and the address names the open one', async ({ page, member }) => {
  await open(page, '/profile');
  await tab(page, 'Security').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Account Info')).toBeFocused();
  await expect(tab(page, 'Account Info')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/profile?tab=info');
  await expect(page.getByRole('tabpanel', { name: 'Account Info' })).toContainText(member.email);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);

  await page.reload();
  await isAlive(page);
  await expect(tab(page, 'Account Info')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Account Info').focus();
  await page.keyboard.press('Home');
  await expect(tab(page, 'Security')).toBeFocused();
  await expect(page).toHaveURL('/profile');
});

test('the names are changed, and header, avatar and facts follow at once', async ({ page, member }) => {
  await open(page, '/profile?tab=info');
  await expect(initials(page, 'A')).toBeVisible();
  await expect(fact(page, 'Email')).toHaveText(member.email);
  await expect(fact(page, 'First Name')).toHaveText('Ada');
  await expect(fact(page, 'Last Name')).toHaveText('Not set');
  await expect(fact(page, 'Account Status')).toHaveText('Active');

  await button(page, 'Edit Profile').click();
  await expect(field(page, 'First Name')).toBeFocused();
  await expect(field(page, 'First Name')).toHaveValue('Ada');
  await expect(field(page, 'Email')).toHaveAttribute('readonly');
  await expect(button(page, 'Edit Profile')).toBeHidden();
  await fillIn(page, { 'First Name': 'Grace', 'Last Name': 'Öztürk' });
  await button(page, 'Save Changes').click();

  await expectToast(page, 'Profile updated');
  await expect(button(page, 'Edit Profile')).toBeFocused();
  await expect(fact(page, 'First Name')).toHaveText('Grace');
  await expect(fact(page, 'Last Name')).toHaveText('Öztürk');
  await expect(initials(page, 'GÖ')).toBeVisible();
  await expect(accountButton(page, 'Grace')).toBeVisible();
  await page.reload();
  await expect(fact(page, 'Last Name')).toHaveText('Öztürk');
});

test('cancelling changes nothing, and begins anew the next time', async ({ page, member }) => {
  await open(page, '/profile?tab=info');
  await edit(page, 'Grace', 'Hopper');
  await button(page, 'Cancel').click();
  await expect(button(page, 'Edit Profile')).toBeFocused();
  await expect(fact(page, 'First Name')).toHaveText(member.firstName);
  await button(page, 'Edit Profile').click();
  await expect(field(page, 'First Name')).toHaveValue(member.firstName);
  await expect(field(page, 'Last Name')).toHaveValue('');
});

test('whoever takes the first name away is called by what stands before the @', async ({ page, member }) => {
  const [name = ''] = member.email.split('@');
  await open(page, '/profile?tab=info');
  await edit(page, ' ', '');
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Profile updated');
  await expect(fact(page, 'First Name')).toHaveText('Not set');
  await expect(accountButton(page, name)).toBeVisible();
  await expect(initials(page, 'V')).toBeVisible();
});

test('a member with a name of the operator’s choice is called by it', async ({ page }) => {
  const member = { ...newMember(), email: RENAMED.email };
  await register(page.request, member);
  await open(page, '/profile?tab=info');
  await expect(accountButton(page, RENAMED.displayName)).toBeVisible();
  await edit(page, 'Grace', '');
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Profile updated');
  await expect(fact(page, 'First Name')).toHaveText('Grace');
  await expect(accountButton(page, RENAMED.displayName)).toBeVisible();
  // There is one member of this address, and another try may want to be it.
  const { password } = member;
  expect((await page.request.post('/api/auth/delete-account', { data: { password } })).ok()).toBe(true);
});
