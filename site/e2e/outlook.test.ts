import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { box, calculateButton, outlook, typeInto } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import {
  expectToast,
  heading,
  open,
  openNumbers,
  openPart,
  openWholeOutlook,
  waitForScrollEnd,
} from './page-actions.ts';

const DEFAULT_GOAL =
  'At 69, your money lasts to 95 in at least 8 out of 10 futures, on $4,430 a month in today’s dollars, what you live on today (taxes left out), $3,030 of it from Social Security.';

const answer = (page: Page) => page.getByRole('heading', { level: 2, name: /could stop/ });
const goal = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/your money lasts to \d+ in at least/)
    .first();
const curve = (page: Page) => page.getByRole('figure', { name: /^Stop later/ });
const desired = (page: Page) => page.getByText(/^You’d like \d+.* futures/).first();
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

async function dragBy(page: Page, thumb: Locator, distance: number): Promise<void> {
  const [x, y] = await pointOf(thumb, 0.5);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 5 });
  await page.mouse.up();
}

/** Returns the point at a share of an element's width, halfway down. */
async function pointOf(target: Locator, share: number): Promise<[x: number, y: number]> {
  await target.scrollIntoViewIfNeeded();
  const bounds = await target.boundingBox();
  if (!bounds) throw new Error(`${target} is not visible`);
  return [bounds.x + bounds.width * share, bounds.y + bounds.height / 2];
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the answer for the defaults, its chart and table, no parts that need scripts, and on a phone short titles of changes', async ({
    page,
  }) => {
    await page.goto('/outlook');
    await expect(heading(page, 'When can you stop?')).toBeVisible();
    await expect(answer(page)).toHaveText('you could stop at 69.');
    await expect(goal(page)).toHaveText(DEFAULT_GOAL);
    await expect(desired(page)).toContainText('You’d like 65: that works in 4 out of 10 futures.');
    await page.getByText('Show as a table').first().click();
    await expect(curve(page).getByRole('row', { name: /^69 / })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Year by year' })).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText(/future dollars|dollars in 20/i);

    await page.setViewportSize({ width: 375, height: 812 });
    await expect(page.getByRole('heading', { name: 'Counted or left out' })).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await page.getByText('Change each number').click();
    const numbers = page.getByRole('region', { name: 'Your numbers' });
    await expect(numbers.locator('noscript p')).toHaveText(
      'To change them, turn on JavaScript in your browser.',
    );
    await expect(numbers.locator('noscript p')).toBeVisible();
    for (const field of await numbers.locator('input').all()) {
      await expect(field).toHaveCSS('pointer-events', 'none');
      await expect(field).toHaveCSS('opacity', '0.6');
    }
    for (const text of ['Other income and costs', 'Spending: what ends', 'Select a point of the curve']) {
      await expect(page.getByText(text)).toBeHidden();
    }
    const { height } = (await page.getByRole('heading', { name: 'Spend less' }).boundingBox()) ?? {};
    expect(height).toBeLessThan(40);
  });
});

test('the page hydrates with the results of the server, and simulates after a change', async ({ page }) => {
  const lever = (years: number) => page.getByText(`Work ${years} years longer, until 69.`);
  // Changes the answer in the server's text and data: the page shows it only if the browser does not calculate again.
  await page.route('/outlook', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll('Work 4 years longer', 'Work 5 years longer') });
  });
  await open(page, '/outlook');
  await expect(page.getByText(/^Calculated on /)).toBeAttached();
  await expect(lever(5)).toBeVisible();
  await typeInto(page, 'Monthly Contributions', '495');
  await expect(lever(4)).toBeVisible();
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(lever(5)).toBeVisible();
});

test('before anything is prepared in idle time, answers are right, and an image that fails to load shows an error', async ({
  page,
  expectError,
}) => {
  expectError(/chance-image/);
  await page.route(/\/assets\/chance-image-/, (route) => route.abort());
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await open(page, '/outlook');
  await number(page, 'Plan to Age').press('End');
  await expect(goal(page)).toContainText('lasts to 110 ');
  await expect(answer(page)).not.toContainText('stop at 69');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(goal(page)).toHaveText(DEFAULT_GOAL);
  await curve(page).getByRole('button', { name: 'Save picture' }).click();
  await expectToast(page, 'The picture couldn’t be saved');
});

test('the calculator’s numbers come along, and come back with versions after a reload', async ({ page }) => {
  await open(page, '/');
  await typeInto(page, 'Monthly Contributions', '1500');
  await calculateButton(page).click();
  await outlook(page).getByRole('link', { name: 'What would change it' }).click();
  await expect(heading(page, 'When can you stop?')).toBeFocused();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('1,500');
  await number(page, 'Plan to Age').press('ArrowUp');
  await openPart(page, 'Compare versions');
  await test.step('the spaces in the name of a button are in the browser’s accessibility tree', async () => {
    await expect(page.getByRole('button', { name: 'Keep as version A' })).toBeVisible();
    // The browser leaves out a space between two texts of a flex container.
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes.filter(({ role }) => role?.value === 'button').map(({ name }) => name?.value);
    expect(names).toContain('Keep as version A');
  });
  await page.getByRole('button', { name: 'Keep as version A' }).click();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Version A' })).toBeVisible();
  await expect(box(page, 'Monthly Contributions')).toHaveValue('1,500');
  await expect(goal(page)).toContainText('lasts to 96 ');
});

