import { describe, expect, test } from 'vitest';
import { type MonthlyPension, pensionBreakEvenAge, presentValueOfPension } from './pension-value.ts';

/** $1,000 a month for life from 65, without interest and inflation. */
const plain: MonthlyPension = {
  monthly: 1_000,
  fromAge: 65,
  risesWithPrices: false,
  inflation: 0,
  discountRate: 0,
};

describe('presentValueOfPension', () => {
  // Life expectancies that the Social Security Administration publishes with the life table, for men and women.
  test.each([
    [0, 75.79, 81.06],
    [35, 43.02, 47.34],
    [65, 18.12, 20.66],
  ])('without interest, pays for the published years to live at %i', (fromAge, men, women) => {
    const years = presentValueOfPension({ ...plain, fromAge }) / 12_000;
    expect(Math.abs(years - (men + women) / 2)).toBeLessThan(0.015);
  });

  test('is lower by interest, and a rise by the same rate makes up for it', () => {
    const level = presentValueOfPension({ ...plain, discountRate: 5 });
    expect(level).toBeLessThan(0.7 * presentValueOfPension(plain));
    const rising = presentValueOfPension({ ...plain, discountRate: 5, inflation: 5, risesWithPrices: true });
    expect(rising).toBeCloseTo(presentValueOfPension(plain), 6);
  });

  test('with a survivor of the same age adds what one of two lives longer than the other', () => {
    const survivor = (share: number) => presentValueOfPension({ ...plain, survivor: { share, age: 65 } });
    expect(survivor(0)).toBe(presentValueOfPension(plain));
    expect(survivor(50) - survivor(0)).toBeCloseTo((survivor(100) - survivor(0)) / 2, 6);
    // Both lives together are at most twice one life.
    expect(survivor(100)).toBeGreaterThan(survivor(0));
    expect(survivor(100)).toBeLessThan(2 * survivor(0));
  });
});

describe('pensionBreakEvenAge', () => {
  test('without interest, is the age at which the payments add up to the sum', () => {
    expect(pensionBreakEvenAge(plain, 240_000)).toBe(85);
    expect(pensionBreakEvenAge(plain, 100_500)).toBe(65 + 101 / 12);
  });

  test('with interest, is later, by the formula of an annuity', () => {
    const discountRate = 5;
    // Payments in the middle of each month: sum × (1 − v^n) ÷ (1 − v) × √v, with v a month's discount.
    const v = 1.05 ** (-1 / 12);
    const months = 250;
    const oneSum = (1_000 * Math.sqrt(v) * (1 - v ** months)) / (1 - v);
    expect(pensionBreakEvenAge({ ...plain, discountRate }, oneSum - 1)).toBe(65 + months / 12);
    expect(pensionBreakEvenAge({ ...plain, discountRate }, oneSum + 1)).toBe(65 + (months + 1) / 12);
  });

  test('does not exist if the sum earns more than the pension pays', () => {
    expect(pensionBreakEvenAge({ ...plain, discountRate: 7 }, 200_000)).toBeNull();
  });

  test('rejects impossible amounts and ages', () => {
    expect(() => pensionBreakEvenAge(plain, -1)).toThrow('oneSum');
    expect(() => presentValueOfPension({ ...plain, fromAge: 120 })).toThrow('fromAge');
    expect(() => presentValueOfPension({ ...plain, survivor: { share: 101, age: 60 } })).toThrow(
      'survivor.share',
    );
  });
});
