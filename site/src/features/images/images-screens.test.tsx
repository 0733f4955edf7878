import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testScreens } from '../../../test/accessible-screen.ts';
import { button } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { image, sampleMember } from '../../../test/samples.ts';

testScreens({
  'the page of images for a visitor': async () => {
    await renderPage('/images');
    await expect.element(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  },
  'an upload without a file': async () => {
    await renderPage('/images', { member: sampleMember, api: { 'GET /api/images': [] } });
    await button('Upload Image').click();
    await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  },
  'the deletion of an image': async () => {
    const fileName = `${'W'.repeat(190)}.png`;
    await renderPage('/images', {
      member: sampleMember,
      api: { 'GET /api/images': [{ ...image, fileName, description: 'W'.repeat(500) }] },
    });
    await button(`Delete ${fileName}`).click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  },
});
