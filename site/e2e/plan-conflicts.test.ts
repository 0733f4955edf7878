import type { Page } from '@playwright/test';
import { box, expectSavings, type } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { addPlan, type SavedPlan } from './members.ts';
import { expectToast, open, waitForHydration } from './page-actions.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Update Retirement Plan' });

async function editPlan(page: Page, monthlySavings: string, name: string): Promise<void> {
  await type(page, 'Monthly Contributions', monthlySavings);
  await page.getByRole('button', { name: 'Update Plan', exact: true }).click();
  await dialog(page).getByLabel('Plan Name').fill(name);
  await dialog(page).getByRole('button', { name: 'Update Plan' }).click();
}

async function readPlan(page: Page, id: number): Promise<SavedPlan> {
  return (await page.request.get(`/api/retirement-plans/${id}`)).json();
}

/** Opens a plan in two tabs, saves it in the second, and then tries to save it in the first. */
async function saveInTwoTabs(page: Page): Promise<number> {
  const { id } = await addPlan(page.request);
  await open(page, `/?plan=${id}#calculator`);
  await expectSavings(page, '$1,015,810');
  const other = await page.context().newPage();
  await open(other, `/?plan=${id}#calculator`);
  await expectSavings(other, '$1,015,810');
  await editPlan(other, '750', 'From the other tab');
  await expectToast(other, 'Plan updated');
  await other.close();

  await editPlan(page, '600', 'From this tab');
  const text = 'This plan was changed elsewhere since you opened it.';
  await expectToast(page, 'Error', text);
  await expect(dialog(page).getByRole('alert')).toContainText(text);
  expect(await readPlan(page, id)).toMatchObject({ name: 'From the other tab', monthlySavings: 750 });
  return id;
}

test.beforeEach(async ({ member, expectError }) => {
  expect(member).toBeDefined();
  expectError(/412.*\/api\/retirement-plans\//);
});

test('a plan that was changed in another tab can be overwritten after a warning', async ({ page }) => {
  const id = await saveInTwoTabs(page);
  await expect(dialog(page).getByLabel('Plan Name')).toHaveValue('From this tab');
  await dialog(page).getByRole('button', { name: 'Overwrite' }).click();
  await expectToast(page, 'Plan updated');
  await expect(dialog(page)).toBeHidden();
  expect(await readPlan(page, id)).toMatchObject({ name: 'From this tab', monthlySavings: 600 });
});

test('or replaced by the newer version', async ({ page }) => {
  const id = await saveInTwoTabs(page);
  await dialog(page).getByRole('button', { name: 'Load newer version' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('You are editing From the other tab.')).toBeVisible();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('750');
  await expectSavings(page, '$1,320,803');

  await editPlan(page, '800', 'Agreed');
  await expectToast(page, 'Plan updated');
  expect(await readPlan(page, id)).toMatchObject({ name: 'Agreed', monthlySavings: 800 });
});

test('a reload does not bypass the conflict', async ({ page }) => {
  const id = await saveInTwoTabs(page);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText('You are editing From the other tab.')).toBeVisible();
  expect(await readPlan(page, id)).toMatchObject({ name: 'From the other tab', monthlySavings: 750 });
});
