import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ContributionSplit, contributionTerms, taxFields, traditionalVersusRoth } from './tax.ts';

const split = (
  currentIncome: number,
  retirementIncome: number,
  traditionalShare: number,
): ContributionSplit => ({ currentIncome, retirementIncome, traditionalShare, ...contributionTerms });

test('the fields and assumptions have the specified values', () => {
  const rows = Object.entries(taxFields).map(([name, { min, max, step, default: standard }]) => [
    name,
    min,
    max,
    step,
    standard,
  ]);
  expect(rows).toEqual([
    ['currentIncome', 30_000, 250_000, 5_000, 75_000],
    ['retirementIncome', 20_000, 150_000, 5_000, 40_000],
    ['traditionalShare', 0, 100, 5, 50],
  ]);
  expect(contributionTerms).toEqual({ yearlyContribution: 15_000, annualReturn: 6, years: 30 });
});

describe('traditional or Roth, by hand', () => {
  test('two years in both accounts have the balances calculated by hand', () => {
    const { traditional, roth, ...both } = traditionalVersusRoth({
      currentIncome: 75_000,
      retirementIncome: 40_000,
      traditionalShare: 60,
      yearlyContribution: 10_000,
      annualReturn: 10,
      years: 2,
    });
    // 6,000 × 1.1 + 6,000 = 12,600; less 12 % is 11,088
    expect(traditional.contribution).toBe(6_000);
    expect(traditional.balance).toBeCloseTo(12_600, 8);
    expect(traditional.afterTax).toBeCloseTo(11_088, 8);
    // 4,000 less 22 % is 3,120; 3,120 × 1.1 + 3,120 = 6,552
    expect(roth.contribution).toBe(3_120);
    expect(roth.balance).toBeCloseTo(6_552, 8);
    expect(roth.afterTax).toBe(roth.balance);
    expect(both).toEqual({
      currentRate: 22,
      retirementRate: 12,
      difference: 10,
      afterTax: expect.closeTo(17_640, 8),
      recommendation: 'traditional',
    });
  });

  test.each([
    // incomes now and then, rates now and then
    [75_000, 40_000, 'traditional'], // 22, 12
    [40_000, 75_000, 'roth'], // 12, 22
    [75_000, 75_000, 'either'], // 22, 22
    [100_000, 60_000, 'either'], // 24, 22: two points are too few
    [60_000, 100_000, 'either'],
    [240_000, 200_000, 'either'], // 35, 32: three
    [600_000, 200_000, 'traditional'], // 37, 32: five are enough
    [200_000, 600_000, 'roth'],
  ])(
    'with an income of %s now and %s in retirement, the recommendation is %s',
    (now, then, recommendation) => {
      expect(traditionalVersusRoth(split(now, then, 50)).recommendation).toBe(recommendation);
    },
  );
});

describe('published balances', () => {
  test.each([
    // "You deposit $5000 each year into an account earning 6% interest compounded annually … in 30 years":
    // $395,290.93, https://www.algebra.com/cgi-bin/show-question-source.mpl?solution=811644
    [5_000, 6, 395_290.93, 2],
    // "At the end of every year, you deposit $2,000 into an account that earns 6% interest … 30th deposit":
    // $158,116.37, https://wizedu.com/questions/5700/at-the-end-of-every-year-you-deposit-2000-into-an
    [2_000, 6, 158_116.37, 2],
    // "$1250 into an IRA at the end of each year for the next 30 years … 8%", to the dollar: 141,604
    // http://www.algebra.com/cgi-bin/embed-solution.mpl?solution=728306
    [1_250, 8, 141_604, 0],
  ])(
    '%s at the end of every year at %s %% grows to the published balance',
    (yearlyContribution, annualReturn, balance, digits) => {
      const terms = { ...split(75_000, 40_000, 100), yearlyContribution, annualReturn };
      expect(traditionalVersusRoth(terms).traditional.balance).toBeCloseTo(balance, digits);
    },
  );
});

describe('for any split', () => {
  const share = fc.integer({ min: 0, max: 20 }).map((steps) => steps * 5);
  const income = fc.integer({ min: 0, max: 700_000 });

  test('with equal rates both accounts are worth the same for any split', () => {
    // "If you do a true dollar-for-dollar comparison … the two payouts are exactly the same."
    // http://www.moneychimp.com/articles/rothira/rothgraph.htm
    fc.assert(
      fc.property(income, share, share, (dollars, one, other) => {
        const afterTax = traditionalVersusRoth(split(dollars, dollars, one)).afterTax;
        expect(traditionalVersusRoth(split(dollars, dollars, other)).afterTax).toBeCloseTo(afterTax, 6);
      }),
    );
  });

  test('the recommended account is never worth less', () => {
    fc.assert(
      fc.property(income, income, (now, then) => {
        const worth = (traditionalShare: number) =>
          traditionalVersusRoth(split(now, then, traditionalShare)).afterTax;
        const { recommendation } = traditionalVersusRoth(split(now, then, 50));
        if (recommendation === 'traditional') expect(worth(100)).toBeGreaterThan(worth(0));
        if (recommendation === 'roth') expect(worth(0)).toBeGreaterThan(worth(100));
      }),
    );
  });

  test('the parts add up to the total', () => {
    fc.assert(
      fc.property(income, income, share, (now, then, traditionalShare) => {
        const result = traditionalVersusRoth(split(now, then, traditionalShare));
        expect(result.afterTax).toBe(result.traditional.afterTax + result.roth.afterTax);
        expect(result.traditional.contribution).toBe(150 * traditionalShare);
        expect(result.difference).toBe(result.currentRate - result.retirementRate);
      }),
    );
  });
});

test.each<[keyof ContributionSplit, unknown, string]>([
  ['currentIncome', -1, 'from 0 to'],
  ['retirementIncome', Number.NaN, 'from 0 to'],
  ['traditionalShare', 101, 'from 0 to 100'],
  ['traditionalShare', '50', 'from 0 to 100'],
  ['yearlyContribution', Number.POSITIVE_INFINITY, 'from 0 to'],
  ['annualReturn', -101, 'from -100 to 1000'],
  ['years', 0.5, 'a whole number from 0 to 200'],
  ['years', undefined, 'a whole number from 0 to 200'],
])('traditionalVersusRoth rejects %s of %s', (name, value, range) => {
  const attempt = () => traditionalVersusRoth({ ...split(75_000, 40_000, 50), [name]: value });
  expect(attempt).toThrow(typeof value === 'number' ? RangeError : TypeError);
  expect(attempt).toThrow(name);
  expect(attempt).toThrow(range);
});

test('results are finite for all valid terms', () => {
  const terms = { ...split(1e15, 1e15, 50), yearlyContribution: 1e15, annualReturn: 1_000, years: 200 };
  expect(traditionalVersusRoth(terms).afterTax).toBeLessThan(Number.MAX_VALUE);
});