test('numbers in the answer are dragged, and the curve takes clicks and drags', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/outlook');
  await expect(goal(page)).toHaveText(DEFAULT_GOAL);
  const slider = curve(page).getByRole('slider');
  // Ages go from 35 to 85: two fifths of the way are 55.
  await page.mouse.click(...(await pointOf(slider, 20 / 50)));
  await expect(box(page, 'Target Retirement Age')).toHaveValue('55');
  await page.mouse.down();
  await page.mouse.move(...(await pointOf(slider, 35 / 50)), { steps: 4 });
  await page.mouse.up();
  await expect(box(page, 'Target Retirement Age')).toHaveValue('70');
  await expect(desired(page)).toHaveText(/^You’d like 70: that works in [89] out of 10 futures\./);

  await dragBy(page, number(page, 'Monthly Spending in Retirement'), -60);
  await expect(goal(page)).toContainText('on $2,400 a month');
  await expect(answer(page)).not.toContainText('stop at 69');
});

test('offline, everything but saving works in the open tab, and nothing is sent', async ({
  page,
  context,
}) => {
  await openWholeOutlook(page);
  await context.setOffline(true);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) sent.push(request.url());
  });
  const download = async (button: Locator) => {
    const downloading = page.waitForEvent('download');
    await button.click();
    const saved = await downloading;
    return { name: saved.suggestedFilename(), file: await readFile(await saved.path()) };
  };
  await openPart(page, 'Year by year');
  await test.step('a table by year is downloaded in today’s dollars', async () => {
    const { name, file } = await download(page.getByRole('button', { name: 'Download CSV' }));
    expect(name).toBe('whenabouts-outlook.csv');
    const lines = file.toString().trimEnd().split('\r\n');
    expect(lines[0]).toContain('Spending during the year (today’s dollars)');
    expect(lines).toHaveLength(62);
    expect(lines.at(-1)).toMatch(/^95,0,53160,/);
  });
  await test.step('the curve is saved as an image', async () => {
    const { name, file } = await download(curve(page).getByRole('button', { name: 'Save picture' }));
    expect(name).toBe('whenabouts-when.png');
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    // An empty image of this size has about 4 kB.
    expect(file.length).toBeGreaterThan(20_000);
  });
  await typeInto(page, 'Monthly Contributions', '700');
  await expect(answer(page)).not.toContainText('stop at 69');
  await page.getByRole('button', { name: 'Apply: Work longer' }).click();
  await openPart(page, 'Compare versions');
  await page.getByRole('button', { name: 'Keep as version A' }).click();
  await expect(page.getByRole('columnheader', { name: 'Version A' })).toBeVisible();
  for (const part of ['Past retirements', 'Assumptions']) await openPart(page, part);
  await page.getByRole('checkbox', { name: 'I know my benefit' }).check();
  await dragBy(page, page.getByRole('slider').first(), 40);
  await page.getByRole('checkbox', { name: 'Already retired' }).check();
  await expect(heading(page, 'How much can you spend?')).toBeVisible();
  expect(sent).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('a finger drags numbers sideways, scrolls vertically, and sets the age on the curve', async ({
    page,
  }) => {
    await open(page, '/outlook');
    await openNumbers(page);
    const spending = page.getByRole('spinbutton', { name: 'Monthly Spending in Retirement' });
    const [x, y] = await pointOf(spending, 0.5);
    const touch = await page.context().newCDPSession(page);
    const swipe = async (dx: number, dy: number) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (let step = 1; step <= 5; step++) {
        const point = { x: x + (dx * step) / 5, y: y + (dy * step) / 5 };
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-60, 0);
    await expect(spending).toHaveText('$2,400');
    await swipe(0, -150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(spending).toHaveText('$2,400');
    // Playwright cancels the touches that it tries first, which Chromium reports while a page still scrolls.
    await waitForScrollEnd(page);
    // Results that arrive after a change move the sentences, which a tap must not miss.
    const rows = page.getByRole('region', { name: 'Counted or left out' }).getByRole('list');
    await expect(rows).toHaveAttribute('aria-busy', 'false');
    await page.waitForLoadState('networkidle');
    await spending.tap();
    await expect(page.getByRole('textbox', { name: 'Monthly Spending in Retirement' }).first()).toBeFocused();
    await page.touchscreen.tap(...(await pointOf(curve(page).getByRole('slider'), 25 / 50)));
    await expect(box(page, 'Target Retirement Age')).toHaveValue('60');
  });
});
