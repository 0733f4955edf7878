import { defaultInputs, inTodaysDollars, projectGrowth, roundAmount } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  dollarsChoice,
  renderCalculator,
  resultCard,
  results,
  showResults,
} from '../../../test/calculator-page.tsx';
import { amountBox, pressKeysOn, slider, typeAmount } from '../../../test/number-fields.ts';
import { button, definitionOf, emulateMedia, expectText, openTable } from '../../../test/page-actions.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleMember, samplePlan } from '../../../test/samples.ts';

const chart = results.getByRole('figure', { name: /^At 65: .* to / });

test('results appear after the first Calculate, take the focus, and update with every change', async () => {
  await renderPage('/');
  await expectText(
    page.getByRole('form', { name: 'Your Information' }),
    'Calculations happen in your browser',
  );
  await pressKeysOn(slider('Monthly Contributions'), 'ArrowRight');
  await expectText(results, 'Ready to see your future?');
  await expect.element(page.getByRole('button', { name: /^Save Plan/ })).not.toBeInTheDocument();

  await pressKeysOn(button('Calculate Retirement'), 'Enter');
  await expectText(results, '$1,076,809');
  await expect.element(results.getByRole('heading', { name: 'Your Retirement Outlook' })).toHaveFocus();
  const names: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 6; stop += 1) {
    await userEvent.keyboard('{Tab}');
    names.push(document.activeElement?.textContent);
  }
  expect(names).toContain('Save Plan (Login Required)');
  await pressKeysOn(slider('Monthly Contributions'), 'ArrowLeft');
  await expectText(results, '$1,015,810');
  await pressKeysOn(slider('Target Retirement Age'), 'ArrowRight');
  await expect.poll(() => resultCard('Time Until Retirement').textContent).toContain('31 years');
});

test('the result names its limits and dollars, and links to its inputs', async () => {
  await showResults();
  for (const text of [
    'An estimate, not advice. Future dollars are the amount on your statement when you retire',
    'If you keep saving $500 a month\u2060, at 65 you would have about $484,000 in today’s dollars ' +
      '($1.0 million in future dollars). Drawing 4% a year, that pays $1,610 a month.',
    '$484,000in today’s dollars ($1,015,810 in future dollars)At 7% every year, contributions staying $500.',
    '$1,610 per monthin today’s dollars ($3,386 in future dollars)',
    'About 28% of what you earn today, in today’s dollars',
    'Conservative (3%) 5% a year$760 ($1,599)',
    'Moderate (4%) 7% a year$1,610 ($3,386)',
    'Aggressive (5%) 9% a year$3,280 ($6,883)',
  ]) {
    await expectText(results, text);
  }
  await results.getByText('How we calculate').click();
  await expect
    .element(
      page.getByText(
        /^Your savings earn a twelfth .*: 7% a year lets savings grow by 7\.23% in twelve months\.$/,
      ),
    )
    .toBeVisible();
  await results.getByRole('button', { name: '$500 a month' }).click();
  await expect.element(amountBox('Monthly Contributions')).toHaveFocus();
  await results.getByRole('button', { name: '65', exact: true }).click();
  await expect.element(amountBox('Target Retirement Age')).toHaveFocus();
});

test('the result says what a month at the desired age is paid from, and when the visitor could stop', async () => {
  await renderPage('/');
  await button('Calculate Retirement').click();
  await expectText(
    results,
    'A month at 65, in today’s dollarsSavings $1,610, Social Security $2,260, missing $560 of the $4,430 you’d spend',
  );
  await expectText(results, 'You could stop at 71 if Social Security is cut as today’s law says.');
  await expectText(results, 'You could stop at 69.You’d like 65: that works in 4 out of 10 futures.');
  await dollarsChoice('Future dollars').click();
  await expectText(
    results,
    'A month at 65, in future dollarsSavings $3,390, Social Security $4,750, missing $1,150 of the $9,290 you’d spend',
  );
  await dollarsChoice('Today’s dollars').click();
  await typeAmount('Monthly Contributions', '3000');
  await expectText(
    results,
    /Savings \$[\d,]+, Social Security \$2,260, \$[\d,]+ more than the \$[\d,]+ you’d spend/,
  );
  await typeAmount('Monthly Contributions', '0');
  await typeAmount('Current Retirement Savings', '0');
  await expectText(results, 'Savings $0, Social Security $2,260, missing $');
  await expectText(
    results,
    /You could stop at 7\d:Claim Social Security of \$[\d,]+ a month in today’s dollars/,
  );
  await typeAmount('Target Retirement Age', '58');
  await expectText(
    results,
    /A month at 58.*Savings \$0, Social Security \$[\d,]+ from 62, missing (\$[\d,]+) until 62, then missing \$[\d,]+ of the \1 you’d spend/,
  );
  await results.getByRole('link', { name: 'What would change it' }).click();
  await expect.poll(() => location.pathname).toBe('/outlook');
});

test('more than one would spend at an age that is too early lasts at a steady return only', async () => {
  await renderPage('/');
  await button('Calculate Retirement').click();
  await typeAmount('Current Age', '45');
  await typeAmount('Annual Income', '300000');
  await typeAmount('Current Retirement Savings', '1000000');
  await typeAmount('Monthly Contributions', '5000');
  await expectText(results, 'You could stop at 66.You’d like 65');
  const caution = 'That is at 7% every year; in bad markets, your money would not last.';
  await expectText(results, new RegExp(`more than the \\$[\\d,]+ you’d spend\\. ${caution}`));
  await typeAmount('Target Retirement Age', '66');
  await expectText(results, 'You could stop at 66.You’d like 66');
  expect(results.element().textContent).not.toContain('in bad markets');
});

