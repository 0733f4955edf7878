import {
  claimingOptions,
  contributionTerms,
  defaultInputs,
  formatDollars,
  lifetimeBenefit,
  recommendedAllocation,
  socialSecurityBenefit,
  traditionalVersusRoth,
} from '@whenabouts/core';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  amountBox,
  moveSlider,
  pressKeysOn,
  sentenceNumber,
  slider,
  typeAmount,
} from '../../../test/number-fields.ts';
import {
  button,
  definitionOf,
  emulateMedia,
  expectText,
  openTable,
  textsOf,
} from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { setCalculatorNumbers } from '../../numbers/set-draft.ts';

const explainers = [
  ['/explainers/4-percent-rule', '4% Rule', 'How long do savings last?'],
  ['/explainers/allocation', 'Risk & Allocation', 'How much belongs in stocks?'],
  ['/explainers/social-security', 'Social Security', 'When should you claim Social Security?'],
  ['/explainers/taxes', 'Taxes', 'Pay the tax now, or later?'],
] as const;
const [fourPercent, allocation, claiming, taxes] = explainers.map(([path]) => path) as [
  string,
  string,
  string,
  string,
];

const panel = page.getByRole('tabpanel');
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const question = panel.getByRole('heading', { level: 2 });
const figure = page.getByRole('figure');
const controls = page.getByRole('region', { name: 'Your numbers' });
const currentUrl = () => location.pathname + location.search;

async function showExplainer(url: string): Promise<void> {
  await renderPage(url);
  await expect.element(question).toBeVisible();
}

async function expectSummary(text: string): Promise<void> {
  await expect
    .poll(() => panel.element().querySelector('h2 + p')?.textContent?.replaceAll('\u00a0', ' '))
    .toContain(text);
}

