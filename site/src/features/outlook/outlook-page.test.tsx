import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { box, number, press, type } from '../../../test/number-fields.ts';
import { button, emulateMedia, expectText, openTable } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';

const DEFAULT_ANSWER =
  'You could stop at 69. In at least 8 of 10 futures your money lasts to 95, with $4,400 a month in today’s dollars, $3,000 of it from Social Security.';

const main = page.getByRole('main');
const answer = main
  .getByRole('paragraph')
  .filter({ hasText: /^(You could stop|Even if you stop|Your money lasts)/ })
  .first();
const desired = page.getByText(/^Stopping at \d+ works in .*\.$/).first();
const figure = (name: RegExp) => page.getByRole('figure', { name });
const curve = figure(/^Stopping at|^No retirement age/);
const fan = figure(/unlucky future.*(savings run out|your money lasts)/);
const income = figure(/^Social Security pays/);
const history = figure(/past retirements/);

async function show(path = '/outlook'): Promise<void> {
  await renderPage(path, { api: { 'GET /api/blog-posts': [] } });
  await expect.element(history).toBeVisible();
}

test('numbers in the answer are stepped and typed', async () => {
  await show();
  await expectText(answer, DEFAULT_ANSWER);
  await press(number('Plan to Age'), 'ArrowDown');
  await expectText(answer, 'lasts to 94,');
  await press(number('Plan to Age'), 'End');
  await expectText(answer, 'lasts to 110,');
  await press(number('Target: futures out of 10'), 'ArrowUp');
  await expectText(answer, 'In at least 9 of 10 futures');
  await number('Retirement age you would like').click();
  await userEvent.keyboard('58{Enter}');
  await expectText(desired, 'Stopping at 58 works in');
  await expect.element(box('Target Retirement Age')).toHaveValue('58');
  await button('Reset to defaults').click();
  await expectText(answer, DEFAULT_ANSWER);
});

