import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from './fields.ts';
import { INFLATION, inTodaysDollars, roundTodaysDollars } from './inflation.ts';
import { defaultAssumptions } from './lifetime/default-assumptions.ts';
import { projectPlan } from './project-plan.ts';

test('the default inputs lead to $484,000 and $1,610 in today’s dollars', () => {
  const { retirementSavings, monthlyRetirementIncome, months } = projectPlan(defaultInputs);
  expect([retirementSavings, monthlyRetirementIncome]).toEqual([1_015_810, 3_386]);
  expect(roundTodaysDollars(inTodaysDollars(retirementSavings, months / 12))).toBe(484_000);
  expect(roundTodaysDollars(613.2)).toBe(610);
  expect(roundTodaysDollars(inTodaysDollars(monthlyRetirementIncome, months / 12))).toBe(1_610);
});

test('one year of inflation takes one year’s share, and no years take nothing', () => {
  expect(inTodaysDollars(102.5, 1)).toBeCloseTo(100, 10);
  expect(inTodaysDollars(1_000, 0)).toBe(1_000);
});

test('three significant digits remain, and small amounts are rounded to ten dollars', () => {
  expect([0, 7, 99.6, 1_614.25, 1_234_567].map(roundTodaysDollars)).toEqual([0, 10, 100, 1_610, 1_230_000]);
  fc.assert(
    fc.property(fc.double({ min: 1_000, max: 1e12, noNaN: true }), (amount) => {
      expect(Math.abs(roundTodaysDollars(amount) - amount)).toBeLessThanOrEqual(amount * 0.005);
    }),
  );
});

test('lifetime plans assume the same inflation', () => {
  expect(defaultAssumptions(defaultInputs, { year: 2026 }).inflation).toBe(INFLATION);
});
