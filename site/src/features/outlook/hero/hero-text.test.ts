import { defaultInputs, type Inputs } from '@whenabouts/core';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../components/sentence.ts';
import { heroAnswer } from './hero-answer.ts';
import { heroDetails, heroSentence, longestDetails, longestSentence } from './hero-text.ts';

function sentences(changes: Partial<Inputs>): [answer: string, details: string] {
  const inputs = { ...defaultInputs, ...changes };
  const answer = heroAnswer(inputs, 2026);
  return [plainText(heroSentence(inputs, answer)), plainText(heroDetails(inputs, answer))];
}

describe('the hero says', () => {
  test('when the default visitor could stop, and what the age they would like means', () => {
    expect(sentences({})).toEqual([
      'At 35, earning $70,000, with $50,000 saved and $500 a month, you could stop at 69.',
      'Your money lasts to 95 in 8 out of 10 futures, on $4,400 a month before tax in today’s dollars, Social Security included. You’d like 65: 4 out of 10.',
    ]);
  });

  test('that one could stop now', () => {
    const [answer, details] = sentences({ currentAge: 60, currentSavings: 1_000_000, annualIncome: 20_000 });
    expect(answer).toBe(
      'At 60, earning $20,000, with $1,000,000 saved and $500 a month, you could stop now.',
    );
    expect(details).toMatch(/on \$1,000 a month .* You’d like 65: more than 99 out of 100\.$/);
  });

  test('that no age reaches the target', () => {
    const poor = { currentAge: 75, currentSavings: 0, monthlySavings: 0, annualIncome: 300_000 };
    const [answer, details] = sentences({ ...poor, retirementAge: 80 });
    expect(answer).toBe(
      'At 75, earning $300,000, with $0 saved and $0 a month, even 85 is too early to stop.',
    );
    expect(details).toMatch(
      /^At 85, your money would last to 95 in (?:only [1-7]|fewer than 1) out of 10 futures, on \$18,000 a month before tax in today’s dollars, Social Security included\. You’d like 80: (?:[1-7]|fewer than 1) out of 10\.$/,
    );
  });

  test('that an age of the past is not ahead', () => {
    expect(sentences({ currentAge: 67 })[1]).toMatch(/You’d like 65, which has passed\.$/);
  });
});

test('results are hidden while they are calculated', () => {
  const parts = [...heroSentence(defaultInputs, null), ...heroDetails(defaultInputs, null)];
  const results = parts.filter((part) => typeof part === 'object' && 'result' in part);
  expect(results).toHaveLength(5);
  for (const result of results) expect(result).toMatchObject({ isPending: true });
});

test('no sentence is longer than the one that the page reserves room for', () => {
  const reserved = [longestSentence, longestDetails].map((sentence) => plainText(sentence).length);
  for (const currentAge of [18, 35, 75]) {
    for (const currentSavings of [0, 999_999, 1_000_000]) {
      for (const monthlySavings of [0, 5_000]) {
        for (const annualIncome of [20_000, 300_000]) {
          const texts = sentences({ currentAge, currentSavings, monthlySavings, annualIncome });
          for (const [index, text] of texts.entries()) {
            expect(text.length, text).toBeLessThanOrEqual(reserved[index] ?? 0);
          }
        }
      }
    }
  }
});

test('the chart has the range of every age in whole dollars, from today to the plan age', () => {
  const { chart, chartedAge, planAge } = heroAnswer(defaultInputs, 2026);
  expect([chartedAge, planAge]).toEqual([69, 95]);
  expect(chart.ages).toEqual(Array.from({ length: 61 }, (_, year) => 35 + year));
  for (const amounts of [chart.unlucky, chart.middle, chart.lucky]) {
    expect(amounts).toHaveLength(61);
    expect(amounts[0]).toBe(50_000);
    expect(amounts.every(Number.isInteger)).toBe(true);
  }
});
