import { expect, test } from './fixtures.ts';
import { heading, open } from './page-actions.ts';
import { expectNoSidewaysScroll } from './screens.ts';

test('lists each figure with its year, its source and the date of the last check', async ({ page }) => {
  await open(page, '/facts');
  await expect(heading(page, 'Figures of US law by year')).toBeVisible();
  const accounts = page.getByRole('region', { name: 'Health savings accounts', exact: true }).last();
  await expect(accounts.getByRole('columnheader', { name: '2027' })).toBeVisible();
  await expect(accounts.getByRole('row', { name: 'Family coverage $8,750 $9,000' })).toBeVisible();
  const plans = page.locator('#retirement-plans');
  await expect(plans.getByRole('row', { name: 'IRA catch-up from 50 $1,100' })).toBeVisible();
  await expect(plans.getByText('Not announced here')).toBeVisible();
  await expect(plans.getByText('Notice 2025-67')).toBeVisible();
  await expect(plans.getByText('Last checked November 22, 2026')).toBeVisible();
});

test('is whole without scripts, and fits a narrow window', async ({ page, request, server }) => {
  const html = await (await request.get('/facts')).text();
  expect(html).toContain(`<link rel="canonical" href="${server.url}/facts"/>`);
  expect(html).toContain('$202.90');
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/facts');
  await expectNoSidewaysScroll(page);
});

for (const path of ['/guides', '/guides/healthcare', '/']) {
  test(`is linked from ${path}`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('a[href="/facts"]').first()).toBeAttached();
  });
}

test('the landing page does not load the figures', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await open(page, '/');
  await page.waitForLoadState('load');
  const loaded = (await Promise.all(scripts)).join('');
  expect(loaded).not.toBe('');
  expect(loaded.includes('Notice 2025-67')).toBe(false);
});
