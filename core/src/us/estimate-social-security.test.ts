import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { socialSecurityBenefit } from '../explainers/social-security.ts';
import { benefitCases } from '../known-cases.ts';
import { type EarningsRecord, estimateSocialSecurity } from './estimate-social-security.ts';

const typical: EarningsRecord = { ...benefitCases.record, claimingAge: 67 };

describe('the estimated benefit is rounded down to the dollar', () => {
  test.each(benefitCases.benefits)('claimed at %i: $%i', (claimingAge, dollars) => {
    expect(estimateSocialSecurity({ ...benefitCases.record, claimingAge })).toBe(dollars);
  });
});

test('the benefit at full retirement age is rounded down to the dime before the claiming share applies', () => {
  // 2,025.88 with 24 percent more would be 2,512.09; from 2,025.80 it is 2,511.99.
  const record = { ...typical, annualIncome: 48_000, claimingAge: 70 };
  expect(estimateSocialSecurity(record)).toBe(2_511);
});

test('an income above the taxable maximum of $184,500 counts as the maximum', () => {
  const most = estimateSocialSecurity({ ...typical, annualIncome: 184_500 });
  // 90% of 1,286, 32% of 6,463 and 15% of 7,626 are 4,369.46.
  expect(most).toBe(4_369);
  expect(estimateSocialSecurity({ ...typical, annualIncome: 300_000 })).toBe(most);
  expect(estimateSocialSecurity({ ...typical, annualIncome: 184_000 })).toBeLessThan(most);
});

test('missing years count as zeros, and years past 35 do not count', () => {
  // 13 of 35 years: monthly earnings of 2,166; 1,157.40 + 281.60.
  expect(estimateSocialSecurity({ ...typical, yearsWorked: 13 })).toBe(1_439);
  expect(estimateSocialSecurity({ ...typical, yearsWorked: 0 })).toBe(0);
  expect(estimateSocialSecurity({ ...typical, yearsWorked: 50 })).toBe(2_612);
});

test('a claim after 70 has the benefit of a claim at 70', () => {
  const at70 = estimateSocialSecurity({ ...typical, claimingAge: 70 });
  expect(estimateSocialSecurity({ ...typical, claimingAge: 75 })).toBe(at70);
});

test('the year of birth determines the full retirement age', () => {
  // 66 and 6 months for 1957: six months of delayed credit at 67.
  expect(estimateSocialSecurity({ ...typical, birthYear: 1957 })).toBe(Math.floor(2_612.4 * 1.04));
});

test('claiming earlier or later changes the benefit as in the explainer', () => {
  const record = fc.record({
    annualIncome: fc.integer({ min: 20_000, max: 300_000 }),
    yearsWorked: fc.integer({ min: 0, max: 40 }),
    claimingAge: fc.integer({ min: 62, max: 70 }),
  });
  fc.assert(
    fc.property(record, (values) => {
      const estimate = estimateSocialSecurity({ ...values, birthYear: 1990 });
      const atFullAge = estimateSocialSecurity({ ...values, claimingAge: 67, birthYear: 1990 });
      const { claimingAge } = values;
      const explained = (monthlyBenefit: number) =>
        socialSecurityBenefit({ monthlyBenefit, fullRetirementAge: 67, claimingAge });
      expect(estimate).toBeGreaterThanOrEqual(Math.floor(explained(atFullAge)));
      // The full benefit is rounded down to a dime before the claiming share applies.
      expect(estimate).toBeLessThanOrEqual(explained(atFullAge + 0.9) + 1e-9);
      expect(Number.isSafeInteger(estimate)).toBe(true);
    }),
  );
});

describe('estimateSocialSecurity rejects', () => {
  test.each([
    [{ annualIncome: -1 }, RangeError, 'annualIncome'],
    [{ annualIncome: '70000' }, TypeError, 'annualIncome'],
    [{ yearsWorked: Number.NaN }, RangeError, 'yearsWorked'],
    [{ claimingAge: 61 }, RangeError, 'claimingAge must be a number from 62'],
    [{ birthYear: 1942 }, RangeError, 'birthYear must be a whole number from 1943'],
    [{ birthYear: 1960.5 }, RangeError, 'birthYear'],
    [{ birthYear: undefined }, TypeError, 'birthYear'],
  ])('the earnings record is rejected with %o', (change, kind, message) => {
    const call = () => estimateSocialSecurity({ ...typical, ...change } as EarningsRecord);
    expect(call).toThrow(kind);
    expect(call).toThrow(message);
  });
});

describe('wages that grow 1 percent above prices', () => {
  const benefitAt = (currentAge: number, annualIncome: number, percent = 1) =>
    estimateSocialSecurity({
      annualIncome,
      yearsWorked: 35,
      claimingAge: 67,
      birthYear: 1991,
      wageGrowth: { percent, currentAge },
    });

  test('wage growth raises the benefit of a 35-year-old with $70,000 by 22 to 23 percent', () => {
    // Worked by hand: from 22 to 35 the income counts in full, from 36 to 56 as 1.01 ^ -1 to 1.01 ^ -21 of it. That is an
    // average of $5,476 a month in today's wages, for which the formula pays $2,498.20, and 1.01 ^ 25 of that.
    expect(benefitAt(35, 70_000)).toBe(3_203);
    expect(benefitAt(35, 70_000) / 2_612).toBeCloseTo(1.226, 3);
  });

  test('wage growth does not change the benefit of someone of 60 or older', () => {
    expect(benefitAt(60, 70_000)).toBe(2_612);
    expect(benefitAt(75, 70_000)).toBe(2_612);
  });

  test('wage growth raises the benefit above today’s maximum, because the taxable maximum grows with wages', () => {
    expect(benefitAt(35, 1_000_000)).toBeCloseTo(benefitAt(60, 1_000_000) * 1.01 ** 25, -1);
  });

  test('wages that grow by 0 give today’s estimate', () => {
    expect(benefitAt(35, 70_000, 0)).toBe(2_612);
  });
});
