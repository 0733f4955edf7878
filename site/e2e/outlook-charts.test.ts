import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { box } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, open, openWholeOutlook } from './page-actions.ts';
import { expectNoSidewaysScroll } from './screens.ts';

const curve = (page: Page) => page.getByRole('figure', { name: /^Stopping at|^No retirement age/ });
const fan = (page: Page) =>
  page.getByRole('figure', { name: /unlucky future.*(savings run out|your money lasts)/ });
const income = (page: Page) => page.getByRole('figure', { name: /^Social Security pays/ });
const history = (page: Page) => page.getByRole('figure', { name: /past retirements/ });
const desiredAge = (page: Page) => box(page, 'Target Retirement Age');

/** A point of a chart's plot: shares of its width and height. */
async function pointOf(slider: Locator, across: number, down = 0.5): Promise<[x: number, y: number]> {
  await slider.scrollIntoViewIfNeeded();
  const place = await slider.boundingBox();
  if (!place) throw new Error('The plot is not visible');
  return [place.x + place.width * across, place.y + place.height * down];
}

test.describe('choosing a point of the curve sets the desired age', () => {
  test('with the mouse, at 1280 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/outlook');
    const slider = curve(page).getByRole('slider');
    // Ages go from 40 to 85: a third of the way is 55.
    const [x, y] = await pointOf(slider, 15 / 45);
    await page.mouse.click(x, y);
    await expect(desiredAge(page)).toHaveValue('55');
    await page.mouse.down();
    await page.mouse.move(...(await pointOf(slider, 30 / 45)), { steps: 4 });
    await page.mouse.up();
    await expect(desiredAge(page)).toHaveValue('70');
    await expect(curve(page)).toHaveAccessibleName(/stopping at 70, in [89] of 10$/);
  });

  test('with keys, at 768 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await open(page, '/outlook');
    const slider = curve(page).getByRole('slider', { name: 'Age at which you would like to stop' });
    await expect(slider).toHaveAttribute('aria-valuetext', '65: 4 of 10 futures');
    for (const [key, age] of [
      ['ArrowRight', '66'],
      ['ArrowDown', '65'],
      ['PageUp', '70'],
      ['PageDown', '65'],
      ['End', '85'],
      ['PageUp', '85'],
      ['Home', '40'],
    ] as const) {
      await slider.press(key);
      await expect(desiredAge(page)).toHaveValue(age);
    }
    await expect(slider).toHaveAttribute('aria-valuetext', '40: fewer than 1 of 10 futures');
    await expect(slider).toHaveCSS('outline-style', 'solid');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 375, height: 800 } });

    test('at 375 pixels', async ({ page }) => {
      await open(page, '/outlook');
      await page.touchscreen.tap(...(await pointOf(curve(page).getByRole('slider'), 20 / 45)));
      await expect(desiredAge(page)).toHaveValue('60');
    });
  });
});

