import type { Page } from '@playwright/test';
import { axeViolations } from '../../scripts/test/axe-violations.ts';
import { toolNames } from '../src/options/options.ts';
import { calculator, expect, holdBack, test } from './fixtures.ts';
import { version } from './host-server.ts';
import { runsEverything } from './runs-everything.ts';

const FILE = `**/widget/${version}/es.js`;

test('a Spanish calculator shows no English before its text arrives', async ({ page, server }) => {
  const release = await holdBack(page, FILE);
  await page.goto(server.add({ name: 'a page', element: calculator('lang="es-MX" outlook') }));
  await expect(page.getByRole('link', { name: 'Open the retirement calculator' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  release();
  await page.getByRole('button', { name: 'Calcular la jubilación' }).click();
  await expect(page.getByText('Podrías dejar de trabajar a los 69 años.')).toBeVisible();
  await expect(page.locator('retirement-calculator [data-theme]')).toHaveAttribute('lang', 'es');
});

test('if the Spanish text does not load, the calculator is English and the console says so', async ({
  page,
  server,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route(FILE, (route) => route.abort());
  await page.goto(server.add({ name: 'a page', element: calculator('lang="es" outlook') }));
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByText('You could stop at 69.')).toBeVisible();
  await expect(page.locator('retirement-calculator [data-theme]')).toHaveAttribute('lang', 'en');
  expect(warnings).toEqual([expect.stringContaining('the Spanish text did not load')]);
});

test('the language follows the attribute, and no other language loads the Spanish text', async ({
  open,
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open({ element: calculator('lang="de-DE"') });
  await page.getByRole('button', { name: 'Calculate Retirement' }).click();
  await expect(page.getByRole('heading', { name: 'Projected Retirement Savings' })).toBeVisible();
  expect(requests.filter((path) => path.endsWith('/es.js'))).toEqual([]);
  const host = page.locator('retirement-calculator');
  await host.evaluate((element) => element.setAttribute('lang', 'es'));
  await expect(page.getByRole('heading', { name: 'Ahorros proyectados para la jubilación' })).toBeVisible();
  await expect(page.getByText('Projected Retirement Savings')).toHaveCount(0);
  await host.evaluate((element) => element.removeAttribute('lang'));
  await expect(page.getByRole('heading', { name: 'Projected Retirement Savings' })).toBeVisible();
});

/** Expects that the page fits a window of 320 px, and that axe finds no problem in its calculator. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await axeViolations(page, { include: 'retirement-calculator' })).toEqual([]);
}

test('the Spanish calculator fits a column of 320 px and has no problem that axe finds', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open({ element: calculator('lang="es" outlook theme="dark"') });
  await page.getByRole('button', { name: 'Calcular la jubilación' }).click();
  await page.getByRole('button', { name: 'Agregar a tu pareja' }).click();
  await page.getByRole('checkbox', { name: 'Mi pareja y yo' }).check();
  await expect(page.getByRole('textbox', { name: 'Edad de tu pareja' })).toBeVisible();
  await expectAccessible(page);
});

test('the Spanish tools fit a column of 320 px and have no problem that axe finds', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const tool of runsEverything ? toolNames : toolNames.slice(0, 1)) {
    await test.step(tool, async () => {
      await open({ element: calculator(`lang="es" tool="${tool}" theme="light" heading="Un título"`) });
      await page.getByText('Mostrar como tabla').click();
      await expectAccessible(page);
    });
  }
});