test('the switch shows future dollars everywhere, and today’s dollars next to them', async () => {
  await showResults();
  await expect.element(dollarsChoice('Today’s dollars')).toBeChecked();
  await pressKeysOn(dollarsChoice('Today’s dollars'), 'ArrowRight');
  await expect.element(dollarsChoice('Future dollars')).toHaveFocus();
  for (const text of [
    '$1,015,810in future dollars ($484,000 in today’s dollars)',
    '$3,386 per month',
    'If you keep saving $500 a month\u2060, at 65 you would have about $1.0 million in future dollars ($484,000 in today’s dollars)',
  ]) {
    await expectText(results, text);
  }
  expect(definitionOf(results, 'Moderate (4%)')).toBe('$3,386 ($1,610)');
  expect(definitionOf(results, '50th percentile')).toBe('$1,015,931 ($484,000)');
  await expectText(chart, 'in future dollars');
  await expectText(chart, 'In today’s dollars, they reach');
  const last = (await openTable(chart)).at(-1);
  expect(last).toContain('$484,000');
  expect(last).toContain('$1,015,810');
});

test('a saved plan shows both dollars and has the same switch', async () => {
  await renderPage('/view-plan/1', {
    member: sampleMember,
    api: {
      'GET /api/retirement-plans/{id}': samplePlan(),
      'GET /api/retirement-plans/{id}/records': [],
    },
  });
  const main = page.getByRole('main');
  await expectText(main, '$484,000in today’s dollars ($1,015,810 in future dollars)');
  await expectText(main, '$1,610 per monthin today’s dollars ($3,386 in future dollars)');
  await dollarsChoice('Future dollars').click();
  await expectText(main, '$1,015,810in future dollars ($484,000 in today’s dollars)');
  await expectText(main, 'A month at 65, in future dollarsSavings $3,390');
});

test('the conservative scenario never goes below 1%', async () => {
  await renderCalculator();
  await typeAmount('Expected Annual Return (%)', '1');
  await button('Calculate Retirement').click();
  await expectText(results, 'Conservative 1% a year');
  await expectText(results, 'Moderate 1% a year');
  await expectText(results, 'Aggressive 3% a year');
});

test('the growth chart has a name, a table with the engine’s numbers, and lines that need no colors', async () => {
  await showResults();
  await dollarsChoice('Future dollars').click();
  await expect.element(chart).toHaveAccessibleName('At 65: $640,000 to $1.7 million in future dollars');
  await expect
    .element(chart.getByText(/^Savings by age at 7% every year \(moderate\) and 2 points less or more/))
    .toBeVisible();
  const rows = await openTable(chart);
  const { ages, balances } = projectGrowth(defaultInputs);
  const dollars = (amount = 0) => `$${amount.toLocaleString('en-US')}`;
  expect(rows).toEqual(
    ages.map((age, year) => [
      String(age),
      dollars(balances.conservative[year]),
      dollars(balances.moderate[year]),
      dollars(balances.aggressive[year]),
      dollars(roundAmount(inTodaysDollars(balances.moderate[year] ?? 0, year))),
    ]),
  );
  const columns = chart.getByRole('columnheader').elements();
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Age',
    'Conservative',
    'Moderate',
    'Aggressive',
    'Moderate, today’s dollars',
  ]);
  expect(chart.getByRole('rowheader').elements()).toHaveLength(ages.length);
  const dashes = () =>
    [...chart.element().querySelectorAll('svg path')]
      .map((path) => getComputedStyle(path))
      .filter(({ stroke }) => stroke !== 'none')
      .map(({ strokeDasharray }) => strokeDasharray);
  expect(new Set(dashes()).size).toBe(3);
  await expectText(chart, /Aggressive.*Moderate.*Conservative|Conservative.*Moderate.*Aggressive/s);
  await emulateMedia('', { name: 'forced-colors', value: 'active' });
  expect(new Set(dashes()).size).toBe(3);
});

test('if all scenarios end at the same amount, a sentence replaces the growth chart', async () => {
  await renderCalculator();
  await typeAmount('Current Age', '64');
  await typeAmount('Current Retirement Savings', '1000000');
  await typeAmount('Expected Annual Return (%)', '2');
  await button('Calculate Retirement').click();
  await dollarsChoice('Future dollars').click();
  await expectText(results, 'At 65: $1.0 million in future dollars in every scenario');
  await expect.element(chart).not.toBeInTheDocument();
  await typeAmount('Current Age', '35');
  await expect.element(chart).toBeVisible();
});

test('the simulation is drawn on the scale of the scenarios', async () => {
  await showResults();
  const figure = page.getByRole('figure').filter({ hasText: 'Simulation Outcomes' });
  await expectText(figure, 'on the scale above');
  const track = figure.element().querySelector('[aria-hidden]') as Element;
  const [bar, half, median] = [track, ...track.children].map((part) => part.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  // From 0 to the aggressive scenario's $1.6 million, as the bars of the scenarios.
  const share = (median.left + median.width / 2 - bar.left) / bar.width;
  expect(share).toBeGreaterThan(0.55);
  expect(share).toBeLessThan(0.7);
  expect(half.width / bar.width).toBeLessThan(0.05);
});
