import { describe, expect, test } from 'vitest';
import { applicablePercent, incomesWithCredit, premiumAfterCredit } from './premium-tax-credit.ts';

/** The poverty line of 2025 for one person and for two. */
const [ONE, TWO] = [15_650, 21_150];

describe('applicablePercent', () => {
  // Revenue Procedure 2025-25, section 3.
  test.each([
    [100, 2.1],
    [132.9, 2.1],
    [133, 3.14],
    [150, 4.19],
    [175, 5.395],
    [200, 6.6],
    [225, 7.52],
    [250, 8.44],
    [275, 9.2],
    [300, 9.96],
    [400, 9.96],
  ])('at %d%% of the poverty line is %d%% of the income', (percent, expected) => {
    expect(applicablePercent((ONE * percent) / 100, 'single')).toBeCloseTo(expected, 9);
    expect(applicablePercent((TWO * percent) / 100, 'joint')).toBeCloseTo(expected, 9);
  });

  test('does not exist below the poverty line or above four times it', () => {
    expect(applicablePercent(ONE - 1, 'single')).toBeNull();
    expect(applicablePercent(62_601, 'single')).toBeNull();
    expect(applicablePercent(84_600, 'joint')).toBeCloseTo(9.96, 9);
    expect(applicablePercent(84_601, 'joint')).toBeNull();
  });

  test('of an income of $40,000 is 8.610%', () => {
    expect(applicablePercent(40_000, 'single')).toBeCloseTo(8.61, 3);
  });
});

describe('premiumAfterCredit', () => {
  test('is the expected share of the income', () => {
    expect(premiumAfterCredit(10_000, 31_300, 'single')).toBeCloseTo(2_065.8, 6);
    expect(Math.round(premiumAfterCredit(10_000, 40_000, 'single') / 12)).toBe(287);
    expect(Math.round(premiumAfterCredit(10_000, 62_600, 'single') / 12)).toBe(520);
  });

  test('is the full price without a credit, and never more', () => {
    expect(premiumAfterCredit(10_000, 62_601, 'single')).toBe(10_000);
    expect(premiumAfterCredit(10_000, 15_000, 'single')).toBe(10_000);
    expect(premiumAfterCredit(1_000, 62_600, 'single')).toBe(1_000);
  });

  test('rises with the income within the credit', () => {
    let before = 0;
    for (let income = ONE; income <= 62_600; income += 50) {
      const premium = premiumAfterCredit(1e6, income, 'single');
      expect(premium).toBeGreaterThan(before);
      before = premium;
    }
  });
});

test('incomesWithCredit go from the poverty line to four times it', () => {
  expect(incomesWithCredit('single')).toEqual({ from: 15_650, to: 62_600 });
  expect(incomesWithCredit('joint')).toEqual({ from: 21_150, to: 84_600 });
});
