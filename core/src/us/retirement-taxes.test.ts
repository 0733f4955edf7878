import { describe, expect, test } from 'vitest';
import { couplesTaxCases } from '../known-cases.ts';
import { federalIncomeTax, taxableSocialSecurity } from './retirement-taxes.ts';

describe('taxableSocialSecurity', () => {
  test('caps the first step at half of the benefits (Publication 915, example 1)', () => {
    const otherIncome = 18_600 + 9_400 + 990;
    expect(taxableSocialSecurity({ filing: 'single', benefits: 5_980, otherIncome })).toBe(2_990);
  });

  test('adds 85 percent of the income above the second threshold (Publication 915, example 3)', () => {
    expect(taxableSocialSecurity({ filing: 'joint', benefits: 10_000, otherIncome: 40_500 })).toBe(6_275);
  });

  test('is 0 up to the first threshold and 85 percent of the benefits for a high income', () => {
    expect(taxableSocialSecurity({ filing: 'single', benefits: 20_000, otherIncome: 15_000 })).toBe(0);
    expect(taxableSocialSecurity({ filing: 'single', benefits: 20_000, otherIncome: 100_000 })).toBe(17_000);
  });

  test('rejects negative amounts and an unknown filing status', () => {
    expect(() => taxableSocialSecurity({ filing: 'single', benefits: -1, otherIncome: 0 })).toThrow(
      /benefits/,
    );
    expect(() => taxableSocialSecurity({ filing: 'single', benefits: 0, otherIncome: Number.NaN })).toThrow(
      /otherIncome/,
    );
    expect(() => taxableSocialSecurity({ filing: 'head' as 'single', benefits: 0, otherIncome: 0 })).toThrow(
      /filing/,
    );
  });
});

describe('federalIncomeTax', () => {
  // Joint, both 65 or older. The published taxes include the senior deduction of 2026.
  const published = [0, 0, 1_210, 6_284];
  test.each(couplesTaxCases.map((taxes, index) => ({ ...taxes, with2026: published[index] ?? 0 })))(
    'a couple with a pension of $otherIncome and benefits of $socialSecurity pays $tax',
    ({ with2026, tax, ...income }) => {
      const couple = { filing: 'joint', over65: 2, ...income } as const;
      expect(federalIncomeTax({ ...couple, seniorDeduction: true })).toBeCloseTo(with2026, 6);
      expect(federalIncomeTax(couple)).toBeCloseTo(tax, 6);
    },
  );

  test.each([
    ['single', 60_000, 5_020],
    ['single', 250_000, 51_304],
    ['joint', 120_000, 10_040],
  ] as const)('%s wages of %i are taxed %i', (filing, otherIncome, tax) => {
    expect(federalIncomeTax({ filing, over65: 0, otherIncome, socialSecurity: 0 })).toBeCloseTo(tax, 6);
  });

  // Tax of an income with the senior deduction, compared with the tax of an income that is smaller by the deduction.
  test.each([
    ['single', 1, 50_000, 6_000],
    ['single', 1, 75_000, 6_000],
    ['single', 1, 81_250, 5_625],
    ['single', 1, 95_000, 4_800],
    ['single', 1, 100_000, 4_500],
    ['single', 1, 125_000, 3_000],
    ['single', 1, 175_000, 0],
    ['joint', 2, 200_000, 6_000],
    ['joint', 2, 220_000, 3_600],
    ['joint', 2, 250_000, 0],
  ] as const)(
    'the senior deduction of %s, %i over 65, with an income of %i is %i',
    (filing, over65, otherIncome, deduction) => {
      const base = { filing, over65, socialSecurity: 0 };
      expect(federalIncomeTax({ ...base, otherIncome, seniorDeduction: true })).toBeCloseTo(
        federalIncomeTax({ ...base, otherIncome: otherIncome - deduction }),
        6,
      );
    },
  );

  test('is the same share of an income that rises with prices, except for the thresholds of Social Security', () => {
    const year = { filing: 'single', over65: 1, otherIncome: 20_000 } as const;
    expect(federalIncomeTax({ ...year, socialSecurity: 0, priceLevel: 2 })).toBe(
      federalIncomeTax({ ...year, socialSecurity: 0 }),
    );
    // Half of 30,000 and 20,000 are 1,000 above 34,000 today: 4,500 and 850. At twice the prices they are 36,000 above it:
    // 85 percent of 60,000 are the limit, and 4,500 and 30,600 of 60,000 are taxed.
    const taxed = (dollars: number) => (dollars - 18_150) / 10;
    expect(federalIncomeTax({ ...year, socialSecurity: 30_000 })).toBeCloseTo(taxed(20_000 + 5_350), 6);
    expect(federalIncomeTax({ ...year, socialSecurity: 30_000, priceLevel: 2 })).toBeCloseTo(
      1_240 + 0.12 * (20_000 + 35_100 / 2 - 18_150 - 12_400),
      6,
    );
  });

  test('rejects a second person over 65 on a single return', () => {
    expect(() =>
      federalIncomeTax({ filing: 'single', over65: 2, otherIncome: 0, socialSecurity: 0 }),
    ).toThrow(/over65/);
  });
});
