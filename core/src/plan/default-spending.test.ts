import { describe, expect, test } from 'vitest';
import { defaultInputs, type Inputs } from '../fields.ts';
import type { RetiredBenefits } from '../household/household-benefits.ts';
import { createMarketDraws, standardDraws } from '../simulation/market-draws.ts';
import { createSimulator } from '../simulation/simulator.ts';
import { newPartner } from './assumptions.ts';
import { buildLifetimePlan } from './build-plan.ts';
import { defaultSpending, livingCosts, retiredSpending } from './default-spending.ts';
import { completePlan } from './plan-draft.ts';

const simulator = createSimulator(createMarketDraws(standardDraws));

const monthly = (inputs: Partial<Inputs>) => defaultSpending({ ...defaultInputs, ...inputs });

const retired = (currentSavings: number, benefits: RetiredBenefits) =>
  retiredSpending({ ...defaultInputs, currentSavings }, benefits);

test('living costs are the income less contributions, payroll tax and income tax', () => {
  expect(livingCosts(defaultInputs)).toEqual({
    income: 70_000,
    contributions: 6_000,
    payrollTax: 5_355,
    incomeTax: 5_500,
    rest: 53_145,
  });
});

describe('the default spending', () => {
  test('equals today’s living costs of $4,430 a month for the default inputs', () => {
    expect(monthly({})).toEqual({ monthly: 4_430, basis: 'living costs' });
  });

  // 80 percent of the income would be 80,000, 128,000 and 240,000.
  test.each([
    [{ annualIncome: 100_000, monthlySavings: 2_500 }, 55_780],
    [{ annualIncome: 160_000, monthlySavings: 4_500 }, 79_270],
    [{ annualIncome: 300_000, monthlySavings: 5_000 }, 175_207],
  ])('of a good saver %o is what is left to live on', (inputs, yearly) => {
    expect(monthly(inputs).basis).toBe('living costs');
    expect(Math.abs(monthly(inputs).monthly - yearly / 12)).toBeLessThanOrEqual(5);
  });

  test('is 80 percent of the income without contributions', () => {
    expect(monthly({ annualIncome: 45_000, monthlySavings: 0 })).toEqual({
      monthly: 3_000,
      basis: 'share of income',
    });
  });

  test('is at least 30 percent of the income with any contributions', () => {
    expect(monthly({ annualIncome: 20_000, monthlySavings: 5_000 })).toEqual({
      monthly: 500,
      basis: 'lowest share of income',
    });
  });

  test('is the benefit and 4 percent of the savings a year in retirement', () => {
    expect(retired(300_000, { monthly: 2_000, missing: 0, years: 28 })).toBe(3_000);
  });

  test('is less in retirement if the savings pay for benefits that start later', () => {
    // (300,000 - 60,000) * 4% / 12 = 800.
    const later = { monthly: 2_000, missing: 60_000, years: 28 };
    expect(retired(300_000, later)).toBe(2_800);
    // 45,000 of 60,000 dollars.
    expect(retired(45_000, later)).toBe(1_500);
  });

  test('is at most the benefit in retirement without savings', () => {
    expect(retired(0, { monthly: 2_647, missing: 0, years: 28 })).toBe(2_640);
  });

  test.each([
    [55, 1_500_000],
    [58, 1_000_000],
    [60, 1_200_000],
    [61, 300_000],
    [45, 1_000_000],
    [67, 500_000],
    [30, 1_000_000],
  ])('of a visitor who has retired at %i lasts in the target chance', (age, currentSavings) => {
    const changes = { currentAge: age, retirementAge: age, currentSavings, monthlySavings: 0 };
    for (const partner of [null, newPartner({ currentAge: age - 3 })]) {
      const draft = { inputs: { ...defaultInputs, ...changes }, changes: { partner }, isRetired: true };
      const { inputs, assumptions } = completePlan(draft, 2026);
      const chance = simulator.successOf(buildLifetimePlan(inputs, assumptions), 80);
      expect(chance).toBeGreaterThanOrEqual(0.8);
      expect(chance).toBeLessThan(0.9);
    }
  });
});
