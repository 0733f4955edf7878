import { expect, type Locator, type Page } from '@playwright/test';
import { field } from './account.ts';
import { open } from './page-actions.ts';
import type { ImageFile } from './sample-images.ts';

/** The file field of the upload form. */
export const fileField = (page: Page): Locator => page.locator('input[type=file]');
/** The button that uploads, in both of its states. */
export const uploadButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: /^(Upload Image|Uploading...)$/ });
/** Visible as soon as the images have loaded. */
export const galleryHeading = (page: Page): Locator => page.getByRole('heading', { name: 'Your Images' });

/** An image in the gallery, by its file name. */
export const imageCard = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Opens the page with the member's images. */
export async function openImages(page: Page): Promise<void> {
  await open(page, '/images');
  await expect(galleryHeading(page)).toBeVisible();
}

/** Chooses an image file and describes it. */
export async function fillInImage(page: Page, file: ImageFile): Promise<void> {
  await fileField(page).setInputFiles(file);
  await field(page, 'Description').fill('By the sea');
  await field(page, 'Alt text').fill('A wave');
}

/** Expects that the chosen file and the typed texts are still there. */
export async function expectFormUnchanged(page: Page, name: string): Promise<void> {
  await expect(page.getByText(`${name}, `)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('By the sea');
  await expect(field(page, 'Alt text')).toHaveValue('A wave');
}

/** Expects that the image has loaded and is visible. */
export async function expectLoaded(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
}
