import { householdDefaults, type LifetimeAssumptions } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { limitsText } from './limits-text.ts';

const textWith = (changes: Partial<LifetimeAssumptions>) =>
  limitsText({ ...householdDefaults, ...changes } as LifetimeAssumptions);

test('the footnote of a plan without a household names all that it leaves out', () => {
  expect(textWith({})).toBe(
    'For one person, without a pension, a home or one-off payments. Taxes are part of your spending, not calculated.',
  );
});

test.each<[Partial<LifetimeAssumptions>, string]>([
  [
    { preTaxShare: 100 },
    'Federal income tax is calculated by the law of 2026. State taxes and all others are',
  ],
  [{ preTaxShare: 0, stateTax: 4 }, 'Federal income tax is calculated by the law of 2026. Other taxes are'],
])('the footnote of %j follows the taxes that are calculated', (changes, text) => {
  expect(textWith(changes)).toContain(text);
});