test('amounts and rates in the text lead to their assumptions', async () => {
  await show();
  await answer.getByRole('button', { name: /^\$3,000/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Social Security', exact: true })).toHaveFocus();
  await button('inflation of 2.5%').click();
  await expect.element(page.getByRole('textbox', { name: /^Inflation \(%\)/ }).first()).toHaveFocus();
});

test('a change that would work is applied and undone', async () => {
  await show();
  const section = page.getByRole('region', { name: 'What would move it' });
  const save = section.getByRole('listitem').filter({ hasText: 'Save more' });
  await expectText(save, /Save \$\d+ more a month and you could stop at 65\./);
  await save.getByRole('button', { name: /^Apply/ }).click();
  await expectText(desired, 'Stopping at 65 works in 8 of 10.');
  await expectText(section, 'Stopping at 65 reaches your goal of 8 of 10.');
  await expect.element(section.getByRole('heading', { name: 'What would move it' })).toHaveFocus();
  await section.getByRole('button', { name: /^Undo/ }).click();
  await expectText(desired, 'Stopping at 65 works in 4 of 10.');
  await expect.element(box('Monthly Contributions')).toHaveValue('500');
});

test('the choice between the answer and the desired age decides what the charts show', async () => {
  await show();
  await expectText(fan, 'if you stop at 69');
  await page.getByRole('radio', { name: /^Stopping at 65/ }).click();
  await expectText(fan, 'if you stop at 65');
  await expect.element(page.getByText(/Medicare begins at 65\./)).not.toBeInTheDocument();
  await type('Target Retirement Age', '58');
  for (const text of [
    'Before 59½,',
    'Medicare begins at 65.',
    'Bridge years: for 4 years, until Social Security starts at 62,',
  ]) {
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  }
});

test('assumptions can be changed and reset', async () => {
  await show();
  await page
    .getByRole('textbox', { name: /^Volatility \(%\)/ })
    .first()
    .fill('20');
  await expect.poll(() => answer.element().textContent).not.toContain('stop at 69');
  await button('Reset to the default: Volatility (%)').click();
  await expectText(answer, DEFAULT_ANSWER);
  await page.getByRole('checkbox', { name: 'I know my benefit' }).click();
  await expectText(answer, DEFAULT_ANSWER);
  await page.getByRole('textbox', { name: /^Known Monthly Benefit/ }).fill('1000');
  await page.getByRole('checkbox', { name: 'Claim when I stop working' }).click();
  await page.getByRole('textbox', { name: 'Claiming Age, exact amount', exact: true }).fill('70');
  await page.getByRole('button', { name: /^Use my allocation/ }).click();
  await page.getByRole('radio', { name: /1990/ }).click();
  await button('Reset all assumptions').click();
  await expectText(answer, DEFAULT_ANSWER);
});

test('a retired visitor is asked for spending and benefit, which are side by side', async () => {
  await show();
  await type('Current Age', '67');
  await type('Current Retirement Savings', '500000');
  await page.getByRole('radio', { name: 'Already retired' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'How long will your money last?' }))
    .toBeVisible();
  await page.getByRole('textbox', { name: /^Your Monthly Social Security/ }).fill('2,400');
  await page
    .getByRole('textbox', { name: /^Monthly Spending in Retirement/ })
    .first()
    .fill('4,500');
  await expectText(
    answer,
    /^Your money lasts to 95 in [1-9] of 10 futures, with \$4,500 a month in today’s dollars, \$2,400 of it from Social Security\.$/,
  );
  await expect.element(page.getByText(/these numbers can’t be saved/)).toBeVisible();
  await expect.element(box('Target Retirement Age')).not.toBeInTheDocument();
  const fields = page.getByRole('region', { name: 'Your income in retirement' });
  const [spending, benefit] = ['Monthly Spending in Retirement', 'Your Monthly Social Security'].map((name) =>
    fields
      .getByRole('textbox', { name: `${name}, exact amount` })
      .element()
      .getBoundingClientRect(),
  );
  expect(benefit?.y).toBe(spending?.y);
});

test('no retirement age may be enough', async () => {
  await show();
  await type('Current Retirement Savings', '0');
  await type('Monthly Contributions', '0');
  await press(number('Monthly Spending in Retirement'), 'End');
  await expectText(answer, 'Even if you stop at 85, your money lasts to 95 in fewer than 1 of 10 futures');
  await expect.element(page.getByText(/Even saving all you earn would not get there by 65\./)).toBeVisible();
});

test('a plan of a single year has a curve of a single age', async () => {
  // React and the browser report coordinates that are no numbers as errors, which fail the test.
  await show('/outlook#plan=74.75.50000.500.70000.7&assume=4667.75');
  await expect.element(page.getByText(/^You could stop now, at 74\. /).first()).toBeVisible();
  await expect.element(figure(/^Stopping at 74/).getByText('74: all 10')).toBeVisible();
  expect(history.element().textContent).not.toContain('0 latest');
});

test('a link of the calculator opens with the default assumptions', async () => {
  await show('/outlook#plan=40.60.50000.725.70000.7');
  await expect.element(box('Current Age')).toHaveValue('40');
  await expect.element(page.getByRole('textbox', { name: /^Inflation \(%\)/ }).first()).toHaveValue('2.5');
});

test('contributions rise with prices or stay the same, and both ages are named', async () => {
  await show();
  const rise = page.getByRole('checkbox', { name: 'My contributions rise with prices' });
  await expect.element(rise).toBeChecked();
  await expect
    .element(page.getByText('If they stay $500 a month, you could stop at 70 instead of 69.'))
    .toBeVisible();
  await rise.click();
  await expect
    .element(page.getByText('If they rise with prices, you could stop at 69 instead of 70.'))
    .toBeVisible();
  await expectText(answer, 'You could stop at 70.');
  await type('Monthly Contributions', '0');
  await expect.element(rise).not.toBeInTheDocument();
});

test('versions are compared in a sentence, and can be opened and removed', async () => {
  await show();
  await button('Keep as version A').click();
  await type('Monthly Contributions', '1500');
  await button('Keep as version B').click();
  await expect
    .element(
      page.getByText(
        /^Version B saves \$1,500 a month and spends \$3,600 a month\. You could stop at \d\d, \d+ years earlier\.$/,
      ),
    )
    .toBeVisible();
  await button('Keep as version C').click();
  await expect.element(page.getByText(/Remove a version to keep another one\./)).toBeVisible();
  await button('Open Version A').click();
  await expect.element(box('Monthly Contributions')).toHaveValue('500');
  await button('Remove Version A').click();
  await expect.element(page.getByRole('columnheader', { name: 'Version C' })).not.toBeInTheDocument();
  const versions = page.getByRole('region', { name: 'Compare versions' }).element().getBoundingClientRect();
  const above = income.element().getBoundingClientRect();
  expect(versions.x).toBe(above.x);
  expect(versions.y - above.bottom).toBeLessThan(72);
});

test('keys on the curve of chances set the desired age', async () => {
  await show();
  const slider = curve.getByRole('slider', { name: 'Age at which you would like to stop' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '65: 4 of 10 futures');
  for (const [key, age] of [
    ['ArrowRight', '66'],
    ['ArrowDown', '65'],
    ['PageUp', '70'],
    ['PageDown', '65'],
    ['End', '85'],
    ['PageUp', '85'],
    ['Home', '40'],
  ] as const) {
    await press(slider, key);
    await expect.element(box('Target Retirement Age')).toHaveValue(age);
  }
  await expect.element(slider).toHaveAttribute('aria-valuetext', '40: fewer than 1 of 10 futures');
  expect(getComputedStyle(slider.element()).outlineStyle).toBe('solid');
});

test('charts are read by age, by key and by pointer', async () => {
  await show();
  const slider = fan.getByRole('slider', { name: 'Savings by age' });
  const hint = 'Point at the chart, or use its arrow keys, to read it by age.';
  await expectText(fan, hint);
  await press(slider, 'Home');
  const start = 'At 35: $50,000 in an unlucky future, $50,000 in a typical one, $50,000 in a lucky one';
  await expectText(fan, start);
  await expect.element(slider).toHaveAttribute('aria-valuetext', start);
  await press(slider, 'PageUp', 'ArrowRight');
  await expectText(fan, 'At 41: $');
  await press(slider, 'Escape');
  await expectText(fan, hint);
  (slider.element() as HTMLElement).blur();
  await slider.hover();
  await expectText(fan, 'At 65: $');
  await page.getByRole('heading', { level: 1 }).hover();
  await expectText(fan, hint);

  await press(income.getByRole('slider', { name: 'In an unlucky future: income by age' }), 'End');
  await expectText(income, 'At 94: $3,000 a month from Social Security, $0 from savings, $1,400 short.');
  await press(history.getByRole('slider', { name: 'Savings by age in past retirements' }), 'Home');
  await expectText(history, /At 69: (\$[\d,]+) from 1965, \1 from 1982\./);
});

test('history names the worst and the best start, and retires into a chosen year', async () => {
  await show();
  await expect
    .element(history)
    .toHaveAccessibleName('In 72 of 72 past retirements, your money would have lasted to 95');
  await expectText(history, 'Worst: retiring into 1965, savings last to 95, with $');
  await expectText(history, 'Best: into 1982, savings last to 95, with $');
  const status = history.getByRole('status');
  const year = (name: string) => history.getByRole('button', { name: new RegExp(`^${name}`) });
  await year('2000').click();
  await expect.element(year('2000')).toHaveAttribute('aria-pressed', 'true');
  await expectText(status, /^Retiring into 2000, savings last so far, with \$[\d,]+ left after 25 years\.$/);
  await year('1929').click();
  await expectText(status, /^Retiring into 1929, savings last to 95, with \$/);
  await year('1929').click();
  await expectText(status, 'Choose a year to see its line.');
});

test('every chart has its numbers in a table', async () => {
  await show();
  const tables: [Locator, RegExp, RegExp, number][] = [
    [curve, /^40 0\.0$/, /^85 10\.0$/, 46],
    [fan, /^35 (\$50,000 ?){5}$/, /^95 \$0 /, 61],
    [income, /^69 \$3,0\d\d \$1,4\d\d \$0 \$1,4\d\d \$0$/, /^94 \$3,0\d\d \$1,4\d\d \$0 \$0 \$1,4\d\d$/, 26],
    [history, /^1928 Lasts \$/, /^2024 Lasts so far \$/, 97],
  ];
  for (const [chart, first, last, count] of tables) {
    const rows = (await openTable(chart)).map((cells) => cells.join(' '));
    expect(rows).toHaveLength(count);
    expect(rows[0]).toMatch(first);
    expect(rows.at(-1)).toMatch(last);
  }
});

test('in forced colors, lines and areas are distinguishable', async () => {
  await emulateMedia('', { name: 'forced-colors', value: 'active' });
  await show();
  for (const [chart, count] of [
    [curve, 2],
    [fan, 3],
    [history, 4],
    [income, 3],
  ] as const) {
    const styles = [...chart.element().querySelectorAll('svg path')].map((path) => {
      const { fill, stroke, strokeDasharray, strokeWidth } = getComputedStyle(path);
      return [fill, stroke === 'none' ? '' : `${strokeDasharray} ${strokeWidth}`].join(' ');
    });
    expect(new Set(styles.slice(-count)).size).toBe(count);
  }
});

test.each([320, 375, 1280])(
  'at %d px, charts fit, are legible, and keep their height while read',
  async (width) => {
    await page.viewport(width, 800);
    await show();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const sizes = [...document.querySelectorAll('figure *')]
      .filter((element) => element.children.length === 0 && element.textContent)
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    for (const chart of [fan, income, history]) {
      const { height } = chart.element().getBoundingClientRect();
      await press(chart.getByRole('slider').first(), 'Home');
      await expectText(chart, /At \d\d: /);
      expect(chart.element().getBoundingClientRect().height).toBe(height);
    }
  },
);

test('printed charts have no controls', async () => {
  await show();
  await emulateMedia('print');
  for (const chart of [curve, fan, income, history]) {
    expect(chart.element().querySelector('svg')?.checkVisibility()).toBe(true);
    expect([...chart.getByRole('slider').elements(), ...chart.getByRole('button').elements()]).toEqual([]);
    expect(
      chart
        .getByText(/^Point at the chart/)
        .first()
        .query()
        ?.checkVisibility() ?? false,
    ).toBe(false);
  }
});

test('with reduced motion, nothing moves while numbers change', async () => {
  await emulateMedia('', { name: 'prefers-reduced-motion', value: 'reduce' });
  await show();
  await button('Apply: Save more').click();
  await button('inflation of 2.5%').click();
  await expect.element(page.getByRole('textbox', { name: /^Inflation \(%\)/ }).first()).toBeInViewport();
  const hasDuration = (list: string) => list.split(',').some((time) => Number.parseFloat(time) > 0);
  const moving = [...document.querySelectorAll('*')].filter((element) => {
    const { animationName, animationDuration, transitionDuration, scrollBehavior } =
      getComputedStyle(element);
    const isAnimated = animationName !== 'none' && hasDuration(animationDuration);
    return isAnimated || hasDuration(transitionDuration) || scrollBehavior === 'smooth';
  });
  expect(moving.map((element) => element.outerHTML.slice(0, 100))).toEqual([]);
  expect(main.element().textContent).not.toMatch(/future dollars|dollars in 20/i);
});
