import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { heading, open } from './page-actions.ts';
import { expectNoSidewaysScroll } from './screens.ts';

test('lists each figure with its year, its source and the date of the last check', async ({ page }) => {
  await open(page, '/facts');
  await expect(heading(page, 'Figures of US law by year')).toBeVisible();
  const accounts = page.getByRole('table', { name: 'Health savings accounts', exact: true });
  await expect(accounts.getByRole('columnheader', { name: '2027' })).toBeVisible();
  await expect(
    accounts.getByRole('row', { name: 'Contribution with family coverage, at most $8,750 $9,000' }),
  ).toBeVisible();
  const plans = page.locator('#retirement-plans');
  await expect(plans.getByRole('row', { name: 'IRA catch-up from 50 $1,100' })).toBeVisible();
  await expect(plans.getByText('We have not added the 2027 figures yet.')).toBeVisible();
  await expect(plans.getByRole('columnheader')).toHaveText(['Figure', '2026']);
  await expect(page.locator('#tax-law').getByRole('columnheader')).toHaveText(['Figure', '2026', '2027']);
  await expect(page.locator('#tax-law').getByText('Public Law 119-21')).toHaveCount(1);
  await expect(plans.getByText('Notice 2025-67')).toBeVisible();
  await expect(plans.getByText('Last checked November 22, 2026')).toBeVisible();
});

test('marks figures that are from a copy of the notice, and those that are missing', async ({ page }) => {
  await open(page, '/facts');
  const section = page.locator('#social-security');
  await expect(section.getByRole('columnheader')).toHaveText(['Figure', '2026', '2027, not confirmed']);
  await expect(section.getByRole('row', { name: 'Taxable maximum' }).getByRole('cell').last()).toHaveText(
    '$192,300',
  );
  await expect(section.getByRole('row', { name: 'First bend point' }).getByRole('cell').last()).toHaveText(
    'Not added yet',
  );
  await expect(section.getByText('2027: from a copy of the notice; not yet confirmed.')).toBeVisible();
});

test('is whole without scripts, and fits a narrow window', async ({ page, request, server }) => {
  const html = await (await request.get('/facts')).text();
  expect(html).toContain(`<link rel="canonical" href="${server.url}/facts"/>`);
  expect(html).toContain('$202.90');
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/facts');
  await expectNoSidewaysScroll(page);
});

test('the tables end at their rules and need no scrolling of their own', async ({ page }) => {
  await open(page, '/facts');
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tables = await page.getByRole('main').getByRole('table').all();
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      const overflow = await table.evaluate((element) => {
        const { right, width } = element.getBoundingClientRect();
        const section = element.closest('section')?.getBoundingClientRect();
        return { width: width - (section?.width ?? 0), right: right - (section?.right ?? 0) };
      });
      expect(overflow, `${width} pixels wide`).toEqual({ width: 0, right: 0 });
    }
  }
  await expect(page.getByRole('main').locator('[tabindex="0"]')).toHaveCount(0);
  const cells = page.getByRole('main').locator('tr > :last-child');
  for (const cell of [cells.first(), cells.last()]) await expect(cell).toHaveCSS('padding-right', '0px');
});

test('no line breaks inside a date, a number of a source, or a part of Medicare', async ({ page }) => {
  await open(page, '/facts');
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenTexts(page), `${width} pixels wide`).toEqual([]);
  }
});

/** Dates, numbers with hyphens and names of Medicare's parts that take two lines. */
function brokenTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const broken: string[] = [];
    const pattern = /[A-Z][a-z]+ \d+, 20\d\d|Part [A-D]\b|\S*[\d)]-\d[\d()c]*/g;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const { 0: text, index } of node.nodeValue?.matchAll(pattern) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(text);
      }
    }
    return broken;
  });
}

test('is linked from the guides and the landing page, and not loaded by it', async ({ page, request }) => {
  for (const path of ['/guides', '/guides/healthcare', '/']) {
    expect(await (await request.get(path)).text(), path).toContain('href="/facts"');
  }
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  await open(page, '/');
  await page.waitForLoadState('load');
  const loaded = (await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()))).join(
    '',
  );
  expect(loaded).not.toBe('');
  expect(loaded.includes('Notice 2025-67')).toBe(false);
  // An amount of a case of "How we calculate", as the minifier leaves it.
  expect(loaded.includes('1072356')).toBe(false);
});

test('the contents of long pages are a single box', async ({ page }) => {
  for (const path of ['/facts', '/how-we-calculate', '/privacy-policy', '/guides/healthcare']) {
    await open(page, path);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const box = await contents.boundingBox();
      const outer = await contents.locator('..').boundingBox();
      expect(outer, `${path}, ${width} pixels wide`).toMatchObject({
        x: box?.x,
        y: box?.y,
        width: box?.width,
      });
    }
  }
});
