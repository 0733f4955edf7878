import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { addPlan } from './members.ts';
import { heading, open, waitForFonts } from './page-actions.ts';
import { expectNoSidewaysScroll } from './screens.ts';

test.beforeEach(async ({ member }) => {
  expect(member).toBeDefined();
});

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: false });
const names = (page: Page): Locator => page.getByRole('rowheader');
const column = (page: Page, name: RegExp) => page.getByRole('columnheader', { name });

/** The script with the lifetime engine. */
const ENGINE = /\/assets\/plan-outlook-[^/]+\.js$/;

async function addThreePlans(page: Page): Promise<void> {
  await addPlan(page.request, { name: 'Beta', monthlySavings: 1500 });
  await addPlan(page.request, { name: 'alpha', monthlySavings: 100 });
  await addPlan(page.request, { name: 'Gamma', retirementAge: 55 });
}

/** Responds to the request for the list with many plans. */
async function listMany(page: Page, count: number): Promise<void> {
  const plan = await addPlan(page.request);
  const plans = Array.from({ length: count }, (_, index) => ({
    ...plan,
    id: 1_000_000 + index,
    name: `Plan ${index + 1}`,
    monthlySavings: 500 + index,
  }));
  await page.route('**/api/retirement-plans', (route) => route.fulfill({ json: plans }));
}

test('each plan has its savings, income and age, with its own assumptions', async ({ page }) => {
  await addPlan(page.request, { name: 'Plain' });
  await addPlan(page.request, { name: 'Careful', assumptions: { targetChance: 90, planAge: 100 } });
  await addPlan(page.request, {
    name: 'Costly',
    currentSavings: 0,
    monthlySavings: 0,
    assumptions: { monthlySpending: 9000 },
  });
  await open(page, '/my-plans');
  await expect(row(page, 'Plain')).toContainText('$1,015,810 future dollars($484,000 today’s dollars)');
  await expect(row(page, 'Plain')).toContainText('$3,386 future dollars($1,610 today’s dollars)');
  await expect(row(page, 'Plain')).toContainText('69in 8 of 10 futures');
  await expect(row(page, 'Careful')).toContainText(/7\din 9 of 10 futures/);
  await expect(row(page, 'Costly')).toContainText('Not by 85in 8 of 10 futures');

  await page.getByRole('radio', { name: 'Today’s dollars' }).check();
  await expect(row(page, 'Plain')).toContainText('$484,000 today’s dollars($1,015,810 future dollars)');
  await expect(column(page, /^Projected Savings/)).toContainText('today’s dollars (future dollars)');

  // The page of the outlook has the same age.
  await page.getByRole('link', { name: 'See your outlook for Plain' }).click();
  await expect(heading(page, 'When can you stop?')).toBeVisible();
  await expect(page.getByText(/^You could stop at 69/).first()).toBeVisible();
});

test('ages are solved for the rows in view only', async ({ page }) => {
  await listMany(page, 60);
  await open(page, '/my-plans');
  await expect(page.getByRole('row').nth(1)).toContainText('in 8 of 10 futures');
  const last = page.getByRole('row').last();
  await expect(last).toContainText('Calculating…');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toContainText('in 8 of 10 futures');
});

