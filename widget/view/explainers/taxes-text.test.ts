import { taxFields } from '@whenabouts/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../sentence.ts';
import { compareTaxes } from './taxes-data.ts';
import { taxBars, taxSentence, taxTable, taxTitle, verdict } from './taxes-text.ts';

const textsFor = (currentIncome: number, retirementIncome: number, traditionalShare = 50) => {
  const numbers = { currentIncome, retirementIncome, traditionalShare };
  const comparison = compareTaxes(numbers);
  const bars = taxBars(comparison);
  return {
    sentence: plainText(taxSentence(numbers, comparison)),
    verdict: verdict(numbers, comparison),
    bars,
    title: taxTitle(bars),
    table: taxTable(bars),
  };
};

test('the example has a sentence, a title and a table', () => {
  const { sentence, title, table } = textsFor(75_000, 40_000);
  expect(sentence).toBe(
    'With $75,000 of taxable income, your last dollar is taxed at 22% now; with $40,000 in retirement, at 12%. ' +
      'Put $15,000 a year aside, 50% of it in a traditional account and the rest in a Roth, and after 30 years you have $984,000 after tax, in future dollars.',
  );
  expect(title).toBe('Of $1.2 million, tax takes $202,000 sooner or later, in future dollars');
  expect(table.rows).toEqual([
    ['Traditional', '$592,936', '$71,152', '$521,784'],
    ['Roth', '$592,936', '$130,446', '$462,490'],
    ['Both', '$1,185,873', '$201,598', '$984,274'],
  ]);
});

test('from five points one account is better, and the text has both amounts', () => {
  expect(textsFor(75_000, 40_000).verdict).toEqual({
    title: 'Traditional looks better',
    explanation:
      'Your rate falls by 10 points, from 22% now to 12% in retirement. All of it in the traditional account would leave $1,043,568, all of it in the Roth $924,981, in future dollars.',
  });
  expect(textsFor(40_000, 75_000).verdict.title).toBe('Roth looks better');
  expect(textsFor(40_000, 75_000).verdict.explanation).toContain(
    'Your rate rises by 10 points, from 12% now to 22%',
  );
  // 37% and 32%, past the ends of the sliders
  expect(textsFor(600_000, 200_000).verdict.title).toBe('Traditional looks better');
});

test('below five points neither account is better, and the text has the reason', () => {
  const { title, explanation } = textsFor(100_000, 60_000).verdict;
  expect(title).toBe('Neither is clearly better');
  expect(explanation).toContain('Your rates are 2 points apart, less than 5');
  // 35% and 32%
  expect(textsFor(240_000, 200_000).verdict.explanation).toContain('3 points apart');
  expect(textsFor(60_000, 60_000).verdict.explanation).toContain('Your rate is 22% both times');
});

test('the bars add up to the same total for every split', () => {
  const income = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
  fc.assert(
    fc.property(
      income(taxFields.currentIncome),
      income(taxFields.retirementIncome),
      fc.integer({ min: 0, max: 100 }),
      (now, then, share) => {
        const { bars } = textsFor(now, then, share);
        const [traditional, roth, both] = bars;
        expect(both?.untaxed).toBeCloseTo(textsFor(75_000, 40_000).bars[2]?.untaxed ?? 0, 4);
        expect((traditional?.afterTax ?? 0) + (roth?.afterTax ?? 0)).toBeCloseTo(both?.afterTax ?? 0, 4);
        for (const { untaxed, afterTax } of bars) expect(afterTax).toBeLessThanOrEqual(untaxed + 1e-6);
      },
    ),
  );
});
