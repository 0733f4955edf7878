import { expect, type Locator, type Page } from '@playwright/test';
import { field } from './account.ts';
import type { Picture } from './pictures.ts';
import { open } from './visits.ts';

export const picker = (page: Page): Locator => page.locator('input[type=file]');
export const uploadButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^(Upload Image|Uploading...)$/ });
export const galleryHeading = (page: Page): Locator => page.getByRole('heading', { name: 'Your Images' });

/** An image of the gallery, by its file's name. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

export async function openImages(page: Page): Promise<void> {
  await open(page, '/images');
  await expect(galleryHeading(page)).toBeVisible();
}

/** Chooses an image, and says what it is. */
export async function fillInImage(page: Page, file: Picture): Promise<void> {
  await picker(page).setInputFiles(file);
  await field(page, 'Description').fill('By the sea');
  await field(page, 'Alt text').fill('A wave');
}

/** Whatever went wrong, nothing that was chosen or typed is lost. */
export async function expectImageKept(page: Page, name: string): Promise<void> {
  await expect(page.getByText(`${name}, `)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('By the sea');
  await expect(field(page, 'Alt text')).toHaveValue('A wave');
}

/** The picture has come and can be seen. */
export async function expectDrawn(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
}
