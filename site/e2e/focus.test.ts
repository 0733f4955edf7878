import { expect, test } from './fixtures.ts';
import { chooseMenuItemByKeyboard, expectFocusVisible, tabTo } from './keyboard.ts';
import { addPlan } from './members.ts';
import { expectToast, open } from './page-actions.ts';

test('logging out on the home page keeps the focus on the page', async ({ page, member }) => {
  await open(page, '/');
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: member.firstName }));
  await chooseMenuItemByKeyboard(page, 'Logout');
  await expectToast(page, 'Logged out');
  await expectFocusVisible(page);
});

test('Escape closes a menu and returns the focus to its button', async ({ page, member }) => {
  await open(page, '/');
  const account = page.getByRole('banner').getByRole('button', { name: member.firstName });
  await tabTo(page, account);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(account).toBeFocused();
});

test('canceling a deletion returns the focus to the list', async ({ page, member }) => {
  expect(member).toBeDefined();
  await addPlan(page.request);
  await open(page, '/my-plans');
  const actions = page.getByRole('button', { name: 'Actions for By the sea' });
  await tabTo(page, actions);
  await chooseMenuItemByKeyboard(page, 'Delete Plan');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(actions).toBeFocused();
});

test('an error toast can be reached and dismissed', async ({ page, expectError }) => {
  expectError(/401.*\/api\/auth\/login/);
  await open(page, '/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the right one');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login failed');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Alt+t');
  await tabTo(page, page.getByRole('button', { name: 'Dismiss' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden();
  await expectFocusVisible(page);
});
