import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fourPercentFields,
  marketNames,
  markets,
  type WithdrawalProjection,
  type Withdrawals,
  withdrawalProjection,
} from './four-percent.ts';

const terms = (
  portfolio: number,
  withdrawalRate: number,
  years: number,
  annualReturn: number,
): Withdrawals => ({
  portfolio,
  withdrawalRate,
  years,
  annualReturn,
});

const last = ({ balances }: WithdrawalProjection) => balances.at(-1) ?? Number.NaN;

test('the fields have the specified ranges and defaults', () => {
  const rows = Object.entries(fourPercentFields).map(
    ([name, { unit, min, max, step, default: standard }]) => [name, unit, min, max, step, standard],
  );
  expect(rows).toEqual([
    ['portfolio', 'dollars', 100_000, 5_000_000, 50_000, 1_000_000],
    ['withdrawalRate', 'percent', 1, 10, 0.1, 4],
    ['years', 'years', 10, 50, 1, 30],
  ]);
});

test('the markets have the specified returns, from poor to good', () => {
  expect(marketNames).toEqual(['poor', 'average', 'good']);
  expect(marketNames.map((name) => markets[name].annualReturn)).toEqual([3, 6, 9]);
});

describe('by hand', () => {
  test('a year’s return applies to what is left after its withdrawal', () => {
    // (1,000 − 100) × 1.1 = 990; (990 − 100) × 1.1 = 979
    const { yearlyWithdrawal, balances, depletionYear } = withdrawalProjection(terms(1_000, 10, 2, 10));
    expect(yearlyWithdrawal).toBe(100);
    expect(balances).toHaveLength(3);
    expect(balances[0]).toBe(1_000);
    expect(balances[1]).toBeCloseTo(990, 9);
    expect(balances[2]).toBeCloseTo(979, 9);
    expect(depletionYear).toBeNull();
  });

  test('a projection of 0 years has only the initial portfolio', () => {
    expect(withdrawalProjection(terms(1_000, 4, 0, 6)).balances).toEqual([1_000]);
  });

  test('withdrawals of 10 % without a return empty the portfolio after exactly ten years', () => {
    const { balances, depletionYear } = withdrawalProjection(terms(1_000_000, 10, 10, 0));
    expect(balances.slice(-3)).toEqual([200_000, 100_000, 0]);
    expect(depletionYear).toBeNull();
  });

  test('withdrawals of 10 % without a return cannot be paid in year 11', () => {
    const { balances, depletionYear } = withdrawalProjection(terms(1_000_000, 10, 12, 0));
    expect(balances.slice(-3)).toEqual([0, 0, 0]);
    expect(depletionYear).toBe(11);
  });

  test('the year of a withdrawal that can only be paid in part is the depletion year', () => {
    // 1,000 − 300 − 300 − 300 leaves 100 for the fourth.
    const { balances, depletionYear } = withdrawalProjection(terms(1_000, 30, 4, 0));
    expect(balances).toEqual([1_000, 700, 400, 100, 0]);
    expect(depletionYear).toBe(4);
  });

  test('rounding errors do not empty a portfolio early', () => {
    // Three thirds are everything, but what two of them leave is a hair less than the third.
    expect(withdrawalProjection(terms(1_000_000, 100 / 3, 3, 0)).depletionYear).toBeNull();
    expect(withdrawalProjection(terms(1_000_000, 100 / 3, 4, 0)).depletionYear).toBe(4);
  });

  test('the portfolio is depleted in the year after a total loss', () => {
    const { balances, depletionYear } = withdrawalProjection(terms(1_000, 4, 3, -100));
    expect(balances).toEqual([1_000, 0, 0, 0]);
    expect(depletionYear).toBe(2);
  });

  test('without withdrawals the portfolio is never depleted', () => {
    expect(withdrawalProjection(terms(0, 4, 30, 6)).depletionYear).toBeNull();
    expect(withdrawalProjection(terms(1_000, 0, 30, -50)).depletionYear).toBeNull();
  });
});

