import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { amountBox, pressKeysOn } from '../../../test/number-fields.ts';
import { partHeading, showOutlook } from '../../../test/outlook-page.ts';
import { emulateMedia, expectText, openTable } from '../../../test/page-actions.ts';

const figure = (name: RegExp) => page.getByRole('figure', { name });
/** The chance by retirement age. */
const curve = figure(/^Stop later/);
/** The savings by age, in lucky and unlucky futures. */
const fan = figure(/run out .* in an unlucky one|unlucky future.*(savings run out|your money lasts)/);
/** The sources of the spending by age. */
const income = figure(/^Social Security pays/);
const pastRetirements = figure(/past retirements/i);

/** Shows the outlook with all charts. Only the curve is there before a part is opened. */
async function showCharts(path?: string): Promise<void> {
  await showOutlook(path);
  await partHeading('Year by year').click();
  await partHeading('Past retirements').click();
  await expect.element(fan).toBeVisible();
  await expect.element(pastRetirements).toBeVisible();
}

test('charts are calculated when their part is opened, and a link to a part opens it', async () => {
  await showOutlook('/outlook#past-retirements');
  await expect.element(pastRetirements).toBeVisible();
  await expect.element(fan).not.toBeInTheDocument();
  await partHeading('Year by year').click();
  await expect.element(fan).toBeVisible();
  await expect.element(income).toBeVisible();
  await partHeading('Year by year').click();
  await expect.element(fan).not.toBeInTheDocument();
});

