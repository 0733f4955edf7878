import { expect, type Page } from '@playwright/test';
import { calculateButton } from './calculator.ts';
import { open } from './page-actions.ts';

/** The open dialog. */
export const dialog = (page: Page) => page.getByRole('dialog');
/** The name field of the dialog that saves a plan. */
export const nameField = (page: Page) => dialog(page).getByLabel('Plan Name');

/** Calculates on the landing page and opens the dialog that saves the plan. */
export async function openDialog(page: Page): Promise<void> {
  await open(page, '/');
  await calculateButton(page).click();
  await page.getByRole('button', { name: 'Save Plan', exact: true }).click();
  await expect(nameField(page)).toBeFocused();
}

/** Saves the plan with the button of the dialog. */
export const save = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Save Plan', exact: true }).click();