describe('published figures', () => {
  // Price of a payment at the start of each year for a number of years: an annuity due.
  test.each([
    // "$1,000 at the beginning of each of the next ten years … 10 percent interest": $6,759.02
    // https://forum.theanalystspace.com/viewthread.php?tid=104291
    ['ten years at 10 %', 6_759.02, 1_000, 10, 10],
    // Brechner, Contemporary Mathematics, 8th edition, chapter 12: $1,100 a year for 5 years at 5.8 %: $4,929.14
    ['five years at 5.8 %', 4_929.14, 1_100, 5, 5.8],
  ])('the published price pays for %s', (_name, price, payment, years, annualReturn) => {
    const cent = 0.01;
    const enough = terms(price + cent, (100 * payment) / (price + cent), years, annualReturn);
    expect(withdrawalProjection(enough).depletionYear).toBeNull();
    // A cent or two, grown over the years, is all that is left.
    expect(last(withdrawalProjection(enough))).toBeLessThan(0.05);
    expect(withdrawalProjection({ ...enough, years: years + 1 }).depletionYear).toBe(years + 1);
  });

  test('savings that earn 3 % pay a withdrawal of 4 % 44 times', () => {
    // Payments of 1 at the start of a year, worth 25 at 3 %: 1 − 1.03^−n = 25 / 1.03 × 0.03, n = 44.07
    expect(withdrawalProjection(terms(1_000_000, 4, 50, 3)).depletionYear).toBe(45);
  });
});

describe('for any terms', () => {
  const rate = fc.double({ min: 0, max: 100, noNaN: true });
  const anyTerms = fc.record({
    portfolio: fc.double({ min: 0, max: 1e9, noNaN: true }),
    withdrawalRate: rate,
    years: fc.integer({ min: 0, max: 60 }),
    annualReturn: fc.double({ min: -100, max: 50, noNaN: true }),
  });

  test('a projection has a finite balance of at least 0 for the start and for each year', () => {
    fc.assert(
      fc.property(anyTerms, (given) => {
        const { balances } = withdrawalProjection(given);
        expect(balances).toHaveLength(given.years + 1);
        for (const balance of balances) expect(Number.isFinite(balance) && balance >= 0).toBe(true);
      }),
    );
  });

  test('larger withdrawals never leave more', () => {
    fc.assert(
      fc.property(anyTerms, rate, (given, other) => {
        const withRate = (withdrawalRate: number) => withdrawalProjection({ ...given, withdrawalRate });
        const careful = withRate(Math.min(given.withdrawalRate, other));
        const bold = withRate(Math.max(given.withdrawalRate, other));
        for (const [year, balance] of bold.balances.entries())
          expect(balance).toBeLessThanOrEqual(careful.balances[year] ?? Number.NaN);
        expect(bold.depletionYear ?? 99).toBeLessThanOrEqual(careful.depletionYear ?? 99);
      }),
    );
  });

  test('a better market never leaves less', () => {
    fc.assert(
      fc.property(anyTerms, (given) => {
        const [poor, average, good] = marketNames.map((name) =>
          last(withdrawalProjection({ ...given, annualReturn: markets[name].annualReturn })),
        );
        expect(poor).toBeLessThanOrEqual(average ?? Number.NaN);
        expect(average).toBeLessThanOrEqual(good ?? Number.NaN);
      }),
    );
  });

  test('a depleted portfolio stays empty', () => {
    fc.assert(
      fc.property(anyTerms, (given) => {
        const { balances, depletionYear } = withdrawalProjection(given);
        if (depletionYear !== null) expect(new Set(balances.slice(depletionYear))).toEqual(new Set([0]));
      }),
    );
  });
});

test.each<[keyof Withdrawals, unknown, string]>([
  ['portfolio', -1, 'from 0 to 1000000000000000'],
  ['portfolio', Number.POSITIVE_INFINITY, 'from 0 to 1000000000000000'],
  ['withdrawalRate', 101, 'from 0 to 100'],
  ['withdrawalRate', Number.NaN, 'from 0 to 100'],
  ['withdrawalRate', '4', 'a number from 0 to 100'],
  ['years', 1.5, 'a whole number from 0 to 200'],
  ['years', 201, 'a whole number from 0 to 200'],
  ['annualReturn', -101, 'from -100 to 1000'],
  ['annualReturn', undefined, 'from -100 to 1000'],
])('withdrawalProjection rejects %s of %s', (name, value, range) => {
  const attempt = () => withdrawalProjection({ ...terms(1_000_000, 4, 30, 6), [name]: value });
  expect(attempt).toThrow(typeof value === 'number' ? RangeError : TypeError);
  expect(attempt).toThrow(name);
  expect(attempt).toThrow(range);
});

test('results are finite for all valid terms', () => {
  expect(last(withdrawalProjection(terms(1e15, 0, 200, 1_000)))).toBeLessThan(Number.MAX_VALUE);
});
