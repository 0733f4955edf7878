import { defaultInputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { defaultSpendingSentence } from './default-spending-text.ts';

test('the sentence shows the sum behind the default of the default visitor', () => {
  expect(defaultSpendingSentence(defaultInputs, null)).toBe(
    'Default: about $4,430 a month, what you live on today: pay of $5,833, less $500 saved, $446 payroll tax and $458 federal income tax (law of 2026, single, standard deduction).',
  );
});

test('the sentence names the share of income if nothing is saved, or if too little is left to live on', () => {
  expect(
    defaultSpendingSentence({ ...defaultInputs, annualIncome: 45_000, monthlySavings: 0 }, null),
  ).toMatch(/^Default: \$3,000 a month, 80% of your income today/);
  expect(
    defaultSpendingSentence({ ...defaultInputs, annualIncome: 20_000, monthlySavings: 5_000 }, null),
  ).toMatch(/^Default: \$500 a month, 30% of your income today.*leave less/);
});

test('once retired, the sentence says that the default is Social Security and 4% of savings', () => {
  expect(defaultSpendingSentence({ ...defaultInputs, currentSavings: 300_000 }, 3_000)).toMatch(
    /^Default: \$3,000 a month, Social Security and up to 4% of your savings/,
  );
});
