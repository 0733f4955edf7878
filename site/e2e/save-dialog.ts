import { expect, type Page } from '@playwright/test';
import { calculateButton } from './calculator.ts';
import { open } from './page-actions.ts';

/** The dialog that saves a plan, while it is open. */
export const saveDialog = (page: Page) => page.getByRole('dialog');
/** The name field of the dialog that saves a plan. */
export const nameField = (page: Page) => saveDialog(page).getByLabel('Plan Name');

/** Calculates on the landing page and opens the dialog that saves the plan. */
export async function openSaveDialog(page: Page): Promise<void> {
  await open(page, '/');
  await calculateButton(page).click();
  await page.getByRole('button', { name: 'Save Plan', exact: true }).click();
  await expect(nameField(page)).toBeFocused();
}

/** Saves the plan with the button of the dialog. */
export const savePlan = (page: Page) =>
  saveDialog(page).getByRole('button', { name: 'Save Plan', exact: true }).click();
