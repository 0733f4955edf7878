import { describe, expect, test } from 'vitest';
import { law2026 } from './law.ts';
import { taxesOnPay } from './pay-taxes.ts';

describe('taxesOnPay', () => {
  test('charges the default visitor, by hand', () => {
    // 7.65 % of 70,000; 10 % of 12,400 and 12 % of the rest of 70,000 - 6,000 - 16,100.
    expect(taxesOnPay(70_000, 6_000)).toEqual({ payrollTax: 5_355, incomeTax: 1_240 + 0.12 * 35_500 });
  });

  test('charges no income tax on pay below the standard deduction', () => {
    expect(taxesOnPay(16_100, 0)).toEqual({ payrollTax: expect.closeTo(1_231.65, 6), incomeTax: 0 });
    expect(taxesOnPay(20_000, 60_000).incomeTax).toBe(0);
  });

  test('caps the Social Security tax at the taxable maximum, and adds 0.9 percent of Medicare tax above 200,000', () => {
    const { payrollTax } = taxesOnPay(300_000, 0);
    expect(payrollTax).toBeCloseTo(184_500 * 0.062 + 300_000 * 0.0145 + 100_000 * 0.009, 6);
  });

  test('charges a couple with a joint return and a cap for each pay', () => {
    // 10 % of 24,800 and 12 % of the rest of 100,000 - 6,000 - 32,200.
    expect(taxesOnPay(70_000, 6_000, 30_000)).toEqual({
      payrollTax: expect.closeTo(7_650, 6),
      incomeTax: expect.closeTo(2_480 + 0.12 * 37_000, 6),
    });
    const { payrollTax } = taxesOnPay(200_000, 0, 100_000);
    expect(payrollTax).toBeCloseTo((184_500 + 100_000) * 0.062 + 300_000 * 0.0145 + 50_000 * 0.009, 6);
  });

  test('rejects amounts that are not dollars', () => {
    expect(() => taxesOnPay(Number.NaN, 0)).toThrow(/pay/);
    expect(() => taxesOnPay(0, -1)).toThrow(/contributions/);
  });
});

// IRS, Revenue Procedure 2025-32, section 4.01, table 3: "The tax is … plus … of the excess over".
test.each([
  [12_400, 1_240],
  [50_400, 5_800],
  [105_700, 17_966],
  [201_775, 41_024],
  [256_225, 58_448],
  [640_600, 192_979.25],
])('the tax of 2026 on a taxable income of %s is %s', (income, tax) => {
  const pay = income + law2026.incomeTax.single.standardDeduction;
  expect(taxesOnPay(pay, 0, undefined, law2026).incomeTax).toBeCloseTo(tax, 6);
});