test('keys on the curve of chances set the desired age', async () => {
  await showOutlook();
  const slider = curve.getByRole('slider', { name: 'Age at which you would like to stop' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '65: 4 of 10 futures');
  for (const [key, age] of [
    ['ArrowRight', '66'],
    ['ArrowDown', '65'],
    ['PageUp', '70'],
    ['PageDown', '65'],
    ['End', '85'],
    ['PageUp', '85'],
    ['Home', '35'],
  ] as const) {
    await pressKeysOn(slider, key);
    await expect.element(amountBox('Target Retirement Age')).toHaveValue(age);
  }
  await expect.element(slider).toHaveAttribute('aria-valuetext', '35: fewer than 1 of 10 futures');
  expect(getComputedStyle(slider.element()).outlineStyle).toBe('solid');
});

test('charts are read by age, by key and by pointer, and show the age of the answer or the desired age', async () => {
  await showCharts();
  const slider = fan.getByRole('slider', { name: 'Savings by age' });
  await expectText(fan, /At 95: \$0 in an unlucky future, /);
  await pressKeysOn(slider, 'Home');
  const start = 'At 35: $50,000 in an unlucky future, $50,000 in a typical one, $50,000 in a lucky one';
  await expectText(fan, start);
  await expect.element(slider).toHaveAttribute('aria-valuetext', start);
  await pressKeysOn(slider, 'PageUp', 'ArrowRight');
  await expectText(fan, 'At 41: $');
  (slider.element() as HTMLElement).blur();
  await slider.hover();
  await expectText(fan, 'At 65: $');

  await pressKeysOn(income.getByRole('slider', { name: 'In an unlucky future: income by age' }), 'End');
  await expectText(income, 'At 94: $3,030 a month from Social Security, $0 from savings, $1,400 short.');
  await pressKeysOn(
    pastRetirements.getByRole('slider', { name: 'Savings by age in past retirements' }),
    'Home',
  );
  await expectText(pastRetirements, /At 69: (\$[\d,]+) from 1965, \1 from 1982\./);

  await expectText(fan, 'if you stop at 69');
  await page
    .getByRole('radio', { name: /^Stopping at 65/ })
    .first()
    .click();
  await expectText(fan, 'if you stop at 65');
});

test('past retirements name the worst and the best start, and show the chosen year', async () => {
  await showCharts();
  await expect
    .element(pastRetirements)
    .toHaveAccessibleName(
      'Retiring at 69 with the middle balance, your money would have lasted to 95 in 72 of 72 past retirements; with an unlucky balance, in 49 of 73',
    );
  await expectText(pastRetirements, 'Worst: retiring into 1965, savings last to 95, with $');
  await expectText(pastRetirements, 'Best: into 1982, savings last to 95, with $');
  const status = pastRetirements.getByRole('status');
  const year = (name: string) => pastRetirements.getByRole('button', { name: new RegExp(`^${name}`) });
  await year('2000').click();
  await expect.element(year('2000')).toHaveAttribute('aria-pressed', 'true');
  await expectText(status, /^Retiring into 2000, savings last so far, with \$[\d,]+ left after 25 years\.$/);
  await year('1929').click();
  await expectText(status, /^Retiring into 1929, savings last to 95, with \$/);
  await year('1929').click();
  await expectText(status, 'Choose a year to see its line.');
  await pastRetirements.getByRole('radio', { name: 'An unlucky balance' }).click();
  await expectText(pastRetirements, /Worst: retiring into 19\d\d, savings run out in 19\d\d/);
});

test('a chosen year that is the worst start is named once', async () => {
  await showCharts('/outlook#plan=45.50.50000.500.70000.7');
  await pastRetirements.getByRole('button', { name: /^1966/ }).click();
  await expectText(
    pastRetirements,
    /At \d+: \$[\d,.]+(?: million)? from 1966, \$[\d,.]+(?: million)? from 1982\./,
  );
});

/** The styles that tell lines and areas apart without colors: the fill, and the dashes and width of a line. */
function stylesOf(chart: Locator, selector: string): string[] {
  return [...chart.element().querySelectorAll(selector)].map((path) => {
    const { fill, stroke, strokeDasharray, strokeWidth } = getComputedStyle(path);
    return stroke === 'none' ? fill : `${fill} ${strokeDasharray} ${strokeWidth}`;
  });
}

test('every chart has its numbers in a table, marks that need no colors, and no controls in print', async () => {
  await showCharts();
  const tables: [Locator, RegExp, RegExp, number][] = [
    [curve, /^35 0\.0$/, /^85 10\.0$/, 51],
    [fan, /^35 (\$50,000 ?){5}$/, /^95 \$0 /, 61],
    [income, /^69 \$3,0\d\d \$1,4\d\d \$0 \$1,4\d\d \$0$/, /^94 \$3,0\d\d \$1,4\d\d \$0 \$0 \$1,4\d\d$/, 26],
    [pastRetirements, /^1928 Lasts \$/, /^2024 Lasts so far \$/, 97],
  ];
  for (const [chart, first, last, count] of tables) {
    const rows = (await openTable(chart)).map((cells) => cells.join(' '));
    expect(rows).toHaveLength(count);
    expect(rows[0]).toMatch(first);
    expect(rows.at(-1)).toMatch(last);
  }

  await emulateMedia('', { name: 'forced-colors', value: 'active' });
  for (const [chart, count] of [
    [curve, 2],
    [fan, 3],
    [pastRetirements, 4],
    [income, 3],
  ] as const) {
    expect(new Set(stylesOf(chart, 'svg path').slice(-count)).size).toBe(count);
  }

  await emulateMedia('print');
  for (const chart of [curve, fan, income, pastRetirements]) {
    expect(chart.element().querySelector('svg')?.checkVisibility()).toBe(true);
    expect([...chart.getByRole('slider').elements(), ...chart.getByRole('button').elements()]).toEqual([]);
  }
  for (const hint of [/^Tap or point at a chart/, /^Tap or click/, /Select a point/]) {
    expect(page.getByText(hint).first().element().checkVisibility()).toBe(false);
  }
});

test('a plan of a single year has a curve of a single age', async () => {
  // React and the browser report coordinates that are not numbers as errors, which fail the test.
  await showCharts('/outlook#plan=74.75.50000.500.70000.7&assume=4667.75');
  await expect.element(page.getByRole('heading', { level: 2, name: /^you could stop today/ })).toBeVisible();
  await expect.element(figure(/^Whenever you stop/).getByText('74: all 10')).toBeVisible();
  expect(pastRetirements.element().textContent).not.toContain('0 dotted');
});

const COUPLE =
  '/outlook#plan=35.65.50000.500.70000.7&partner=33.x.40000.x.x.x&preTaxShare=100&benefitCut=2075.78&income=Pension.500.month.72.x.1';

test('a couple’s income has a sample for each source, and a mark for the first death that fits on a phone', async () => {
  await page.viewport(320, 800);
  await emulateMedia('', { name: 'forced-colors', value: 'active' });
  await showCharts(COUPLE);
  await expectText(income, 'It assumes that you die at 85 and your partner then spends $');
  await expectText(fan, 'It assumes that you die at 85 and your partner then spends $');
  const legend = income.getByRole('list').getByRole('listitem');
  expect(legend.elements().map((item) => item.textContent)).toEqual([
    'Your Social Security',
    'Partner’s Social Security',
    'Other income',
    'From savings',
    'Not covered',
  ]);
  expect(new Set(stylesOf(income, 'li path')).size).toBe(5);
  const marks = page.getByText('First death: you', { exact: true }).elements();
  // One in each chart by age, in the line of ages and in its table.
  expect(marks).toHaveLength(6);
  for (const mark of [...marks, page.getByText(/^Your benefit at/).element()]) {
    const { left, right } = mark.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
});

test.each([
  ['the curve', curve],
  ['the chart of the past of someone retired', pastRetirements],
])('in print, %s has the whole width if no other chart is next to it', async (_, chart) => {
  await page.viewport(740, 900);
  await showOutlook();
  if (chart === pastRetirements) {
    await page.getByRole('checkbox', { name: 'Already retired' }).click();
    await partHeading('Past retirements').click();
    await expect.element(chart).toBeVisible();
  }
  await emulateMedia('print');
  expect(chart.element().clientWidth).toBeGreaterThan(600);
});

test('charts fit, are legible, and keep their height while read, at each width', async () => {
  await showCharts();
  for (const width of [320, 375, 1280]) {
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const sizes = [...document.querySelectorAll('figure *')]
      .filter((element) => element.children.length === 0 && element.textContent)
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(12);
    for (const chart of [fan, income, pastRetirements]) {
      (document.activeElement as HTMLElement).blur();
      const { height } = chart.element().getBoundingClientRect();
      await pressKeysOn(chart.getByRole('slider').first(), 'Home');
      await expectText(chart, /At \d\d: /);
      expect(chart.element().getBoundingClientRect().height, `${width} px`).toBe(height);
    }
  }
});
