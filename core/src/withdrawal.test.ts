import { expect, test } from 'vitest';
import { incomeReplacementRate, monthlyIncome } from './withdrawal.ts';

test('four percent of a million is 40,000 a year, 3,333.33 a month', () => {
  expect(monthlyIncome(1_000_000, 4)).toBeCloseTo(3_333.33, 2);
});

test('3,500 a month is 42,000 a year: 60 % of 70,000', () => {
  expect(incomeReplacementRate(3_500, 70_000)).toBeCloseTo(60, 12);
});

test.each([
  ['balance', () => monthlyIncome(Number.NaN, 4)],
  ['balance', () => monthlyIncome(-1, 4)],
  ['withdrawalRate', () => monthlyIncome(1_000, 101)],
  ['monthly', () => incomeReplacementRate(Number.POSITIVE_INFINITY, 70_000)],
  ['annualIncome', () => incomeReplacementRate(3_500, 0)],
])('rejects an invalid %s, and names its range', (name, attempt) => {
  expect(attempt).toThrow(RangeError);
  expect(attempt).toThrow(new RegExp(`^${name} must be a number from \\d+ to \\d`));
});
