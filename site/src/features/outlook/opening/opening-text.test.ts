import { defaultInputs, type Inputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { plainText } from '../../../components/sentence.ts';
import { openingAnswer } from './opening-answer.ts';
import { longest, openingSentence } from './opening-text.ts';

function sentence(changes: Partial<Inputs>): string {
  const inputs = { ...defaultInputs, ...changes };
  return plainText(openingSentence(inputs, openingAnswer(inputs, 2026)));
}

test('the defaults', () => {
  expect(sentence({})).toBe(
    'At 35, with $50,000 saved and $500 a month, you could stop at 69 on about $4,400 a month in today’s dollars, in at least 8 of 10 futures.',
  );
});

test('stopping now', () => {
  expect(sentence({ currentAge: 60, currentSavings: 1_000_000, annualIncome: 20_000 })).toBe(
    'At 60, with $1,000,000 saved and $500 a month, you could stop now on about $1,000 a month in today’s dollars, in at least 8 of 10 futures.',
  );
});

test('no age reaches the target', () => {
  const poor = { currentAge: 70, currentSavings: 0, monthlySavings: 0, annualIncome: 300_000 };
  expect(sentence(poor)).toMatch(
    /^At 70, with \$0 saved and \$0 a month, even stopping at 85 on about \$18,000 a month in today’s dollars works in (?:only [1-7]|fewer than 1) of 10 futures\.$/,
  );
});

test('results are hidden while they are calculated', () => {
  const results = openingSentence(defaultInputs, null).filter(
    (part) => typeof part === 'object' && 'result' in part,
  );
  expect(results).toHaveLength(3);
  for (const result of results) expect(result).toMatchObject({ isPending: true });
});

test('no sentence is longer than the one that the page reserves room for', () => {
  const reserved = plainText(longest.sentence).length;
  for (const currentAge of [18, 35, 75]) {
    for (const currentSavings of [0, 999_999, 1_000_000]) {
      for (const monthlySavings of [0, 5_000]) {
        for (const annualIncome of [20_000, 300_000]) {
          const text = sentence({ currentAge, currentSavings, monthlySavings, annualIncome });
          expect(text.length, text).toBeLessThanOrEqual(reserved);
        }
      }
    }
  }
});

test('the chart has the range of every age in whole dollars, from today to the plan age', () => {
  const { chart, chartedAge, planAge } = openingAnswer(defaultInputs, 2026);
  expect([chartedAge, planAge]).toEqual([69, 95]);
  expect(chart.ages).toEqual(Array.from({ length: 61 }, (_, year) => 35 + year));
  for (const amounts of [chart.unlucky, chart.middle, chart.lucky]) {
    expect(amounts).toHaveLength(61);
    expect(amounts[0]).toBe(50_000);
    expect(amounts.every(Number.isInteger)).toBe(true);
  }
});