test('the curve is saved as an image, without a request', async ({ page }) => {
  await openWholeOutlook(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) requests.push(request.url());
  });
  const downloading = page.waitForEvent('download');
  await curve(page).getByRole('button', { name: 'Save picture' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('whenabouts-when.png');
  const file = await readFile(await download.path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  // An empty image of this size has about 4 kB.
  expect(file.length).toBeGreaterThan(20_000);
  expect(requests).toEqual([]);
});

test('an image that can’t be drawn shows an error', async ({ page, expectError }) => {
  expectError(/chance-image/);
  // Not loaded in idle time either.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.route(/\/assets\/chance-image-/, (route) => route.abort());
  await open(page, '/outlook');
  await curve(page).getByRole('button', { name: 'Save picture' }).click();
  await expectToast(page, 'The picture couldn’t be saved');
});

test('charts are read by age, by key and by pointer', async ({ page }) => {
  await open(page, '/outlook');
  const slider = fan(page).getByRole('slider', { name: 'Savings by age' });
  const hint = 'Point at the chart, or use its arrow keys, to read it by age.';
  await expect(fan(page)).toContainText(hint);
  await slider.press('Home');
  const start = 'At 35: $50,000 in an unlucky future, $50,000 in a typical one, $50,000 in a lucky one';
  await expect(fan(page)).toContainText(start);
  await expect(slider).toHaveAttribute('aria-valuetext', start);
  await slider.press('PageUp');
  await slider.press('ArrowRight');
  await expect(fan(page)).toContainText('At 41: $');
  await slider.press('Escape');
  await expect(fan(page)).toContainText(hint);
  await slider.blur();

  await page.mouse.move(...(await pointOf(slider, 0.5)));
  await expect(fan(page)).toContainText('At 65: $');
  await page.mouse.move(0, 0);
  await expect(fan(page)).toContainText(hint);

  const unlucky = income(page).getByRole('slider', { name: 'In an unlucky future: income by age' });
  await unlucky.press('End');
  await expect(income(page)).toContainText(
    'At 94: $3,000 a month from Social Security, $0 from savings, $1,600 short.',
  );
  const past = history(page).getByRole('slider', { name: 'Savings by age in past retirements' });
  await past.press('Home');
  await expect(history(page)).toContainText(/At 69: (\$[\d,]+) from 1966, \1 from 1982\./);
});

test('history names the worst and the best start, and retires into a chosen year', async ({ page }) => {
  await open(page, '/outlook');
  await expect(history(page)).toHaveAccessibleName(
    'In 72 of 72 past retirements, your money would have lasted to 95',
  );
  await expect(history(page)).toContainText('Worst: retiring into 1966, savings last to 95, with $');
  await expect(history(page)).toContainText('Best: into 1982, savings last to 95, with $');
  const button = history(page).getByRole('button', { name: '2000' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const status = history(page).getByRole('status');
  await expect(status).toHaveText(
    /^Retiring into 2000, savings last so far, with \$[\d,]+ left after 25 years\.$/,
  );
  await history(page).getByRole('button', { name: '1929' }).click();
  await expect(status).toHaveText(/^Retiring into 1929, savings last to 95, with \$/);
  await history(page).getByRole('button', { name: '1929' }).click();
  await expect(status).toHaveText('Choose a year to see its line.');
});

test('every chart has its numbers in a table', async ({ page }) => {
  await open(page, '/outlook');
  for (const [figure, first, last, count] of [
    [curve(page), /^40 0\.0$/, /^85 10\.0$/, 46],
    [fan(page), /^35 (\$50,000 ?){5}$/, /^95 \$0 /, 61],
    [
      income(page),
      /^69 \$3,0\d\d \$1,6\d\d \$0 \$1,6\d\d \$0$/,
      /^94 \$3,0\d\d \$1,6\d\d \$0 \$0 \$1,6\d\d$/,
      26,
    ],
    [history(page), /^1928 Lasts \$/, /^2024 Lasts so far \$/, 97],
  ] as const) {
    await figure.getByText('Show as a table').click();
    const rows = figure.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(count);
    await expect(rows.first()).toHaveAccessibleName(first);
    await expect(rows.last()).toHaveAccessibleName(last);
  }
});

test('without colors, lines and areas are told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/outlook');
  const looks = (figure: Locator, count: number) =>
    figure
      .locator('svg path')
      .evaluateAll((paths) =>
        paths.map((path) => {
          const { fill, stroke, strokeDasharray, strokeWidth } = getComputedStyle(path);
          return [fill, stroke === 'none' ? '' : `${strokeDasharray} ${strokeWidth}`].join(' ');
        }),
      )
      .then((found) => new Set(found.slice(-count)).size);
  expect(await looks(curve(page), 2)).toBe(2);
  expect(await looks(fan(page), 3)).toBe(3);
  expect(await looks(history(page), 4)).toBe(4);
  expect(await looks(income(page), 3)).toBe(3);
});

test('charts fit narrow pages, and nothing moves while they are read', async ({ page }) => {
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/outlook');
    await expectNoSidewaysScroll(page);
    const sizes = await page
      .locator('figure *')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.children.length === 0 && element.textContent)
          .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    for (const figure of [fan(page), income(page), history(page)]) {
      const slider = figure.getByRole('slider').first();
      const before = (await figure.boundingBox())?.height;
      await slider.press('Home');
      await expect(figure).toContainText(/At \d\d: /);
      expect((await figure.boundingBox())?.height, `at ${width} pixels`).toBe(before);
    }
  }
});

test('printed charts have no controls', async ({ page }) => {
  await open(page, '/outlook');
  await page.emulateMedia({ media: 'print' });
  for (const figure of [curve(page), fan(page), income(page), history(page)]) {
    await expect(figure.locator('svg').first()).toBeVisible();
    await expect(figure.getByRole('slider')).toHaveCount(0);
    await expect(figure.getByRole('button')).toHaveCount(0);
    await expect(figure.getByText('Point at the chart').first()).toBeHidden();
  }
});

test('the comparison of versions directly follows the chart above it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWholeOutlook(page);
  const income = await page.getByRole('figure', { name: /^Social Security pays/ }).boundingBox();
  const versions = await page.getByRole('region', { name: 'Compare versions' }).boundingBox();
  expect(versions?.x).toBe(income?.x);
  expect((versions?.y ?? 0) - (income?.y ?? 0) - (income?.height ?? 0)).toBeLessThan(72);
});
