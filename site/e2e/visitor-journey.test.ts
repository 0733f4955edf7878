import { box, calculateButton, expectSavings, slider } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { chooseMenuItemByKeyboard, expectFocusKept, shiftTabTo, tabTo } from './keyboard.ts';
import { newMember } from './members.ts';
import { expectToast, heading, open } from './page-actions.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

test('with the keyboard, a visitor calculates, registers, and saves, reopens, changes and deletes a plan', async ({
  page,
}) => {
  const { email, password, firstName } = newMember();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const nameField = dialog.getByLabel('Plan Name');
  const saveButton = main.getByRole('button', { name: 'Save Plan', exact: true });
  const plansLink = main.getByRole('link', { name: 'See My Plans' });
  const account = page.getByRole('banner').getByRole('button', { name: firstName, exact: true });

  await test.step('skip the header, and calculate', async () => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('spinbutton', { name: 'Your age', exact: true })).toBeFocused();
    await tabTo(page, slider(page, 'Monthly Contributions'));
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await tabTo(page, calculateButton(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeFocused();
    await expectSavings(page, '$1,320,803');
  });

  await test.step('be asked to log in, and register instead', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Save Plan (Login Required)' }));
    await page.keyboard.press('Space');
    await expect(heading(page, 'Log in')).toBeFocused();
    await expectToast(page, 'Login Required', 'You need to log in to save your retirement plan.');
    await tabTo(page, main.getByRole('link', { name: 'Create an account' }));
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
  });

  await test.step('be asked for a name, in a dialog that traps the focus and returns it', async () => {
    await expect(page).toHaveURL('/#calculator');
    await expectToast(page, 'Registration successful', 'Your account has been created!');
    await expect(dialog).toHaveAccessibleName('Save Retirement Plan');
    await expect(dialog).toContainText(
      'Give your retirement plan a name so you can easily identify it later.',
    );
    await expect(nameField).toHaveAttribute('placeholder', 'e.g., My Retirement Plan 2025');
    await expect(nameField).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < (key === 'Tab' ? 4 : 5); press += 1) {
        await page.keyboard.press(key);
        await expect(dialog.locator(':focus')).toHaveCount(1);
      }
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(saveButton).toBeFocused();
  });

  await test.step('save', async () => {
    await page.keyboard.press('Space');
    await expect(nameField).toBeFocused();
    await page.keyboard.type('The slow boat');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Plan saved', 'Your retirement plan has been saved successfully.');
    await expect(dialog).toBeHidden();
    await expect(plansLink).toBeFocused();
    await expect(box(page, 'Monthly Contributions')).toHaveValue('750');
    await expectSavings(page, '$1,320,803');
  });

  await test.step('view', async () => {
    await shiftTabTo(page, account);
    await chooseMenuItemByKeyboard(page, 'My Saved Plans');
    await expect(heading(page, 'My Saved Plans')).toBeFocused();
    await expect(page.getByRole('row', { name: 'The slow boat' })).toContainText('65');
    await tabTo(page, page.getByRole('button', { name: 'Actions for The slow boat' }));
    await chooseMenuItemByKeyboard(page, 'View Details');
    await expect(heading(page, 'The slow boat')).toBeFocused();
    await expect(main).toContainText('$1,320,803');
    await expect(main).toContainText('Based on 4% annual withdrawal rate');
  });

  await test.step('edit', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Edit Plan' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/\?plan=\d+#calculator$/);
    await expect(page.getByText('You are editing The slow boat.')).toBeVisible();
    await expect(page.locator('#calculator')).toBeFocused();
    await expectSavings(page, '$1,320,803');
    await tabTo(page, slider(page, 'Target Retirement Age'));
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, main.getByRole('button', { name: 'Update Plan', exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleName('Update Retirement Plan');
    await expect(nameField).toBeFocused();
    await expect(nameField).toHaveValue('The slow boat');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('The fast boat');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Plan updated', 'Your retirement plan has been updated successfully.');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('You are editing The fast boat.')).toBeVisible();
    await expect(plansLink).toBeFocused();
  });

  await test.step('delete', async () => {
    await shiftTabTo(page, account);
    await chooseMenuItemByKeyboard(page, 'My Saved Plans');
    await expect(page.getByRole('row', { name: 'The fast boat' })).toContainText('64');
    await tabTo(page, page.getByRole('button', { name: 'Actions for The fast boat' }));
    await chooseMenuItemByKeyboard(page, 'Delete Plan');
    const question = page.getByRole('alertdialog', { name: 'Delete Retirement Plan' });
    await expect(question).toContainText(
      'Are you sure you want to delete this retirement plan? This action cannot be undone.',
    );
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Delete plan “The fast boat”' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Plan deleted');
    await expect(heading(page, 'My Saved Plans')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'No saved plans yet' })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Create Your First Plan' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#calculator');
  });

  await test.step('log out', async () => {
    await shiftTabTo(page, account);
    await chooseMenuItemByKeyboard(page, 'Logout');
    await expectToast(page, 'Logged out');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    await expectFocusKept(page);
    await page.goto('/my-plans');
    await expect(page).toHaveURL('/login');
  });
});
