import { logIn } from './account.ts';
import { box, expectSavings } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { addPlan, register } from './members.ts';
import { expectToast, open, waitForHydration } from './page-actions.ts';
import { nameField, openSaveDialog, saveDialog, savePlan } from './save-dialog.ts';

test('after the session has ended, a member logs in in another tab, and saves', async ({
  page,
  context,
  request,
  expectError,
}) => {
  expectError(/401.*\/api\/retirement-plans/);
  const member = await register(request);
  await context.addCookies((await request.storageState()).cookies);
  await openSaveDialog(page);
  await nameField(page).fill('By the sea');
  await context.clearCookies();
  await savePlan(page);
  await expectToast(page, 'Error', 'Please log in.');
  await expect(saveDialog(page).getByRole('alert')).toContainText('You are no longer logged in.');

  const opened = page.waitForEvent('popup');
  await saveDialog(page).getByRole('link', { name: 'Log in again in a new tab' }).click();
  const other = await opened;
  await logIn(other, member);
  await expect(other.getByRole('button', { name: member.firstName })).toBeVisible();
  await other.close();

  await expect(nameField(page)).toHaveValue('By the sea');
  await savePlan(page);
  await expectToast(page, 'Plan saved');
});

test('a plan that was changed elsewhere can be overwritten after a warning, which a reload does not bypass', async ({
  page,
  expectError,
}) => {
  await register(page.request);
  expectError(/412.*\/api\/retirement-plans\//);
  const { id, version, updatedAt, ...plan } = await addPlan(page.request);
  const url = `/api/retirement-plans/${id}`;
  const changeElsewhere = (monthlySavings: number) =>
    page.request.put(url, { data: { ...plan, name: 'From the other tab', monthlySavings } });
  const update = async (monthlySavings: string) => {
    await box(page, 'Monthly Contributions').fill(monthlySavings);
    // With the keyboard: the answer above the button, which is calculated later, can move it away from the mouse.
    await page.getByRole('button', { name: 'Update Plan', exact: true }).press('Enter');
    await nameField(page).fill('From this tab');
    await saveDialog(page).getByRole('button', { name: 'Update Plan' }).click();
    await expectToast(page, 'Error', 'This plan was changed elsewhere since you opened it.');
  };
  await open(page, `/?plan=${id}#calculator`);
  await expectSavings(page, '$1,015,810');
  await changeElsewhere(750);
  await update('600');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText('You are editing From the other tab.')).toBeVisible();

  await changeElsewhere(800);
  await update('700');
  expect(await (await page.request.get(url)).json()).toMatchObject({ monthlySavings: 800 });
  await saveDialog(page).getByRole('button', { name: 'Overwrite' }).click();
  await expectToast(page, 'Plan updated');
  expect(await (await page.request.get(url)).json()).toMatchObject({
    name: 'From this tab',
    monthlySavings: 700,
  });
  await expect(saveDialog(page)).toBeHidden();

  await test.step('and unsaved changes survive a reload', async () => {
    await box(page, 'Monthly Contributions').fill('500');
    await expectSavings(page, '$1,015,810');
    await page.reload();
    await expect(page.getByText('You are editing From this tab.')).toBeVisible();
    await expectSavings(page, '$1,015,810');
  });
});
