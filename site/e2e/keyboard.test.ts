import { calculateButton, expectSavings, slider } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { chooseMenuItemByKeyboard, expectFocusKept, shiftTabTo, tabTo } from './keyboard.ts';
import { newMember } from './members.ts';
import { expectToast, heading, open } from './page-actions.ts';

test('the first tab stop is the skip link, which skips the header', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('spinbutton', { name: 'Your age', exact: true })).toBeFocused();
});

test('a visitor completes the main flow with the keyboard', async ({ page }) => {
  const { email, password, firstName } = newMember();
  const dialog = page.getByRole('dialog');
  const nameField = dialog.getByLabel('Plan Name');
  const saveButton = page.getByRole('main').getByRole('button', { name: 'Save Plan', exact: true });
  const plansLink = page.getByRole('main').getByRole('link', { name: 'See My Plans' });
  const account = page.getByRole('banner').getByRole('button', { name: firstName, exact: true });

  await test.step('calculate', async () => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, slider(page, 'Monthly Contributions'));
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await tabTo(page, calculateButton(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();
    await expectSavings(page, '$1,320,803');
  });

  await test.step('register before saving', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Save Plan (Login Required)' }));
    await page.keyboard.press('Space');
    await expect(heading(page, 'Log in')).toBeFocused();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Create an account' }));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Create an account')).toBeFocused();
    const values = {
      Email: email,
      Password: password,
      'Confirm password': password,
      'First name': firstName,
    };
    for (const [label, response] of Object.entries(values)) {
      await tabTo(page, page.getByRole('textbox', { name: new RegExp(`^${label}( \\(optional\\))?$`) }));
      await page.keyboard.type(response);
    }
    await page.keyboard.press('Enter');
    await expectToast(page, 'Welcome back!');
  });

  await test.step('save; the dialog traps the focus and returns it', async () => {
    await expect(nameField).toBeFocused();
    for (const key of [
      'Tab',
      'Tab',
      'Tab',
      'Tab',
      'Shift+Tab',
      'Shift+Tab',
      'Shift+Tab',
      'Shift+Tab',
      'Shift+Tab',
    ]) {
      await page.keyboard.press(key);
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(saveButton).toBeFocused();
    await page.keyboard.press('Space');
    await expect(nameField).toBeFocused();
    await page.keyboard.type('The slow boat');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Plan saved');
    await expect(dialog).toBeHidden();
    await expect(plansLink).toBeFocused();
  });

  await test.step('view', async () => {
    await shiftTabTo(page, account);
    await chooseMenuItemByKeyboard(page, 'My Saved Plans');
    await expect(heading(page, 'My Saved Plans')).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Actions for The slow boat' }));
    await chooseMenuItemByKeyboard(page, 'View Details');
    await expect(heading(page, 'The slow boat')).toBeFocused();
  });

  await test.step('edit', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Edit Plan' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('You are editing The slow boat.')).toBeVisible();
    await expect(page.locator('#calculator')).toBeFocused();
    await tabTo(page, slider(page, 'Target Retirement Age'));
    await page.keyboard.press('ArrowLeft');
    const updateButton = page.getByRole('main').getByRole('button', { name: 'Update Plan', exact: true });
    await tabTo(page, updateButton);
    await page.keyboard.press('Enter');
    await expect(nameField).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Plan updated');
    await expect(plansLink).toBeFocused();
  });

  await test.step('delete', async () => {
    await shiftTabTo(page, account);
    await chooseMenuItemByKeyboard(page, 'My Saved Plans');
    await tabTo(page, page.getByRole('button', { name: 'Actions for The slow boat' }));
    await chooseMenuItemByKeyboard(page, 'Delete Plan');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: /^Delete plan/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Plan deleted');
    await expect(heading(page, 'My Saved Plans')).toBeFocused();
  });

  await test.step('log out', async () => {
    await shiftTabTo(page, account);
    await chooseMenuItemByKeyboard(page, 'Logout');
    await expectToast(page, 'Logged out');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    await expectFocusKept(page);
  });
});
