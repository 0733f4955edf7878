import { expect, test } from 'vitest';
import { defaultInputs } from './fields.ts';
import { roundAmount } from './format.ts';
import { INFLATION, inTodaysDollars } from './inflation.ts';
import { defaultAssumptions } from './plan/default-assumptions.ts';
import { projectPlan } from './scenarios.ts';

test('the default inputs lead to $484,000 and $1,610 in today’s dollars', () => {
  const { retirementSavings, monthlyRetirementIncome, months } = projectPlan(defaultInputs);
  expect([retirementSavings, monthlyRetirementIncome]).toEqual([1_015_810, 3_386]);
  expect(roundAmount(inTodaysDollars(retirementSavings, months / 12))).toBe(484_000);
  expect(roundAmount(613.2)).toBe(610);
  expect(roundAmount(inTodaysDollars(monthlyRetirementIncome, months / 12))).toBe(1_610);
});

test('one year of inflation takes one year’s share, and no years take nothing', () => {
  expect(inTodaysDollars(102.5, 1)).toBeCloseTo(100, 10);
  expect(inTodaysDollars(1_000, 0)).toBe(1_000);
});

test('lifetime plans assume the same inflation', () => {
  expect(defaultAssumptions(defaultInputs, { year: 2026 }).inflation).toBe(INFLATION);
});
