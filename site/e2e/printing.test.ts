import type { Page } from '@playwright/test';
import { box, calculateButton, outlook, typeInto } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { open, openPart } from './page-actions.ts';
import { opensEveryPage } from './routes.ts';

async function countPages(page: Page, format: string, margin = '1cm'): Promise<number | undefined> {
  const file = await page.pdf({
    format,
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  });
  return file.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}

/** Expects two pages in each format. `prepare` is called before each is printed. */
async function expectTwoPages(page: Page, prepare = async () => {}, margins = ['1cm']): Promise<void> {
  for (const format of opensEveryPage ? ['A4', 'Letter'] : ['Letter']) {
    for (const margin of margins) {
      await prepare();
      expect(await countPages(page, format, margin), `${format} with margins of ${margin}`).toBe(2);
    }
  }
}

/** Presses the button without the browser's dialog. The details are printed once. */
async function printWithDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Print with details' }).click();
}

test.describe('the results of the calculator', () => {
  // The most rows of a table in normal type, and the most of all.
  for (const [age, target] of [
    ...(opensEveryPage
      ? [
          ['35', '65'],
          ['40', '84'],
        ]
      : []),
    ['18', '85'],
  ] as [string, string][]) {
    test(`from ${age} to ${target} are printed on two pages`, async ({ page }) => {
      await open(page, '/');
      await typeInto(page, 'Target Retirement Age', target);
      await typeInto(page, 'Current Age', age);
      await calculateButton(page).click();
      await expect(outlook(page).getByText('Show as a table')).toBeVisible();
      await outlook(page).getByText('How we calculate', { exact: true }).click();
      await expectTwoPages(page, undefined, ['0', ...(opensEveryPage ? ['0.4in'] : []), '1cm']);
    });
  }
});

// `npm test` leaves this out: `outlook-page.test.tsx` prints an outlook with its parts.
if (opensEveryPage) {
  test('the longest outlook with details is printed on two pages, with its numbers, charts and URL', async ({
    page,
    server,
  }) => {
    await page.clock.setFixedTime(new Date('2026-03-14T12:00:00'));
    await open(page, '/outlook');
    await typeInto(page, 'Current Age', '18');
    await typeInto(page, 'Target Retirement Age', '52');
    await openPart(page, 'Assumptions');
    await openPart(page, 'Compare versions');
    await page.getByRole('textbox', { name: 'Plan to Age' }).fill('110');
    await page.getByRole('textbox', { name: 'Plan to Age' }).blur();
    await page.getByRole('button', { name: 'Keep as version A' }).click();
    await box(page, 'Monthly Contributions').fill('1,500');
    await page.getByRole('button', { name: 'Keep as version B' }).click();
    await page.getByRole('button', { name: 'Keep as version C' }).click();
    await expect(page.getByRole('columnheader', { name: 'Version C' })).toBeVisible();
    await openPart(page, 'Year by year');
    await page.getByRole('radio', { name: 'Stopping at 52' }).check();
    await expectTwoPages(page, () => printWithDetails(page));
    await printWithDetails(page);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const sheet = page.getByRole('main');
    await expect(sheet.getByText('Calculated on March 14, 2026')).toBeVisible();
    await expect(
      sheet.getByText(`${server.url}/outlook#plan=18.52.50000.1500.70000.7&assume=`),
    ).toBeVisible();
    await expect(sheet.getByRole('heading', { level: 2, name: /^you could stop at/ })).toBeVisible();
    // The ten dots of the answer and of the wish.
    const dots = sheet.getByRole('region', { name: 'Your answer' }).locator('svg:has(circle)');
    await expect(dots.filter({ visible: true })).toHaveCount(2);
    await expect(sheet.getByRole('figure').filter({ visible: true })).toHaveCount(4);
    await expect(sheet.getByRole('button').filter({ visible: true })).toHaveCount(1);
    await expect(sheet.getByRole('slider').filter({ visible: true })).toHaveCount(0);
  });
}

const incomes = (name: string) =>
  Array.from(
    { length: 10 },
    (_, index) => `income=${name}.${500 + index}.month.${60 + index}.${80 + index}.0`,
  ).join('&');
const longNames = incomes('W'.repeat(60));
/** Short enough for the code to have them, which makes it one of the largest. */
const codeNames = incomes('W'.repeat(40));

test('the outlook is printed on one page, with nothing cut off and a code that a camera can read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const numbers of [
    ...(opensEveryPage
      ? [
          'plan=50.65.20000.0.0.6&assume=2500',
          `plan=58.65.420000.1500.80000.7&partner=56.60.45000.67.1500.67&preTax=100&${longNames}`,
        ]
      : []),
    `plan=50.65.20000.0.0.6&assume=2500&${codeNames}`,
  ]) {
    await page.goto('about:blank');
    await open(page, `/outlook#${numbers}`);
    // Before its script is loaded, the details are printed.
    await page.waitForLoadState('networkidle');
    await expect.poll(() => countPages(page, 'Letter'), numbers).toBe(1);
    if (numbers.endsWith(longNames)) expect(await countPages(page, 'A4')).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const sheet = page.locator('section[aria-label="The outlook on one page"]');
    for (const title of ['Next steps', 'Numbers', 'What this leaves out', 'Your dates']) {
      await expect(sheet.getByText(title, { exact: true })).toBeAttached();
    }
    await expect(sheet.locator('h1')).toHaveText(/^At 5\d(, | and )/);
    await expect(sheet.locator('[data-part="dots"]'), 'of the answer and of the wish').toHaveCount(2);
    await expect(sheet.locator('[data-part="line"] ol')).toBeAttached();
    const code = sheet.locator('svg[aria-label="QR code of the link"]');
    const square = await code.evaluate(
      (svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
    );
    expect((square / 96) * 25.4, 'millimeters of a square').toBeGreaterThan(0.42);
    const cut = await sheet.evaluate(
      (root) =>
        [root, ...root.querySelectorAll('p, li, dt, dd, h1, h2, section')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
        ).length,
    );
    expect(cut, numbers).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  }
});
