import { describe, expect, test } from 'vitest';
import { defaultInputs, type Inputs } from '../fields.ts';
import { defaultSpending, livingCosts } from './default-spending.ts';

const monthly = (inputs: Partial<Inputs>, benefit: number | null = null) =>
  defaultSpending({ ...defaultInputs, ...inputs }, benefit);

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
    expect(monthly({ currentSavings: 300_000 }, 2_000)).toEqual({
      monthly: 3_000,
      basis: 'retirement income',
    });
  });
});
