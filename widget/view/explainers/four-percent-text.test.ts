import { fourPercentFields, usHistory } from '@whenabouts/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '../sentence.ts';
import {
  type FourPercentNumbers,
  fourPercentSentence,
  fourPercentTable,
  fourPercentTitle,
  halfAndHalf,
  marketProjections,
  outcomeOf,
} from './four-percent-text.ts';

const textsFor = (numbers: FourPercentNumbers) => {
  const projections = marketProjections(numbers);
  return {
    sentence: plainText(fourPercentSentence(numbers, projections)),
    title: fourPercentTitle(numbers.years, projections),
    outcomes: Object.values(projections).map((projection) => outcomeOf(projection)),
    table: fourPercentTable(numbers.years, projections),
  };
};

test('the texts for savings that last in every market name the amounts that are left', () => {
  const { sentence, title, outcomes } = textsFor({ portfolio: 1_000_000, withdrawalRate: 4, years: 30 });
  expect(sentence).toBe(
    'Retire with $1,000,000, take out 4% of that every year, and you live on $40,000 a year, or $3,333 a month, in today’s dollars. ' +
      'It lasts all 30 years if markets return 3%, 6%, or 9% above inflation every year. Half stocks and half bonds returned 4.6% above inflation on average from 1928 to 2024.',
  );
  expect(title).toBe(
    'After 30 years, $467,000 to $7.3 million is left in today’s dollars, if returns are 3% to 9% above inflation',
  );
  expect(outcomes).toEqual(['$467,155 left', '$2,391,424 left', '$7,324,670 left']);
});

test('the texts for savings that last in no market name the years of depletion', () => {
  const { sentence, title } = textsFor({ portfolio: 500_000, withdrawalRate: 10, years: 50 });
  expect(sentence).toContain(
    'It does not last all 50 years: it runs out in year 12 of the 3% market, in year ',
  );
  expect(title).toBe('Even a good market cannot pay this for 50 years');
});

test('the sentence names the markets in which savings last and in which they run out', () => {
  const two = textsFor({ portfolio: 1_000_000, withdrawalRate: 5, years: 40 });
  expect(two.sentence).toMatch(
    /It runs out in year 30 of the 3% market; in the 6% and the 9% market it lasts all 40 years\.$/,
  );
  expect(two.title).toMatch(/^A poor market empties the savings in year 30, while a good one leaves \$\d/);
  expect(two.outcomes[0]).toBe('Runs out in year 30');
  const one = textsFor({ portfolio: 1_000_000, withdrawalRate: 7, years: 50 });
  expect(one.sentence).toMatch(
    /It runs out in year \d+ of the 3% market and in year \d+ of the 6% market; in the 9% market it lasts all 50 years\.$/,
  );
});

test('the table starts with the savings and ends with the remaining balance', () => {
  const { table } = textsFor({ portfolio: 1_000_000, withdrawalRate: 4, years: 30 });
  expect(table.rows).toHaveLength(31);
  expect(table.rows[0]).toEqual(['Start', '$1,000,000', '$1,000,000', '$1,000,000']);
  expect(table.rows.at(-1)).toEqual(['30', '$467,155', '$2,391,424', '$7,324,670']);
});

test('the past returns of half stocks and half bonds match the historical data', () => {
  const growth = usHistory.map(
    ([, stocks, bonds, inflation]) => (1 + (stocks + bonds) / 200) / (1 + inflation / 100),
  );
  const yearly = (factors: readonly number[]) =>
    (factors.reduce((product, factor) => product * factor, 1) ** (1 / factors.length) - 1) * 100;
  const spans = growth.slice(29).map((_, first) => yearly(growth.slice(first, first + 30)));
  expect(yearly(growth)).toBeCloseTo(halfAndHalf.average, 1);
  expect(Math.max(...spans)).toBeCloseTo(halfAndHalf.best, 1);
  expect(Math.min(...spans)).toBeCloseTo(halfAndHalf.worst, 1);
});

test('every combination of values gives complete texts', () => {
  const { portfolio, withdrawalRate, years } = fourPercentFields;
  const numbers = fc.record({
    portfolio: fc.double({ min: portfolio.min, max: portfolio.max, noNaN: true }),
    withdrawalRate: fc.double({ min: withdrawalRate.min, max: withdrawalRate.max, noNaN: true }),
    years: fc.integer({ min: years.min, max: years.max }),
  });
  fc.assert(
    fc.property(numbers, (given) => {
      const { sentence, title, outcomes } = textsFor(given);
      expect([sentence, title, ...outcomes].join(' ')).not.toMatch(/NaN|undefined|Infinity|null/);
      const endsEarly = outcomes.filter((text) => text.startsWith('Runs out'));
      expect(sentence.match(/in year \d/g)?.length ?? 0).toBe(endsEarly.length);
    }),
  );
});
