import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { addPlan } from './members.ts';
import { heading, nextFrame, open, waitForFonts } from './page-actions.ts';
import { expectNoSidewaysScroll } from './screens.ts';

test.beforeEach(async ({ member }) => {
  expect(member).toBeDefined();
});

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: false });
const names = (page: Page): Locator => page.getByRole('rowheader');

/** The script with the lifetime engine. */
const ENGINE = /\/assets\/plan-outlook-[^/]+\.js$/;

async function addThreePlans(page: Page): Promise<void> {
  await addPlan(page.request, { name: 'Beta', monthlySavings: 1500 });
  await addPlan(page.request, { name: 'alpha', monthlySavings: 100 });
  await addPlan(page.request, { name: 'Gamma', retirementAge: 55 });
}

test('the list has the place of its skeleton, and the age of the outlook', async ({ page }) => {
  await addPlan(page.request);
  const release = await holdRequests(page, '**/api/retirement-plans');
  await open(page, '/my-plans');
  const placeholders = page.getByRole('main').locator('[aria-hidden=true]:empty');
  await expect(placeholders).toHaveCount(2);
  const placeholder = await placeholders.first().boundingBox();
  release();
  const total = page.getByText('Total Plans');
  await expect(total).toBeVisible();
  const card = await total.locator('..').boundingBox();
  expect(card?.y, 'where the first card comes').toBe(placeholder?.y);
  const higher = Math.abs((card?.height ?? 0) - (placeholder?.height ?? 0));
  expect(higher, 'how much it is higher').toBeLessThan(24);

  const button = page.getByRole('button', { name: 'Actions for By the sea' });
  await button.click();
  // The focus moves with the next frame.
  await nextFrame(page);
  const above = await button.boundingBox();
  const below = await page.getByRole('menu').boundingBox();
  expect(Math.abs((below?.y ?? 0) - (above?.y ?? 0))).toBeLessThan(200);
  expect(below?.x).toBeGreaterThan(0);
  await expect(row(page, 'By the sea')).toContainText('69in 8 of 10 futures');
  await page.getByRole('menuitem', { name: 'See Outlook' }).click();
  await expect(heading(page, 'When can you stop?')).toBeVisible();
  await expect(page.getByText(/^You could stop at 69/).first()).toBeVisible();
});

for (const width of [320, 375, 1280]) {
  test(`at ${width} px, cells stay in place while ages are solved`, async ({ page }) => {
    await addThreePlans(page);
    // A name this long wraps by what the other columns leave.
    await addPlan(page.request, { name: 'W'.repeat(100) });
    await page.setViewportSize({ width, height: 3200 });
    await waitForFonts(page);
    const release = await holdRequests(page, ENGINE);
    await open(page, '/my-plans');
    const table = page.getByRole('table', { name: 'Your plans' });
    const pending = table.getByText('Calculating…');
    await expect(pending).toHaveCount(4);
    // At 320 px, the account menu may take another line until its font has loaded.
    await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await cellBoxes(table);
    release();
    await expect(pending).toHaveCount(0);
    await expect(table.getByText('in 8 of 10 futures')).toHaveCount(4);
    expect(await cellBoxes(table)).toEqual(before);
    const first = await row(page, 'Gamma').boundingBox();
    const place = await table.boundingBox();
    expect(first?.width, 'is as wide as the list').toBeCloseTo(place?.width ?? 0, -1);
  });
}

