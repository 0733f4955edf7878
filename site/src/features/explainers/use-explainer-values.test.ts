import { defaultInputs, incomeTax, inTodaysDollars, projectPlan, taxBrackets } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { startingValues } from './use-explainer-values.ts';

test('without calculator inputs there are no starting values', () => {
  expect(startingValues(null)).toBeNull();
});

test('a current age above the retirement age gives no starting values', () => {
  expect(startingValues({ ...defaultInputs, currentAge: 70, retirementAge: 65 })).toBeNull();
});

test('each explainer takes the inputs that it has a control for, rounded to the stops of its sliders', () => {
  const inputs = { ...defaultInputs, currentAge: 50, retirementAge: 68, annualIncome: 90_000 };
  const start = startingValues(inputs);
  expect(start?.allocation).toEqual({ numbers: { age: 50, retirementAge: 68 }, isExact: true });
  expect(start?.socialSecurity).toEqual({ numbers: { currentAge: 50, claimingAge: 68 }, isExact: true });
  const { retirementSavings } = projectPlan(inputs);
  const portfolio = start?.fourPercent.numbers.portfolio ?? 0;
  expect(Math.abs(portfolio - inTodaysDollars(retirementSavings, 18))).toBeLessThanOrEqual(25_000);
  expect(portfolio % 50_000).toBe(0);
  expect(start?.fourPercent.isExact).toBe(false);
});

test('savings are in today’s dollars, rounded to the stop of the slider', () => {
  expect(startingValues(defaultInputs)?.fourPercent.numbers).toEqual({ portfolio: 500_000 });
});

test('taxable income is the income less the deduction of the brackets’ year, to the dollar', () => {
  const taxes = (annualIncome: number) => startingValues({ ...defaultInputs, annualIncome })?.taxes;
  expect(taxes(55_000)).toEqual({ numbers: { currentIncome: 41_150 }, isExact: true });
  expect(incomeTax(41_150, taxBrackets).marginalRate).toBe(12);
  expect(taxes(58_000)).toEqual({ numbers: { currentIncome: 44_150 }, isExact: true });
});

test('values outside of a control’s range become the nearest possible one', () => {
  const start = startingValues({
    ...defaultInputs,
    currentAge: 18,
    retirementAge: 40,
    annualIncome: 280_000,
  });
  const small = startingValues({ ...defaultInputs, annualIncome: 40_000 });
  expect(small?.taxes).toEqual({ numbers: { currentIncome: 30_000 }, isExact: false });
  expect(start?.allocation).toEqual({ numbers: { age: 20, retirementAge: 50 }, isExact: false });
  expect(start?.socialSecurity).toEqual({ numbers: { currentAge: 40, claimingAge: 62 }, isExact: false });
  expect(start?.taxes).toEqual({ numbers: { currentIncome: 250_000 }, isExact: false });
  const poor = startingValues({ ...defaultInputs, currentSavings: 0, monthlySavings: 0 });
  expect(poor?.fourPercent).toEqual({ numbers: { portfolio: 100_000 }, isExact: false });
});
