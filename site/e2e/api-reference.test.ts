import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './page-actions.ts';

const title = (page: Page) => page.getByRole('heading', { name: 'Whenabouts API', level: 1 });

test('the footer links to the API reference, which has the chosen theme and shows operations', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/cookie-policy');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'API for developers' }).click();
  await expect(page).toHaveURL('/docs/api');
  await expect(title(page)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 25, 28)');

  await page.getByRole('button', { name: /PUT.*retirement-plans/ }).press('Enter');
  await expect(page).toHaveURL('/docs/api#/Plans/updatePlan');
  await expect(page.getByRole('cell', { name: 'If-Match string (header)' })).toBeVisible();
});

test('a link to an operation opens it, in the light theme if it is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('whenabouts-theme', 'light'));
  await page.goto('/docs/api#/Plans/createPlan');
  await expect(page.getByText('Idempotency-Key', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 248, 243)');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the API reference links to the OpenAPI document', async ({ page }) => {
    await page.goto('/docs/api');
    await expect(page.getByRole('link', { name: 'OpenAPI document' })).toHaveAttribute(
      'href',
      '/api/openapi.json',
    );
  });
});