/** Returns the position and size of each cell of the plans, in whole pixels. */
function cellBoxes(table: Locator): Promise<number[][]> {
  return table.locator('tbody').evaluate((body) =>
    [...body.querySelectorAll('th, td')].map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
}

test('if the engine does not load, the list says so, and a retry works', async ({ page, expectError }) => {
  expectError(/Failed to load resource.*plan-outlook/);
  await addThreePlans(page);
  await page.route(ENGINE, (route) => route.abort());
  await open(page, '/my-plans');
  await expect(page.getByRole('alert')).toContainText('could not be calculated');
  await expect(row(page, 'Beta')).toContainText('Not calculated');
  await expect(row(page, 'Beta')).toContainText('$');
  await page.unroute(ENGINE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Beta')).toContainText('in 8 of 10 futures');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('sixty plans and a very long name fit on a narrow page', async ({ page }) => {
  const name = 'W'.repeat(100);
  for (let index = 1; index < 60; index += 1) await addPlan(page.request, { name: `Plan ${index}` });
  await addPlan(page.request, { name });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/my-plans');
  await expect(page.getByRole('row')).toHaveCount(61);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete Plan' }).click();
  await expect(page.getByRole('alertdialog')).toBeInViewport({ ratio: 1 });
});

test('at 1280 px, the name is the widest column, and dates and sorted headers do not break', async ({
  page,
}) => {
  await addPlan(page.request, { name: 'Part time in Maine with the grandchildren', currentSavings: 990_000 });
  await addPlan(page.request, { name: 'W'.repeat(100) });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/my-plans');
  const row = page.getByRole('row', { name: 'Part time' });
  await expect(row).toContainText('in 8 of 10 futures');
  const widths = await row
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(widths[0]).toBe(Math.max(...widths));
  expect(widths[0]).toBeGreaterThan(190);
  const date = row.getByRole('cell').nth(6);
  const lines = await date.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
  });
  expect(lines, 'lines of the date').toBe(1);
  // The arrow stays beside the last word of its header.
  const header = page.getByRole('columnheader', { name: 'Last Updated' });
  const [word, arrow] = await Promise.all([
    header.getByText('Updated', { exact: true }).boundingBox(),
    header.locator('svg').boundingBox(),
  ]);
  if (!word || !arrow) throw new Error('The header has no word or no arrow');
  expect(arrow.y).toBeGreaterThanOrEqual(word.y - 2);
  expect(arrow.y + arrow.height).toBeLessThanOrEqual(word.y + word.height + 2);
  expect(arrow.x).toBeLessThan(word.x + word.width);
});

test('the inputs of a plan are next to their labels', async ({ page }) => {
  const { id } = await addPlan(page.request, { currentSavings: 1_000_000 });
  await open(page, `/view-plan/${id}`);
  const terms = page.getByRole('region', { name: 'Plan details' }).getByRole('term');
  await expect(terms).toHaveCount(6);
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const term of await terms.all()) {
      const [label, value] = await term.evaluate((element) =>
        [element, element.nextElementSibling].map((each) => {
          const range = document.createRange();
          if (each) range.selectNodeContents(each);
          const { left, bottom, top } = range.getBoundingClientRect();
          return { left, bottom, top };
        }),
      );
      expect(value?.left, 'is aligned with its label').toBe(label?.left);
      expect((value?.top ?? 0) - (label?.bottom ?? 0), 'is right below it').toBeLessThan(32);
    }
  }
  await page.getByRole('link', { name: 'Try Different Scenarios' }).click();
  await expect(page.getByText('You are editing By the sea.')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Your Retirement Outlook' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Save Plan', exact: true })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('plans are sorted and compared by touch, and a reload keeps both', async ({ page }) => {
    await addThreePlans(page);
    await open(page, '/my-plans');
    await page.getByLabel('Sort by').selectOption('Most savings first');
    await expect(names(page)).toHaveText(['Beta', 'alpha', 'Gamma']);
    await expect(row(page, 'Beta').getByText('future dollars').first()).toBeVisible();
    for (const name of ['alpha', 'Gamma']) {
      await page.getByRole('checkbox', { name: `Compare ${name}` }).tap();
    }
    await page.getByRole('button', { name: 'Compare 2 plans' }).tap();
    await expect(page.getByRole('region', { name: 'Compare plans' }).getByRole('table')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Compare plans' })).toBeInViewport();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Compare plans' }).getByRole('columnheader')).toHaveCount(
      2,
    );
    await expect(page.getByLabel('Sort by').locator(':checked')).toHaveText('Most savings first');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
