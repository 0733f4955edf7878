import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validInputs } from '../test/valid-inputs.ts';
import {
  incomeReplacementRate,
  monthlyIncome,
  type ScenarioName,
  scenarioNames,
  scenarioRate,
  scenarioResult,
  scenarios,
} from './scenarios.ts';

test('the scenarios have the specified order and withdrawal rates', () => {
  expect(scenarioNames).toEqual(['conservative', 'moderate', 'aggressive']);
  expect(scenarioNames.map((name) => scenarios[name].withdrawalRate)).toEqual([3, 4, 5]);
});

test.each<[ScenarioName, number, number]>([
  ['conservative', 7, 5],
  ['moderate', 7, 7],
  ['aggressive', 7, 9],
  // Two points less would be below one percent.
  ['conservative', 1, 1],
  ['conservative', 2.5, 1],
  ['conservative', 3, 1],
  ['conservative', 3.5, 1.5],
  ['moderate', 1, 1],
  ['aggressive', 12, 14],
  // In floating point, 4.1 - 2 is 2.0999999999999996.
  ['conservative', 4.1, 2.1],
  ['moderate', 4.125, 4.125],
])('the %s scenario of an expected return of %s %% assumes %s %%', (name, expected, rate) => {
  expect(scenarioRate(name, expected)).toBe(rate);
});

test('a year of the moderate scenario has the result calculated by hand', () => {
  const inputs = {
    currentAge: 64,
    retirementAge: 65,
    currentSavings: 100_000,
    monthlySavings: 0,
    annualIncome: 70_000,
    expectedReturn: 12,
  };
  // 100,000 × 1.01^12 = 112,682.50; 4 % of it is 4,507.30 a year, 375.61 a month
  expect(scenarioResult('moderate', inputs)).toEqual({
    retirementSavings: 112_683,
    monthlyRetirementIncome: 376,
  });
});

describe('for any inputs', () => {
  test('the more aggressive scenario never ends lower', () => {
    fc.assert(
      fc.property(validInputs, (inputs) => {
        const [conservative, moderate, aggressive] = scenarioNames.map((name) =>
          scenarioResult(name, inputs),
        );
        for (const result of ['retirementSavings', 'monthlyRetirementIncome'] as const) {
          expect(conservative?.[result]).toBeLessThanOrEqual(moderate?.[result] ?? Number.NaN);
          expect(moderate?.[result]).toBeLessThanOrEqual(aggressive?.[result] ?? Number.NaN);
        }
      }),
    );
  });
});

test('four percent of a million is 40,000 a year, 3,333.33 a month', () => {
  expect(monthlyIncome(1_000_000, 4)).toBeCloseTo(3_333.33, 2);
});

test('3,500 a month is 42,000 a year: 60 % of 70,000', () => {
  expect(incomeReplacementRate(3_500, 70_000)).toBeCloseTo(60, 12);
});
