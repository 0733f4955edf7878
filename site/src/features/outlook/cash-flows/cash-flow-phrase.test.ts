import type { CashFlow } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { samplePension } from '../../../../test/example-results.ts';
import { cashFlowPhrase } from './cash-flow-phrase.ts';

test('an income is described with its owner, its rise, its tax and its dollars', () => {
  const phrase = (changes: Partial<CashFlow>, hasPartner = true) =>
    cashFlowPhrase({ ...samplePension, ...changes }, hasPartner);
  expect(phrase({ owner: 'partner', survivorShare: 50, isTaxed: false })).toBe(
    'your partner’s Pension of $500 a month in today’s dollars from your age 65 (rises with prices, not taxed, 50% after your partner’s death)',
  );
  const partners = { owner: 'partner', agesOf: 'owner' } as const;
  expect(phrase({ ...partners, toAge: 70 })).toBe(
    'your partner’s Pension of $500 a month in today’s dollars from your partner’s age 65 until 70 (rises with prices)',
  );
  expect(phrase({ ...partners, every: 'once' })).toBe(
    'your partner’s Pension of $500 in today’s dollars at your partner’s age 65',
  );
  expect(phrase(partners, false)).toBe(
    'Pension of $500 a month in today’s dollars from 65 (rises with prices)',
  );
  expect(phrase({ yearlyRise: 2, dollarsOf: 'start', survivorShare: 0 })).toBe(
    'Pension of $500 a month in dollars of its first year from 65 (rises by 2% a year, ends at your death)',
  );
  expect(phrase({ owner: 'partner', yearlyRise: 0 }, false)).toBe(
    'Pension of $500 a month in today’s dollars from 65 (does not rise with prices)',
  );
});

test('a cost on top of the spending that the pay covers until the stop is described as such', () => {
  const mortgage = { kind: 'cost', name: 'Mortgage', amount: 1_300, fromAge: 55, toAge: 67 } as const;
  const place = { risesWithPrices: false, partOfSpending: 'from-stop' } as const;
  expect(cashFlowPhrase({ ...samplePension, ...mortgage, ...place }, false)).toBe(
    'Mortgage of $1,300 a month in today’s dollars from 55 until 67 (does not rise with prices, on top of your spending once you stop)',
  );
  expect(cashFlowPhrase({ ...samplePension, ...mortgage, ...place }, true)).toMatch(
    /, on top of your spending once one of you stops\)$/,
  );
});

test('a cost that is part of the spending is described as such', () => {
  const phrase = (changes: Partial<CashFlow>) =>
    cashFlowPhrase({ ...samplePension, kind: 'cost', fromAge: 55, toAge: 67, ...changes }, true);
  expect(
    phrase({ name: 'Mortgage', amount: 1_300, risesWithPrices: false, partOfSpending: 'until-age' }),
  ).toBe('Mortgage of $1,300 a month as part of your spending from 55 until 67 (does not rise with prices)');
  expect(phrase({ name: 'Commute', toAge: null, partOfSpending: 'until-stop' })).toBe(
    'Commute of $500 a month as part of your spending until you stop',
  );
});
