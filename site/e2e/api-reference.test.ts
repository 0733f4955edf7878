import type { Page } from '@playwright/test';
import { axeViolations } from '../../scripts/test/axe-violations.ts';
import { expect, test } from './fixtures.ts';
import { heading, open } from './page-actions.ts';
import { opensEveryPage } from './routes.ts';

const updatePlan = (page: Page) => page.getByRole('link', { name: 'PUT /api/retirement-plans/{id}' });

test('the footer links to a list of operations, which has the chosen theme and opens them', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/cookie-policy');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'API for developers' }).click();
  await expect(page).toHaveURL('/docs/api');
  await expect(heading(page, 'Whenabouts API')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 25, 28)');
  expect(await axeViolations(page)).toEqual([]);

  await updatePlan(page).press('Enter');
  await expect(page).toHaveURL('/docs/api#/Plans/updatePlan');
  await expect(page.getByRole('button', { name: /^PUT.*retirement-plans/ })).toBeFocused();
  await expect(page.getByRole('cell', { name: 'If-Match string (header)' })).toBeVisible();
});

if (opensEveryPage) {
  test('a link to an operation opens it, in the light theme if it is chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => localStorage.setItem('whenabouts-theme', 'light'));
    await page.goto('/docs/api#/Plans/createPlan');
    await expect(page.getByText('Idempotency-Key', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 248, 243)');
  });
}

test('the list stays if the details cannot be loaded', async ({ page, expectError }) => {
  expectError(/ERR_FAILED.*swagger-ui\.js/);
  await page.route('**/swagger-ui.js', (route) => route.abort());
  await page.goto('/docs/api');
  await updatePlan(page).click();
  await expect(page.getByRole('status')).toHaveText(
    'The details could not be loaded. Check your connection, and reload the page.',
  );
  await expect(updatePlan(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the API reference lists the operations and links to the OpenAPI document', async ({ page }) => {
    await page.goto('/docs/api');
    await expect(updatePlan(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'OpenAPI document' })).toHaveAttribute(
      'href',
      '/api/openapi.json',
    );
  });
});
