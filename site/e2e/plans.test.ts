import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { addPlan, register } from './members.ts';
import { holdRequests } from './network.ts';
import { nextFrame, open, waitForFonts } from './page-actions.ts';
import { opensEveryPage } from './routes.ts';

test.beforeEach(({ page }) => register(page.request));

const planRow = (page: Page, name: string) => page.getByRole('row', { name, exact: false });
const planNames = (page: Page): Locator => page.getByRole('rowheader');

/** The script with the lifetime engine. */
const ENGINE = /\/assets\/plan-comparison-[^/]+\.js$/;

async function addThreePlans(page: Page): Promise<void> {
  await addPlan(page.request, { name: 'Beta', monthlySavings: 1500 });
  await addPlan(page.request, { name: 'alpha', monthlySavings: 100 });
  await addPlan(page.request, { name: 'Gamma', retirementAge: 55 });
}

/** Waits until the header has its height: the account menu may take another line until its font has loaded. */
async function waitForHeader(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

test('the list has the place of its skeleton, and the outlook’s age', async ({ page }) => {
  await addPlan(page.request);
  const release = await holdRequests(page, '**/api/retirement-plans');
  await open(page, '/my-plans');
  const placeholders = page.getByRole('main').locator('[aria-hidden=true]:empty');
  await expect(placeholders).toHaveCount(1);
  await waitForHeader(page);
  const placeholder = await placeholders.boundingBox();
  release();
  const list = page.getByRole('region', { name: 'Your plans' });
  await expect(list).toBeVisible();
  expect((await list.boundingBox())?.y).toBe(placeholder?.y);

  const button = page.getByRole('button', { name: 'Actions for By the sea' });
  await button.click();
  // The focus moves with the next frame.
  await nextFrame(page);
  const above = await button.boundingBox();
  const below = await page.getByRole('menu').boundingBox();
  expect(Math.abs((below?.y ?? 0) - (above?.y ?? 0))).toBeLessThan(320);
  expect(below?.x).toBeGreaterThan(0);
  await expect(planRow(page, 'By the sea')).toContainText('69You’d like 65: works in 4 of 10');
});

test('cells stay in place while ages are solved, at any width', async ({ page }) => {
  await addThreePlans(page);
  // A name this long wraps by what the other columns leave.
  await addPlan(page.request, { name: 'W'.repeat(100) });
  await waitForFonts(page);
  const table = page.getByRole('table', { name: 'Your plans' });
  const pending = table.getByText('Calculating…');
  for (const width of opensEveryPage ? [320, 1280] : [320]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 3200 });
      const release = await holdRequests(page, ENGINE);
      await open(page, '/my-plans');
      await expect(pending).toHaveCount(4);
      await waitForHeader(page);
      const before = await cellBoxes(table);
      release();
      await expect(pending).toHaveCount(0);
      await expect(table.getByText('works in')).toHaveCount(4);
      expect(await cellBoxes(table)).toEqual(before);
      const first = await planRow(page, 'Gamma').boundingBox();
      const place = await table.boundingBox();
      expect(first?.width, 'is as wide as the list').toBeCloseTo(place?.width ?? 0, -1);
    });
  }
});

/** Returns the position and size of each cell of the plans, in whole pixels. */
function cellBoxes(table: Locator): Promise<number[][]> {
  return table.locator('tbody').evaluate((body) =>
    [...body.querySelectorAll('th, td')].map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
}

test('if the engine does not load, the list of plans shows an error, and a retry works', async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource.*plan-comparison/);
  await addThreePlans(page);
  await page.route(ENGINE, (route) => route.abort());
  await open(page, '/my-plans');
  await expect(page.getByRole('alert')).toContainText('could not be calculated');
  await expect(planRow(page, 'Beta')).toContainText('Not calculated');
  await expect(planRow(page, 'Beta')).toContainText('$');
  await page.unroute(ENGINE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(planRow(page, 'Beta')).toContainText('works in');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('plans are sorted and compared by touch, and a reload keeps both', async ({ page }) => {
    await addThreePlans(page);
    await open(page, '/my-plans');
    await page.getByLabel('Sort by').selectOption('Most savings first');
    await expect(planNames(page)).toHaveText(['Beta', 'Gamma', 'alpha']);
    await page.getByRole('button', { name: 'Show details of Beta' }).tap();
    await expect(planRow(page, 'Beta').getByText('future dollars').first()).toBeVisible();
    for (const name of ['alpha', 'Gamma']) {
      await page.getByRole('checkbox', { name: `Compare ${name}` }).tap();
    }
    await page.getByRole('button', { name: 'Compare 2 plans' }).tap();
    await expect(page.getByRole('region', { name: 'Compare plans' }).getByRole('table')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Compare plans' })).toBeInViewport();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Compare plans' }).getByRole('columnheader')).toHaveCount(
      3,
    );
    await expect(page.getByLabel('Sort by').locator(':checked')).toHaveText('Most savings first');
    await expectNoSidewaysScroll(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page asks for scripts, and shows no placeholders', async ({ page }) => {
    await page.goto('/my-plans');
    await expect(page.locator('main noscript p')).toBeVisible();
    const placeholders = page.getByRole('main').locator('[aria-hidden=true]');
    await expect(placeholders).not.toHaveCount(0);
    await expect(placeholders.filter({ visible: true })).toHaveCount(0);
  });
});
