import { box, calculateButton, expectSavings, typeInto } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { newMember } from './members.ts';
import {
  chooseFromAccountMenu,
  dismissToast,
  expectToast,
  heading,
  logOut,
  open,
  waitForHydration,
} from './page-actions.ts';

test('a visitor calculates, registers, and saves, reopens, changes and deletes a plan', async ({
  page,
  server,
}) => {
  const visitor = newMember();
  const dialog = page.getByRole('dialog');

  await test.step('calculate', async () => {
    await open(page, '/');
    await typeInto(page, 'Monthly Contributions', '750');
    await calculateButton(page).click();
    await expectSavings(page, '$1,320,803');
  });

  await test.step('be asked to log in, and register instead', async () => {
    await page.getByRole('button', { name: 'Save Plan (Login Required)' }).click();
    await expect(heading(page, 'Log in')).toBeVisible();
    await expectToast(page, 'Login Required', 'You need to log in to save your retirement plan.');
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(heading(page, 'Create an account')).toBeVisible();
    await page.getByLabel('Email').fill(visitor.email);
    await page.getByLabel('First name').fill(visitor.firstName);
    await page.getByLabel('Password', { exact: true }).fill(visitor.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(visitor.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
  });

  await test.step('be asked for a name, and save', async () => {
    await expect(page).toHaveURL('/#calculator');
    await expectToast(
      page,
      'Welcome back!',
      "Your retirement plan is ready to save. Click 'Save Plan' to store it in your account.",
    );
    await expect(dialog).toHaveAccessibleName('Save Retirement Plan');
    await expect(dialog).toContainText(
      'Give your retirement plan a name so you can easily identify it later.',
    );
    await expect(dialog.getByLabel('Plan Name')).toHaveAttribute(
      'placeholder',
      'e.g., My Retirement Plan 2025',
    );
    await dialog.getByLabel('Plan Name').fill('The slow boat');
    await dialog.getByRole('button', { name: 'Save Plan' }).click();
    await expect(dialog).toBeHidden();
    await expectToast(page, 'Plan saved', 'Your retirement plan has been saved successfully.');
    await expect(box(page, 'Monthly Contributions')).toHaveValue('750');
    await expectSavings(page, '$1,320,803');
    await expect(page.getByRole('main').getByRole('link', { name: 'See My Plans' })).toBeVisible();
  });

  await test.step('find it in the list, even after a power cut', async () => {
    await server.crashAndRestart();
    await page.reload();
    await waitForHydration(page);
    await expectSavings(page, '$1,320,803');
    await chooseFromAccountMenu(page, 'Ada', 'My Saved Plans');
    await expect(heading(page, 'My Saved Plans')).toBeVisible();
    await expect(page.getByRole('row', { name: 'The slow boat' })).toContainText('65');
  });

  await test.step('view', async () => {
    await page.getByRole('button', { name: 'Actions for The slow boat' }).click();
    await page.getByRole('menuitem', { name: 'View Details' }).click();
    await expect(heading(page, 'The slow boat')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$1,320,803');
    await expect(page.getByRole('main')).toContainText('Based on 4% annual withdrawal rate');
  });

  await test.step('edit and update', async () => {
    await page.getByRole('link', { name: 'Edit Plan' }).click();
    await expect(page).toHaveURL(/\/\?plan=\d+#calculator$/);
    await expect(page.getByText('You are editing The slow boat.')).toBeVisible();
    await expectSavings(page, '$1,320,803');
    await typeInto(page, 'Target Retirement Age', '60');
    await page.getByRole('button', { name: 'Update Plan', exact: true }).click();
    await expect(dialog).toHaveAccessibleName('Update Retirement Plan');
    await expect(dialog.getByLabel('Plan Name')).toHaveValue('The slow boat');
    await dialog.getByLabel('Plan Name').fill('The fast boat');
    await dialog.getByRole('button', { name: 'Update Plan' }).click();
    await expectToast(page, 'Plan updated', 'Your retirement plan has been updated successfully.');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('You are editing The fast boat.')).toBeVisible();
  });

  await test.step('delete', async () => {
    await dismissToast(page, 'Plan updated');
    await chooseFromAccountMenu(page, 'Ada', 'My Saved Plans');
    await expect(page.getByRole('row', { name: 'The fast boat' })).toContainText('60');
    await page.getByRole('button', { name: 'Actions for The fast boat' }).click();
    await page.getByRole('menuitem', { name: 'Delete Plan' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Retirement Plan' });
    await expect(question).toContainText(
      'Are you sure you want to delete this retirement plan? This action cannot be undone.',
    );
    await question.getByRole('button', { name: 'Delete plan “The fast boat”' }).click();
    await expectToast(page, 'Plan deleted');
    await expect(page.getByRole('heading', { name: 'No saved plans yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Create Your First Plan' }).click();
    await expect(page).toHaveURL('/#calculator');
  });

  await test.step('log out', async () => {
    await logOut(page, 'Ada');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    await page.goto('/my-plans');
    await expect(page).toHaveURL('/login');
  });
});
