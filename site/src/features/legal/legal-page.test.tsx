import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';

const main = page.getByRole('main');

test.each([
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/disclaimer',
  '/embed/privacy',
  '/embed/accessibility',
])('%s is printed alone with its URL', async (path) => {
  await renderPage(path);
  await expect.element(page.getByRole('region', { name: 'In short' })).toBeVisible();
  await emulateMedia('print');
  await page.viewport(718, 1000);
  await expect.element(main.getByText(location.origin + path)).toBeVisible();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(718);
});
