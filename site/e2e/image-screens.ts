import { expect } from '@playwright/test';
import { fillInImage, imageCard, openImages, uploadButton } from './images.ts';
import { open } from './page-actions.ts';
import { addImage, sampleImage } from './sample-images.ts';
import type { Screen } from './screen.ts';

/** The image screens of members, and the screen visitors see instead. */
export const imageScreens: readonly Screen[] = [
  {
    name: 'images, visitor',
    show: async (page) => {
      await open(page, '/images');
      await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    },
  },
  {
    name: 'images, none yet',
    member: true,
    show: async (page) => {
      await openImages(page);
      await uploadButton(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'images',
    member: 'confirmed',
    show: async (page) => {
      const name = `${'W'.repeat(190)}.png`;
      await addImage(page.request, sampleImage('sea.png', 30, 400), { description: 'W'.repeat(500) });
      await addImage(page.request, sampleImage(name, 1300, 20), { altText: 'W'.repeat(300) });
      await openImages(page);
      await fillInImage(page, sampleImage(name));
      await expect(imageCard(page, name).first()).toBeVisible();
    },
  },
  {
    name: 'images, deleting',
    member: 'confirmed',
    show: async (page) => {
      const name = `${'W'.repeat(190)}.png`;
      await addImage(page.request, sampleImage(name));
      await openImages(page);
      await page
        .getByRole('button', { name: `Delete ${name}` })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];
