import { expect, test } from 'vitest';
import { incomeReplacementRate, monthlyIncome } from './withdrawal.ts';

test('four percent of a million is 40,000 a year, 3,333.33 a month', () => {
  expect(monthlyIncome(1_000_000, 4)).toBeCloseTo(3_333.33, 2);
});

test('3,500 a month is 42,000 a year: 60 % of 70,000', () => {
  expect(incomeReplacementRate(3_500, 70_000)).toBeCloseTo(60, 12);
});
