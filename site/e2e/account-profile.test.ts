import { readFile } from 'node:fs/promises';
import { accountButton, field } from './account.ts';
import { expect, test } from './fixtures.ts';
import { chooseMenuItemByKeyboard, expectFocusKept, shiftTabTo, tabTo } from './keyboard.ts';
import { addPlan } from './members.ts';
import { expectToast, heading, open, waitForHydration } from './page-actions.ts';

test('with the keyboard, a member changes the name, downloads the account’s data, and deletes the account', async ({
  page,
  member,
}) => {
  await addPlan(page.request, { name: 'By the sea' });
  await addPlan(page.request, { name: 'In the hills', currentSavings: 123_456 });
  await open(page, '/');
  await tabTo(page, accountButton(page, member.firstName));
  await chooseMenuItemByKeyboard(page, 'Account Settings');
  await expect(heading(page, 'Account Settings')).toBeFocused();
  await expect(page).toHaveTitle('Account Settings | Whenabouts');
  await field(page, 'New Password').fill('Sunshine');
  await expect(page.getByText('Password strength: too common.')).toBeVisible();
  await shiftTabTo(page, page.getByRole('tab', { name: 'Security' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Account Info' })).toBeFocused();
  await expect(field(page, 'New Password')).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Edit Profile' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'First Name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(' ');
  await tabTo(page, field(page, 'Last Name'));
  await page.keyboard.type('Lovelace');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Profile updated');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();

  await page.reload();
  await waitForHydration(page);
  await expect(page).toHaveURL('/profile?tab=info');
  await expect(page.getByRole('definition')).toHaveText([
    member.email,
    'Not yet',
    'Not set',
    'Lovelace',
    'Active',
  ]);
  const account = accountButton(page, member.email.split('@')[0] ?? '');
  await expect(account).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('whenabouts-account.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { email: member.email, firstName: null, lastName: 'Lovelace' },
    plans: [{ name: 'By the sea' }, { name: 'In the hills', currentSavings: 123_456 }],
  });
  expect(text).not.toMatch(/passwordHash|argon2/);

  await tabTo(page, page.getByRole('button', { name: 'Delete account', exact: true }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete Account' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await shiftTabTo(page, field(page, 'Your password'));
  await page.keyboard.type(member.password);
  await tabTo(page, question.getByRole('button', { name: 'Delete my account' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Account deleted', 'Your account and everything in it have been deleted.');
  await expect(page).toHaveURL('/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(account).toBeHidden();
  await expectFocusKept(page);
});
