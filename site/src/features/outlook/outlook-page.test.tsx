import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { box, number, press, type } from '../../../test/number-fields.ts';
import { button, emulateMedia, expectText, openTable } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';

const DEFAULT_GOAL =
  'At 69, your money lasts to 95 in at least 8 out of 10 futures, on $4,430 a month in today’s dollars, $3,030 of it from Social Security.';

const main = page.getByRole('main');
const headline = main
  .getByRole('paragraph')
  .filter({ hasText: /^(You could stop|Even \d+ is too early|Your money lasts)/ })
  .first();
const goal = main
  .getByRole('paragraph')
  .filter({ hasText: /your money lasts to \d+ in at least|^The plan goes to/ })
  .first();
const desired = page.getByText(/^You’d like \d+.* futures\.$/).first();
const figure = (name: RegExp) => page.getByRole('figure', { name });
const curve = figure(/^Stop later/);
const fan = figure(/unlucky future.*(savings run out|your money lasts)/);
const income = figure(/^Social Security pays/);
const pastRetirements = figure(/past retirements/i);
/** The heading of a part, which opens it. */
const part = (name: string) => page.getByRole('heading', { level: 2, name });

async function show(path = '/outlook'): Promise<void> {
  await renderPage(path);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function showCharts(path?: string): Promise<void> {
  await show(path);
  await part('Year by year').click();
  await part('Past retirements').click();
  await expect.element(fan).toBeVisible();
  await expect.element(pastRetirements).toBeVisible();
}

test('numbers in the answer and its goal are stepped and typed', async () => {
  await show();
  await expectText(headline, 'You could stop at 69.');
  await expectText(goal, DEFAULT_GOAL);
  await press(number('Plan to Age'), 'ArrowDown');
  await expectText(goal, 'lasts to 94 ');
  await press(number('Plan to Age'), 'End');
  await expectText(goal, 'lasts to 110 ');
  await press(number('Target: futures out of 100'), 'ArrowUp');
  await expectText(goal, 'in at least 85 out of 100 futures');
  await press(number('Target: futures out of 100'), 'End');
  await expectText(goal, 'in at least 95 out of 100 futures');
  await number('Target: futures out of 100').click();
  await userEvent.keyboard('90{Enter}');
  await expectText(goal, 'in at least 9 out of 10 futures');
  await number('Retirement age you would like').click();
  await userEvent.keyboard('58{Enter}');
  await expectText(desired, 'You’d like 58: that works in');
  await expect.element(box('Target Retirement Age')).toHaveValue('58');
  await button('Reset to defaults').click();
  await expectText(goal, DEFAULT_GOAL);
});

test('number boxes take values beyond the ends of the sliders', async () => {
  await show();
  await type('Current Retirement Savings', '1500000');
  await expect.element(box('Current Retirement Savings')).toHaveValue('1,500,000');
  await expect
    .element(page.getByRole('slider', { name: 'Current Retirement Savings', exact: true }))
    .toHaveValue('1000000');
  await expect.element(headline).not.toHaveTextContent('You could stop at 69.');
});

test('a visitor born before 1943 is asked for the benefit', async () => {
  await show();
  await type('Current Age', String(new Date().getFullYear() - 1942));
  const hint = page.getByText(/^We can’t estimate Social Security for people born before 1943\./);
  await expect.element(hint).toBeVisible();
  await type('Your Monthly Social Security', '2000');
  await expect.element(hint).not.toBeInTheDocument();
  await type('Current Age', '95');
  await expect.element(headline).toBeVisible();
  await expect.element(box('Your Monthly Social Security')).toHaveValue('2,000');
});

test('the amount of Social Security in the goal opens its assumptions', async () => {
  await show();
  await expect.element(page.getByRole('checkbox', { name: 'I know my benefit' })).not.toBeInTheDocument();
  await goal.getByRole('button', { name: /^\$3,030/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Social Security', exact: true })).toHaveFocus();
  await expect.element(page.getByRole('checkbox', { name: 'I know my benefit' })).toBeVisible();
});

test('charts are calculated when their part is opened, and a link to a part opens it', async () => {
  await show('/outlook#past-retirements');
  await expect.element(pastRetirements).toBeVisible();
  await expect.element(fan).not.toBeInTheDocument();
  await part('Year by year').click();
  await expect.element(fan).toBeVisible();
  await expect.element(income).toBeVisible();
  await part('Year by year').click();
  await expect.element(fan).not.toBeInTheDocument();
});

test('a link with a value out of range opens, and the page says what it changed until that is dismissed', async () => {
  const changed = 'This link has numbers that the outlook can’t use. Changed: Annual Income to $2,000,000.';
  await show('/outlook#plan=35.65.50000.700.3000000.7&partner=33.x.0');
  const notice = page.getByRole('region', { name: 'About the link' });
  await expectText(notice, changed);
  const announced = page.getByRole('status').filter({ hasText: changed });
  await expect.element(announced).toBeInTheDocument();
  await expect.element(announced).not.toBeInTheDocument();
  await expect.element(box('Your Own Annual Income')).toHaveValue('2,000,000');
  await expect.element(box('Your Household’s Monthly Contributions')).toHaveValue('700');
  await box('Your Household’s Monthly Contributions').fill('800');
  await expectText(notice, changed);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the bar has a button to save numbers that the calculator does not allow', async () => {
  await show();
  const bar = page.getByRole('region', { name: 'Save and share' });
  await expect.element(bar.getByRole('button', { name: 'Save Plan (Login Required)' })).toBeVisible();
  await expectText(bar, 'Stop at 69 · 65 works in 4 out of 10 futures');
  await page.getByRole('radio', { name: 'Already retired' }).click();
  await type('Current Retirement Savings', '1500000');
  await expect.element(bar.getByRole('button', { name: 'Save Plan (Login Required)' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('a change that would work is applied and undone', async () => {
  await show();
  const section = page.getByRole('region', { name: 'What would change it' });
  const save = section.getByRole('listitem').filter({ hasText: 'Save more' });
  await expectText(save, /Save \$\d+ a month instead of \$500 and you could stop at 65\./);
  await save.getByRole('button', { name: /^Apply/ }).click();
  await expectText(desired, 'You’d like 65, and that works in 8 out of 10 futures.');
  await expectText(section, 'Stopping at 65 reaches your goal of 8 out of 10 futures.');
  await expect.element(section.getByRole('heading', { name: 'What would change it' })).toHaveFocus();
  const status = section.getByRole('status');
  await expectText(status, /^Applied: Save \$\d+ a month instead of \$500\./);
  await section.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(status).toBeEmptyDOMElement();
  await expectText(desired, 'You’d like 65: that works in 4 out of 10 futures.');
  await expect.element(box('Monthly Contributions')).toHaveValue('500');
});

test('spending as much as the goal allows leaves nothing more to spend', async () => {
  await show();
  const section = page.getByRole('region', { name: 'What would change it' });
  const spend = section.getByRole('listitem').filter({ hasText: 'Spend less' });
  await spend.getByRole('button', { name: /^Apply/ }).click();
  await expectText(section, /reaches your goal of 8 out of 10 futures. It leaves nothing more to spend\./);
});

test('the choice between the answer and the desired age decides what the charts show', async () => {
  await showCharts();
  await expectText(fan, 'if you stop at 69');
  await page
    .getByRole('radio', { name: /^Stopping at 65/ })
    .first()
    .click();
  await expectText(fan, 'if you stop at 65');
  await expect.element(page.getByText(/Medicare begins at 65\./)).not.toBeInTheDocument();
  await type('Target Retirement Age', '58');
  for (const text of [
    'Before 59½,',
    'Medicare begins at 65.',
    'Bridge years: for 4 years, until Social Security starts at 62, your savings pay for everything.',
  ]) {
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  }
  await page.getByRole('radio', { name: 'My partner and I' }).click();
  await expect
    .element(
      page.getByText(/until your Social Security starts at 62, you live on savings and other income\.$/),
    )
    .toBeVisible();
});

test('assumptions can be changed and reset', async () => {
  await show('/outlook#assumptions');
  await page
    .getByRole('textbox', { name: /^Volatility \(%\)/ })
    .first()
    .fill('20');
  await expect.poll(() => headline.element().textContent).not.toContain('stop at 69');
  await button('Reset to the default: Volatility (%)').click();
  await expectText(goal, DEFAULT_GOAL);
  await page.getByRole('checkbox', { name: 'I know my benefit' }).click();
  await expectText(goal, DEFAULT_GOAL);
  await page.getByRole('textbox', { name: /^Known Monthly Benefit/ }).fill('1000');
  await page.getByRole('checkbox', { name: 'Claim when I stop working' }).click();
  await page.getByRole('textbox', { name: 'Claiming Age, exact amount', exact: true }).fill('70');
  await page.getByRole('radio', { name: /1990/ }).click();
  await button('Reset all assumptions').click();
  await expectText(goal, DEFAULT_GOAL);
});

test('a retired visitor is asked for spending and benefit, which are side by side', async () => {
  await show();
  await type('Current Age', '67');
  await type('Current Retirement Savings', '500000');
  await page.getByRole('radio', { name: 'Already retired' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'How long will your money last?' }))
    .toBeVisible();
  const guess = page.getByText(/^Our guess/);
  await expect
    .poll(() => guess.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Our guess: Social Security and 4% of your savings a year. Please enter what you spend.',
      'Our guess, for pay of $70,000 a year. Please enter what you receive.',
    ]);
  await page.getByRole('textbox', { name: /^Your Monthly Social Security/ }).fill('2,400');
  await page
    .getByRole('textbox', { name: /^Monthly Spending in Retirement/ })
    .first()
    .fill('4,500');
  await expectText(headline, /^Your money lasts to 95 in [1-9] out of 10 futures\.$/);
  await expectText(
    goal,
    'The plan goes to 95, on $4,500 a month in today’s dollars, $2,400 of it from Social Security.',
  );
  await expect.element(box('Target Retirement Age')).not.toBeInTheDocument();
  await expect.element(guess).not.toBeInTheDocument();
  const fields = page.getByRole('region', { name: 'Your income in retirement' });
  const [spending, benefit] = ['Monthly Spending in Retirement', 'Your Monthly Social Security'].map((name) =>
    fields
      .getByRole('textbox', { name: `${name}, exact amount` })
      .element()
      .getBoundingClientRect(),
  );
  expect(benefit?.y).toBe(spending?.y);
});

test('a note says what Social Security pays if the money runs out', async () => {
  await show();
  await expectText(
    page.getByRole('list', { name: 'About stopping at 69' }),
    /^If your money runs out after you stop at 69, Social Security still pays 68% of your spending. Half of the time, that happens at \d\d or later\.$/,
  );
});

test('no retirement age may be enough', async () => {
  await show();
  await type('Current Retirement Savings', '0');
  await type('Monthly Contributions', '0');
  await press(number('Monthly Spending in Retirement'), 'End');
  await expectText(headline, 'Even 85 is too early to stop.');
  await expect.element(page.getByText(/^Saving more is not enough: stopping at 65 takes more/)).toBeVisible();
});

test('a plan of a single year has a curve of a single age', async () => {
  // React and the browser report coordinates that are no numbers as errors, which fail the test.
  await showCharts('/outlook#plan=74.75.50000.500.70000.7&assume=4667.75');
  await expect.element(page.getByText(/^You could stop now, at 74[.:]$/).first()).toBeVisible();
  await expect.element(curve.getByText('74: all 10')).toBeVisible();
  expect(pastRetirements.element().textContent).not.toContain('0 dotted');
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
  await expectText(headline, 'You could stop at 70.');
  await type('Monthly Contributions', '0');
  await expect.element(rise).not.toBeInTheDocument();
});

test('versions are compared in a sentence, and can be opened and removed', async () => {
  await show('/outlook#compare');
  await button('Keep as version A').click();
  await type('Monthly Contributions', '1500');
  await button('Keep as version B').click();
  await expect
    .element(
      page.getByText(
        /^Version B saves \$1,500 a month and spends \$3,550 a month\. You could stop at \d\d, \d+ years earlier\.$/,
      ),
    )
    .toBeVisible();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) }).element();
  await expect
    .element(page.getByText('Amounts are today’s dollars. Rows that differ are bold.'))
    .toBeVisible();
  expect(getComputedStyle(row('Saved a month').lastElementChild as Element).fontWeight).toBe('600');
  expect(getComputedStyle(row('Savings now').lastElementChild as Element).fontWeight).toBe('400');
  await button('Keep as version C').click();
  await expect.element(page.getByText(/Remove a version to keep another one\./)).toBeVisible();
  await button('Open Version A').click();
  await expect.element(box('Monthly Contributions')).toHaveValue('500');
  await button('Remove Version A').click();
  await expect.element(page.getByRole('columnheader', { name: 'Version C' })).not.toBeInTheDocument();
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
  await showCharts();
  const slider = fan.getByRole('slider', { name: 'Savings by age' });
  await expectText(fan, /At 95: \$0 in an unlucky future, /);
  await press(slider, 'Home');
  const start = 'At 35: $50,000 in an unlucky future, $50,000 in a typical one, $50,000 in a lucky one';
  await expectText(fan, start);
  await expect.element(slider).toHaveAttribute('aria-valuetext', start);
  await press(slider, 'PageUp', 'ArrowRight');
  await expectText(fan, 'At 41: $');
  (slider.element() as HTMLElement).blur();
  await slider.hover();
  await expectText(fan, 'At 65: $');

  await press(income.getByRole('slider', { name: 'In an unlucky future: income by age' }), 'End');
  await expectText(income, 'At 94: $3,030 a month from Social Security, $0 from savings, $1,400 short.');
  await press(pastRetirements.getByRole('slider', { name: 'Savings by age in past retirements' }), 'Home');
  await expectText(pastRetirements, /At 69: (\$[\d,]+) from 1965, \1 from 1982\./);
});

test('history names the worst and the best start, and retires into a chosen year', async () => {
  await showCharts();
  await expect
    .element(pastRetirements)
    .toHaveAccessibleName(
      'Past retirements at 69 that would have lasted to 95: 72 of 72 from the middle balance, 49 of 72 from an unlucky one',
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

test('every chart has its numbers in a table', async () => {
  await showCharts();
  const tables: [Locator, RegExp, RegExp, number][] = [
    [curve, /^40 0\.0$/, /^85 10\.0$/, 46],
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
});

test('in forced colors, lines and areas are distinguishable', async () => {
  await emulateMedia('', { name: 'forced-colors', value: 'active' });
  await showCharts();
  for (const [chart, count] of [
    [curve, 2],
    [fan, 3],
    [pastRetirements, 4],
    [income, 3],
  ] as const) {
    const styles = [...chart.element().querySelectorAll('svg path')].map((path) => {
      const { fill, stroke, strokeDasharray, strokeWidth } = getComputedStyle(path);
      return [fill, stroke === 'none' ? '' : `${strokeDasharray} ${strokeWidth}`].join(' ');
    });
    expect(new Set(styles.slice(-count)).size).toBe(count);
  }
});

const COUPLE =
  '/outlook#plan=35.65.50000.500.70000.7&partner=33.x.40000.x.x.x&preTaxShare=100&benefitCut=2075.78&income=Pension.500.month.72.x.1';

test('a couple’s income has a sample for each source, and a mark for the first death that fits on a phone', async () => {
  await page.viewport(320, 800);
  await emulateMedia('', { name: 'forced-colors', value: 'active' });
  await showCharts(COUPLE);
  const legend = income.getByRole('list').getByRole('listitem');
  expect(legend.elements().map((item) => item.textContent)).toEqual([
    'Your Social Security',
    'Partner’s Social Security',
    'Other income',
    'From savings',
    'Not covered',
  ]);
  const samples = [...income.element().querySelectorAll('li path')].map((path) => {
    const { fill, strokeDasharray, strokeWidth } = getComputedStyle(path);
    return [fill, strokeDasharray, strokeWidth].join(' ');
  });
  expect(new Set(samples).size).toBe(5);
  const marks = page.getByText('First death: you', { exact: true }).elements();
  // One in each chart by age.
  expect(marks).toHaveLength(4);
  for (const mark of [...marks, page.getByText(/^Your benefit at/).element()]) {
    const { left, right } = mark.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
  await expectText(income, 'It assumes that you die at 85 and your partner then spends $');
  await expectText(fan, 'It assumes that you die at 85 and your partner then spends $');
});

test.each([320, 375, 1280])(
  'at %d px, charts fit, are legible, and keep their height while read',
  async (width) => {
    await page.viewport(width, 800);
    await showCharts();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const sizes = [...document.querySelectorAll('figure *')]
      .filter((element) => element.children.length === 0 && element.textContent)
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    for (const chart of [fan, income, pastRetirements]) {
      const { height } = chart.element().getBoundingClientRect();
      await press(chart.getByRole('slider').first(), 'Home');
      await expectText(chart, /At \d\d: /);
      expect(chart.element().getBoundingClientRect().height).toBe(height);
    }
  },
);

test('printed charts have no controls', async () => {
  await showCharts();
  await emulateMedia('print');
  for (const chart of [curve, fan, income, pastRetirements]) {
    expect(chart.element().querySelector('svg')?.checkVisibility()).toBe(true);
    expect([...chart.getByRole('slider').elements(), ...chart.getByRole('button').elements()]).toEqual([]);
  }
  for (const hint of [/^Tap or point at a chart/, /^Tap or click/, /Select a point/]) {
    expect(page.getByText(hint).first().element().checkVisibility()).toBe(false);
  }
});

test('with reduced motion, nothing moves while numbers change', async () => {
  await emulateMedia('', { name: 'prefers-reduced-motion', value: 'reduce' });
  await show();
  await button('Apply: Save more').click();
  await goal.getByRole('button', { name: /^\$\d,\d\d0$/ }).click();
  await expect.element(page.getByRole('checkbox', { name: 'I know my benefit' })).toBeInViewport();
  const hasDuration = (list: string) => list.split(',').some((time) => Number.parseFloat(time) > 0);
  const moving = [...document.querySelectorAll('*')].filter((element) => {
    const { animationName, animationDuration, transitionDuration, scrollBehavior } =
      getComputedStyle(element);
    const isAnimated = animationName !== 'none' && hasDuration(animationDuration);
    return isAnimated || hasDuration(transitionDuration) || scrollBehavior === 'smooth';
  });
  expect(moving.map((element) => element.outerHTML.slice(0, 100))).toEqual([]);
});

test('all amounts of the outlook are in today’s dollars', async () => {
  await show();
  expect(main.element().textContent).not.toMatch(/future dollars|dollars in 20/i);
});

test('the calculator and the outlook link to each other as two views', async () => {
  await show();
  const views = page.getByRole('navigation', { name: 'Views of your numbers' });
  await expect.element(views.getByRole('link', { name: 'Outlook' })).toHaveAttribute('aria-current', 'page');
  await views.getByRole('link', { name: 'Calculator' }).click();
  await expect
    .element(views.getByRole('link', { name: 'Calculator' }))
    .toHaveAttribute('aria-current', 'page');
  await views.getByRole('link', { name: 'Outlook' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'When can you stop?' })).toBeVisible();
});

test('the printed outlook of a household fits the paper and has no links to its fields', async () => {
  await page.viewport(720, 900);
  const flows = '&income=Pension.500.month.65.x.1&cost=Roof.20000.once.50.x.1';
  await show(`/outlook#plan=35.65.50000.500.70000.7&partner=33.x.40000.x.x.x&preTaxShare=100${flows}`);
  const change = page.getByText('Change age and income');
  await expect.element(change).toBeVisible();
  await emulateMedia('print');
  await expect.element(change).not.toBeVisible();
  await expect.element(page.getByRole('paragraph').filter({ hasText: /^http\S+Roof/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});
