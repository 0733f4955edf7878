import { expect, test } from 'vitest';
import { resultsWith } from '../../../../test/example-results.ts';
import { cutShareOf, cutYearsText } from './spending-cut-text.ts';

test('the share of years with a cut is that of the simulation at the age of the answer', () => {
  const answer = resultsWith({ monthlySpending: 4_667, spendingCut: 10, choice: 'desired' });
  expect(answer.solution.value).toBe(68);
  expect(cutShareOf(answer)).toBeCloseTo(0.39, 2);
  expect(cutShareOf(resultsWith({ spendingCut: 0 }))).toBe(0);
});

test.each([
  [0, 'you would never cut'],
  [0.01, 'you would cut in fewer than 1 out of 20 years'],
  [0.39, 'you would cut in about 4 out of 10 years'],
  [0.94, 'you would cut in about 9 out of 10 years'],
  [0.97, 'you would cut in almost every year'],
])('a share of %d of the years is put in words', (share, text) => {
  expect(cutYearsText(share)).toBe(text);
});
