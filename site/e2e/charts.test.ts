import type { Locator, Page } from '@playwright/test';
import { type Inputs, inTodaysDollars, projectGrowth, roundToThreeDigits } from '@whenabouts/core';
import { calculateButton, inputs, outlook, type } from './calculator.ts';
import { expect, test } from './fixtures.ts';
import { open } from './page-actions.ts';

const [currentAge, retirementAge, currentSavings, monthlySavings, annualIncome, expectedReturn] = inputs.map(
  ({ start }) => start,
) as [number, number, number, number, number, number];
const example: Inputs = {
  currentAge,
  retirementAge,
  currentSavings,
  monthlySavings,
  annualIncome,
  expectedReturn,
};

async function showChart(page: Page): Promise<Locator> {
  await open(page, '/');
  await calculateButton(page).click();
  return outlook(page).getByRole('figure', { name: /wider the range/ });
}

const strokesOf = (chart: Locator) =>
  chart.locator('svg path').evaluateAll((paths) =>
    paths
      .map((path) => getComputedStyle(path))
      .filter(({ stroke }) => stroke !== 'none')
      .map(({ strokeDasharray }) => strokeDasharray),
  );

test("the calculator's chart has a description and a table, and needs no colors", async ({ page }) => {
  const chart = await showChart(page);
  await expect(chart).toHaveAccessibleName(
    'By 65, $640,000 to $1.7 million in future dollars: the further ahead, the wider the range',
  );
  await expect(chart.getByText('Savings by age in the conservative, moderate and aggressive')).toBeVisible();
  await chart.getByText('Show as a table').click();
  const { ages, balances } = projectGrowth(example);
  const dollars = (amount = 0) => `$${amount.toLocaleString('en-US')}`;
  const rows = await chart
    .locator('tbody tr')
    .evaluateAll((elements) => elements.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows).toEqual(
    ages.map((age, year) => [
      String(age),
      dollars(balances.conservative[year]),
      dollars(balances.moderate[year]),
      dollars(balances.aggressive[year]),
      dollars(roundToThreeDigits(inTodaysDollars(balances.moderate[year] ?? 0, year))),
    ]),
  );
  await expect(chart.getByRole('columnheader')).toHaveText([
    'Age',
    'Conservative',
    'Moderate',
    'Aggressive',
    'Moderate, today’s dollars',
  ]);
  await expect(chart.getByRole('rowheader')).toHaveCount(ages.length);

  // The lines are distinguished by dashes and by labels at their ends.
  expect(new Set(await strokesOf(chart)).size).toBe(3);
  await expect(chart).toContainText(/Aggressive.*Moderate.*Conservative|Conservative.*Moderate.*Aggressive/);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(new Set(await strokesOf(chart)).size).toBe(3);
});

test('on a narrow page, no text of a chart is smaller than 12 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const expectLegible = async (path: string) => {
    const sizes = await page.locator('figure *').evaluateAll((elements) =>
      elements
        .filter((element) => element.children.length === 0 && element.textContent)
        .map((element) => {
          const shrunk = element instanceof SVGElement ? (element.ownerSVGElement ?? element) : undefined;
          const drawn = shrunk instanceof SVGSVGElement ? (shrunk.getScreenCTM()?.a ?? 1) : 1;
          return Number.parseFloat(getComputedStyle(element).fontSize) * drawn;
        }),
    );
    expect(sizes.length, path).toBeGreaterThan(0);
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(12);
  };
  await showChart(page);
  await expectLegible('/');
  for (const slug of [
    'retirement-planning',
    'investment-strategies',
    'social-security',
    'tax-planning',
    'healthcare',
  ]) {
    await open(page, `/guides/${slug}`);
    await expectLegible(slug);
  }
});

/** The WCAG contrast ratio between two #rrggbb colors. */
function contrast(one: string, other: string): number {
  const luminance = (written: string) => {
    // The minified style sheet writes #fff for #ffffff.
    const color = written.length === 4 ? written.replaceAll(/[^#]/g, '$&$&') : written;
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

test('in both themes, every line, mark and edge has enough contrast', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, '/login');
    const colors = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const names = ['page', 'surface', 'fan-edge', 'fan-median', 'you', 'accent', 'control', 'focus'];
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
    });
    const { page: background = '', surface = '', ...marks } = colors;
    for (const [name, color] of Object.entries(marks)) {
      expect(contrast(color, background), `${name} on the ${colorScheme} page`).toBeGreaterThanOrEqual(3);
      expect(contrast(color, surface), `${name} on a ${colorScheme} card`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('the title of the growth chart is true when all scenarios end at the same amount', async ({ page }) => {
  await open(page, '/');
  await type(page, 'Current Age', '64');
  await type(page, 'Current Retirement Savings', '1000000');
  await type(page, 'Expected Annual Return (%)', '2');
  await calculateButton(page).click();
  const chart = outlook(page)
    .locator('figure')
    .filter({ hasText: /^By 65/ });
  await expect(chart).toContainText('By 65, $1.0 million in future dollars in every scenario');
  await expect(chart).not.toContainText('the wider the range');
  await type(page, 'Current Age', '35');
  await expect(chart).toContainText('the further ahead, the wider the range');
});