describe('the tabs', () => {
  test('the tabs are in the URL, one tab stop, and work by click and by key', async () => {
    await showExplainer(fourPercent);
    expect(document.title).toBe('The 4% rule: how long do savings last? | Whenabouts');
    for (const [name, href] of [
      ['Read the guides', '/guides'],
      ['Open the calculator', '/#calculator'],
    ] as const) {
      await expect.element(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(textsOf(page.getByRole('tab'))).toEqual(explainers.map(([, name]) => name));
    for (const [url, name, text] of [...explainers].reverse()) {
      await tab(name).click();
      await expect.poll(currentUrl).toBe(url);
      await expect.element(question).toHaveTextContent(text);
      await expect.element(panel).toHaveAccessibleName(name);
    }
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', 3],
      ['ArrowRight', 0],
      ['ArrowLeft', 3],
      ['Home', 0],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.poll(currentUrl).toBe(explainers[index][0]);
      await expect.element(tab(explainers[index][1])).toHaveFocus();
      await expect.element(question).toHaveTextContent(explainers[index][2]);
    }
    await userEvent.keyboard('{Tab}');
    await expect.element(panel.getByRole('spinbutton').first()).toHaveFocus();
  });

  test('each tab keeps its numbers, and an unknown tab is the first', async () => {
    await showExplainer(fourPercent);
    await typeAmount('Years in Retirement', '44');
    await tab('Taxes').click();
    await typeAmount('Taxable Income Now', '99,000');
    await tab('4% Rule').click();
    await expect.element(amountBox('Years in Retirement')).toHaveValue('44');
    await tab('Taxes').click();
    await expect.element(amountBox('Taxable Income Now')).toHaveValue('99,000');

    await showExplainer('/guides/old?tab=lottery');
    await expect.element(tab('4% Rule')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the numbers of an explainer', () => {
  test('results are announced after a change only', async () => {
    await showExplainer(allocation);
    const status = () => panel.element().querySelector('[role=status][aria-live]')?.textContent;
    expect(status()).toBe('');
    await pressKeysOn(slider('Risk Tolerance'), 'End');
    await expect
      .poll(status)
      .toBe(
        'At 45, retiring at 65 and feeling bold about risk, you would hold 90% in stocks and 10% in bonds.',
      );
  });

  test('the calculator’s inputs are the starting values, and can be replaced by the example', async () => {
    await renderPage('/guides');
    setCalculatorNumbers({
      inputs: { ...defaultInputs, currentAge: 50, retirementAge: 68, annualIncome: 93_000 },
      hasCalculated: true,
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Explainers' }).click();
    // $500 a month for 18 years at 7 %, and $50,000: about $391,000, which buys $251,000 of today's
    await expect.element(amountBox('Retirement Savings')).toHaveValue('250,000');
    await expectText(
      controls,
      'Starts with your own numbers, as close as the sliders allow: the savings the calculator projects for when you retire, in today’s dollars at 2.5% inflation.',
    );
    await tab('Risk & Allocation').click();
    await expectSummary('At 50, retiring at 68');
    await expectText(controls, 'Starts with your own numbers: your ages.');
    await tab('Social Security').click();
    await expectSummary('You are 50');
    await expect.element(amountBox('Claiming Age')).toHaveValue('68');
    await tab('Taxes').click();
    await expect.element(amountBox('Taxable Income Now')).toHaveValue('79,150');
    await expectText(controls, 'your income less the 2023 standard deduction of $13,850.');

    await button('Back to the example').click();
    await expect.element(amountBox('Taxable Income Now')).toHaveValue('75,000');
    await expectText(controls, 'Starts with an example.');
    await expect.element(button('Back to the example')).not.toBeInTheDocument();
    await button('Use my own numbers').click();
    await expect.element(amountBox('Taxable Income Now')).toHaveValue('79,150');
  });

  test('without inputs of the calculator, an explainer starts with an example and goes back to it', async () => {
    await showExplainer(allocation);
    await expectText(controls, 'Starts with an example.');
    await expect.element(button('Use my own numbers')).not.toBeInTheDocument();
    await typeAmount('Your Age', '33');
    await button('Back to the example').click();
    await expect.element(amountBox('Your Age')).toHaveValue('45');
    await expect.element(controls).toHaveFocus();
  });

  test('the retirement age and its minimum follow the age and go back', async () => {
    await showExplainer(allocation);
    const retirement = slider('Retirement Age');
    for (const [age, min, value] of [
      ['64', '65', '65'],
      ['72', '73', '73'],
      ['80', '80', '80'],
      ['30', '50', '65'],
    ] as const) {
      await typeAmount('Your Age', age);
      await expect.element(retirement).toHaveAttribute('min', min);
      await expect.element(retirement).toHaveValue(value);
    }
    await typeAmount('Your Age', '72');
    await expectSummary('At 72, retiring at 73');
    await typeAmount('Retirement Age', '70');
    await expect.element(amountBox('Retirement Age')).toHaveValue('73');
    await typeAmount('Your Age', '30');
    await expect.element(retirement).toHaveValue('73');
  });

  test('the tolerance of risk has five names', async () => {
    await showExplainer(allocation);
    expect(textsOf(controls.getByRole('listitem'))).toEqual([
      'Very cautious',
      'Cautious',
      'Balanced',
      'Ambitious',
      'Bold',
    ]);
    for (const [risk, name] of [
      ['1', 'Very cautious'],
      ['4', 'Cautious'],
      ['6', 'Balanced'],
      ['7', 'Ambitious'],
      ['10', 'Bold'],
    ] as const) {
      await typeAmount('Risk Tolerance', risk);
      await expect.poll(() => document.querySelector('li[aria-current]')?.textContent).toBe(name);
      await expectSummary(`feeling ${name.toLowerCase()} about risk`);
    }
  });

  test('a number in the sentence is stepped and typed in place', async () => {
    await showExplainer(fourPercent);
    const rate = sentenceNumber('Withdrawal Rate (%)');
    await pressKeysOn(rate, 'ArrowUp');
    await expectSummary('take out 4.1% of that');
    await userEvent.keyboard('{Enter}5');
    await expect.element(amountBox('Withdrawal Rate (%)')).toHaveValue('5');
    await userEvent.keyboard('{Enter}');
    await expectSummary('take out 5% of that');
    await expect.element(rate).toHaveFocus();
    await userEvent.keyboard('90{Tab}');
    await expectSummary('take out 10% of that');
    await expect.element(page.getByText(/from 1 to 10\. We set it to 10\./)).toBeVisible();
    await pressKeysOn(rate, '3', 'Escape');
    await expectSummary('take out 10% of that');
    await expect.element(rate).toHaveFocus();
    // A number of one digit is replaced when it was clicked.
    await pressKeysOn(rate, 'Home');
    (rate.element() as HTMLElement).blur();
    await rate.click();
    await userEvent.keyboard('3{Enter}');
    await expectSummary('take out 3% of that');
    await userEvent.keyboard('3.5{Enter}');
    await expectSummary('take out 3.5% of that');
  });
});

describe('the results of an explainer', () => {
  test('sentence, chart and table show how long savings last', async () => {
    await showExplainer(fourPercent);
    await typeAmount('Retirement Savings', '$1,234,567');
    await typeAmount('Withdrawal Rate (%)', '3.25');
    await typeAmount('Years in Retirement', '42');
    await expectSummary('$1,234,567, take out 3.25% of that');
    await expectSummary('$40,123 a year, or $3,344 a month');
    // Always visible on narrow pages, next to the controls.
    await expectText(controls, '$3,344 a month in today’s dollars. Poor market: ');
    const rows = await openTable(figure);
    expect([rows[0]?.[0], rows.at(-1)?.[0], rows.length]).toEqual(['Start', '42', 43]);
    const left = ['Poor market', 'Average market', 'Good market'].map((name) =>
      definitionOf(figure, name)?.replace(' left', ''),
    );
    expect(rows.at(-1)?.slice(1)).toEqual(left);
    await typeAmount('Withdrawal Rate (%)', '6.5');
    await expect.poll(() => definitionOf(figure, 'Poor market')).toMatch(/^Runs out in year \d\d$/);
  });

  test('sentence, chart and table show the share of stocks', async () => {
    const investor = { age: 30, retirementAge: 67, riskTolerance: 9 };
    await showExplainer(allocation);
    await typeAmount('Your Age', '30');
    await typeAmount('Retirement Age', '67');
    await typeAmount('Risk Tolerance', '9');
    const { stocks, bonds } = recommendedAllocation(investor);
    await expectSummary(`${stocks}% in stocks and ${bonds}% in bonds`);
    await expectText(figure, '100 − 30 + (9 − 5) × 5');
    const rows = await openTable(figure);
    expect(rows.slice(-2)).toEqual([
      ['In stocks', `${stocks}%`],
      ['In bonds', `${bonds}%`],
    ]);
  });

  test('sentence, chart and table show the benefit of a claiming age', async () => {
    const numbers = { claimingAge: 70, fullRetirementAge: 66, monthlyBenefit: 1900 };
    await showExplainer(claiming);
    await typeAmount('Claiming Age', '70');
    await typeAmount('Full Retirement Age', '66');
    await typeAmount('Monthly Benefit at Full Retirement Age', '1900');
    await expectSummary(`${formatDollars(socialSecurityBenefit(numbers))} a month in today’s dollars:`);
    expect(definitionOf(figure, 'Total to 85')).toBe(formatDollars(lifetimeBenefit(numbers)));
    expect(definitionOf(figure, 'Break-even 70 vs. 66')).toBe('82 years and 6 months');
    expect(definitionOf(figure, 'Break-even 62 vs. 70')).toBe('80 years and 7 months');
    expect(await openTable(figure)).toEqual(
      claimingOptions(numbers).map((option) => [
        String(option.claimingAge),
        formatDollars(option.monthlyBenefit),
        formatDollars(option.lifetimeBenefit),
      ]),
    );
  });

  test('sentence, verdict, chart and table compare taxes now and later', async () => {
    const numbers = { currentIncome: 40_000, retirementIncome: 120_000, traditionalShare: 20 };
    await showExplainer(taxes);
    const verdict = figure.getByRole('heading', { level: 3 });
    await expect.element(verdict).toHaveTextContent('Traditional looks better');
    // 45,000 is above the threshold of 44,725.
    await pressKeysOn(slider('Taxable Income in Retirement'), 'ArrowRight');
    await expect.element(verdict).toHaveTextContent('Neither is clearly better');
    await expectText(figure, 'Your rate is 22% both times');

    await typeAmount('Taxable Income Now', '40000');
    await typeAmount('Taxable Income in Retirement', '120000');
    await typeAmount('Share in the Traditional Account (%)', '20');
    await expect.element(verdict).toHaveTextContent('Roth looks better');
    const { currentRate, retirementRate, traditional, roth, afterTax } = traditionalVersusRoth({
      ...contributionTerms,
      ...numbers,
    });
    await expectSummary(`taxed at ${currentRate}% now`);
    await expectSummary(`in retirement, at ${retirementRate}%`);
    const left = [traditional.afterTax, roth.afterTax, afterTax].map(formatDollars);
    expect(['Traditional', 'Roth', 'Both'].map((name) => definitionOf(figure, name))).toEqual(left);
    expect((await openTable(figure)).map((row) => row[3])).toEqual(left);
  });
});

describe('the layout of an explainer', () => {
  test.each(explainers.map(([url]) => url))(
    '%s fits 320 pixels with its largest numbers, and no text of its chart is below 12 pixels',
    async (url) => {
      await page.viewport(320, 568);
      await showExplainer(url);
      const before = figure.element().textContent;
      for (const thumb of page.getByRole('slider').elements()) moveSlider(thumb, 1000);
      await expect.poll(() => figure.element().textContent).not.toBe(before);
      await openTable(figure);
      const sizes = [...figure.element().querySelectorAll('*')].map((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    },
  );

  test('the amounts above the bars of claiming ages do not overlap', async () => {
    await showExplainer(claiming);
    for (const width of [375, 480, 600, 768, 1280]) {
      await page.viewport(width, 800);
      const bars = [...figure.element().querySelectorAll('[aria-hidden="true"] > div > div > span')];
      const amounts = bars
        .filter((bar) => bar.textContent && bar.checkVisibility())
        .map((bar) => ({ amount: bar.textContent, ...bar.getBoundingClientRect().toJSON() }));
      for (const [index, { amount, left }] of amounts.entries()) {
        const before = amounts[index - 1];
        const isSameChart = before && before.left < left;
        if (isSameChart) expect(left, `${amount} in ${width} px`).toBeGreaterThan(before.right);
      }
    }
  });

  test('the rates of the markets are below their names, and the unit “(%)” of a label is on the line of its word', async () => {
    await showExplainer(fourPercent);
    for (const width of [375, 1280]) {
      await page.viewport(width, 800);
      const heights = [...figure.element().querySelectorAll('dt')].map((name) =>
        Math.round(name.getBoundingClientRect().height),
      );
      expect(heights).toHaveLength(3);
      expect(new Set(heights).size, `${width} px`).toBe(1);
    }
    const text = controls.getByText('Withdrawal Rate (%)', { exact: true }).element().firstChild as Text;
    const range = document.createRange();
    range.setStart(text, 'Withdrawal '.length);
    range.setEnd(text, 'Withdrawal Rate (%)'.length);
    expect(range.getClientRects()).toHaveLength(1);
  });

  test('a printed explainer has its chart, its table and its URL, and no controls', async () => {
    await showExplainer(taxes);
    await emulateMedia('print');
    await expect.element(page.getByText(location.origin + taxes)).toBeVisible();
    await expect.element(figure.getByRole('table')).toBeVisible();
    await expect.element(figure.getByRole('row').nth(1)).toBeVisible();
    for (const role of ['slider', 'tablist', 'link'] as const) {
      expect(page.getByRole(role).elements()).toEqual([]);
    }
  });

  test('in forced colors, bars and lines of explainers are distinguishable', async () => {
    await emulateMedia('', { name: 'forced-colors', value: 'active' });
    await showExplainer(fourPercent);
    const dashes = [...figure.element().querySelectorAll('svg path')].map(
      (line) => getComputedStyle(line).strokeDasharray,
    );
    expect(new Set(dashes.slice(1, 4)).size).toBe(3);
    await showExplainer(claiming);
    const bars = figure.element().querySelectorAll('div > span[style]');
    const [chosen, other] = [bars[5], bars[4]].map((bar) => getComputedStyle(bar as Element).backgroundColor);
    expect(chosen).not.toBe(other);
  });
});