for (const width of [320, 375, 1280]) {
  test(`at ${width} px, cells stay in place while ages are solved`, async ({ page }) => {
    await addThreePlans(page);
    // A name this long wraps by what the other columns leave.
    await addPlan(page.request, { name: 'W'.repeat(100) });
    await page.setViewportSize({ width, height: 3200 });
    // At 320 px, the account menu wraps in the fallback font.
    await waitForFonts(page);
    const release = await holdRequests(page, ENGINE);
    await open(page, '/my-plans');
    const table = page.getByRole('table', { name: 'Your plans' });
    const pending = table.getByText('Calculating…');
    await expect(pending).toHaveCount(4);
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

test('the headers sort, say so, and keep the order', async ({ page }) => {
  await addThreePlans(page);
  await open(page, '/my-plans');
  await expect(names(page)).toHaveText(['Gamma', 'alpha', 'Beta']);
  await expect(column(page, /^Last Updated/)).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('button', { name: 'Plan Name' }).click();
  await expect(names(page)).toHaveText(['alpha', 'Beta', 'Gamma']);
  await expect(column(page, /^Plan Name/)).toHaveAttribute('aria-sort', 'ascending');
  await expect(column(page, /^Last Updated/)).not.toHaveAttribute('aria-sort');
  await page.getByRole('button', { name: 'Plan Name' }).press('Enter');
  await expect(names(page)).toHaveText(['Gamma', 'Beta', 'alpha']);

  await page.getByRole('button', { name: 'Projected Savings' }).press(' ');
  await expect(names(page)).toHaveText(['Beta', 'alpha', 'Gamma']);
  await page.getByRole('button', { name: 'You could stop at' }).click();
  await expect(names(page)).toHaveText(['Beta', 'Gamma', 'alpha']);
  await page.getByRole('button', { name: 'Monthly Income' }).click();
  await page.reload();
  await expect(column(page, /^Monthly Income/)).toHaveAttribute('aria-sort', 'descending');
  await expect(names(page)).toHaveText(['Beta', 'alpha', 'Gamma']);
  await page.getByRole('link', { name: 'alpha', exact: true }).click();
  await expect(heading(page, 'alpha')).toBeVisible();
  await page.goBack();
  await expect(names(page)).toHaveText(['Beta', 'alpha', 'Gamma']);
});

test('two or three plans are compared, in words first', async ({ page }) => {
  await addThreePlans(page);
  await addPlan(page.request, { name: 'W'.repeat(100) });
  await open(page, '/my-plans');
  await expect(page.getByText('Select two or three plans to compare them.')).toBeVisible();
  const box = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` });
  await box('alpha').check();
  await expect(page.getByText('1 plan selected. Select one or two more.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Compare \d/ })).toHaveCount(0);
  await box('Beta').press(' ');
  await page.getByRole('button', { name: 'Compare 2 plans' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Compare plans' })).toBeFocused();
  const comparison = page.getByRole('region', { name: 'Compare plans' });
  await expect(comparison.getByRole('listitem')).toHaveText(
    /^“Beta” saves \$1,500 a month\. You could stop at \d\d, \d+ years earlier\. Its savings reach \$[\d,]+ in today’s dollars at 65, \$\d+,000 more than “alpha” at 65\.$/,
  );
  const table = comparison.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['alpha', 'Beta']);
  await expect(table.getByRole('row', { name: /^Projected savings/ })).toContainText('in today’s dollars');
  for (const label of ['Savings now', 'Saved a month', 'Spent a month', 'Social Security a month']) {
    await expect(table.getByRole('rowheader', { name: `${label}, today’s dollars` })).toBeVisible();
  }

  await box('W'.repeat(100)).check();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(box('Gamma')).toBeDisabled();
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveCount(3);

  await page.getByRole('button', { name: 'Close comparison' }).click();
  await expect(comparison).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your plans' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('a thousand plans are shown a hundred at a time, and sorted by age', async ({ page }) => {
  await listMany(page, 1000);
  await open(page, '/my-plans');
  await expect(names(page)).toHaveCount(100);
  await page.getByRole('button', { name: 'Show more plans (900)' }).click();
  await expect(names(page)).toHaveCount(200);
  await expect(page.getByRole('link', { name: 'Plan 101', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'You could stop at' }).click();
  await expect(page.getByText('Calculating 1000 ages to sort by…')).toBeAttached();
  await expect(names(page).first()).toHaveText(/^Plan \d{3,4}$/, { timeout: 30_000 });
  await expect(page.getByText('Calculating 1000 ages to sort by…')).toHaveCount(0, { timeout: 30_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('a labeled list sorts, amounts name their dollars, and plans are compared by touch', async ({
    page,
  }) => {
    await addThreePlans(page);
    await open(page, '/my-plans');
    await page.getByLabel('Sort by').selectOption('Most savings first');
    await expect(names(page)).toHaveText(['Beta', 'alpha', 'Gamma']);
    await page.reload();
    await expect(page.getByLabel('Sort by').locator(':checked')).toHaveText('Most savings first');
    await expect(page.getByRole('button', { name: 'Plan Name' })).toHaveCount(0);
    await expect(row(page, 'Beta').getByText('future dollars').first()).toBeVisible();
    for (const name of ['alpha', 'Gamma']) {
      await page.getByRole('checkbox', { name: `Compare ${name}` }).tap();
    }
    await page.getByRole('button', { name: 'Compare 2 plans' }).tap();
    await expect(page.getByRole('region', { name: 'Compare plans' }).getByRole('table')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Compare plans' })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
