import { expect, type Page } from '@playwright/test';
import { calculateButton } from './calculator.ts';
import { open } from './page-actions.ts';

export const dialog = (page: Page) => page.getByRole('dialog');
export const nameField = (page: Page) => dialog(page).getByLabel('Plan Name');

export async function openDialog(page: Page): Promise<void> {
  await open(page, '/');
  await calculateButton(page).click();
  await page.getByRole('button', { name: 'Save Plan', exact: true }).click();
  await expect(nameField(page)).toBeFocused();
}

export const save = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Save Plan', exact: true }).click();
