import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allocationFields,
  allocationSteps,
  earliestRetirementAge,
  type Investor,
  recommendedAllocation,
  riskLevel,
  riskLevels,
} from './allocation.ts';

const stocksAt = (age: number, retirementAge: number, riskTolerance: number) =>
  recommendedAllocation({ age, retirementAge, riskTolerance }).stocks;

test('the fields have the specified ranges and defaults', () => {
  const rows = Object.entries(allocationFields).map(([name, { min, max, step, default: standard }]) => [
    name,
    min,
    max,
    step,
    standard,
  ]);
  expect(rows).toEqual([
    ['age', 20, 80, 1, 45],
    ['retirementAge', 50, 80, 1, 65],
    ['riskTolerance', 1, 10, 1, 5],
  ]);
});

test.each([
  [20, 50],
  [45, 50],
  [49, 50],
  [50, 51],
  [64, 65],
  [79, 80],
  [80, 80],
])('at %s the earliest retirement age is %s', (age, earliest) => {
  expect(earliestRetirementAge(age)).toBe(earliest);
});

test('the five levels begin at odd tolerances and have different names', () => {
  expect(riskLevels.map(({ tolerance }) => tolerance)).toEqual([1, 3, 5, 7, 9]);
  expect(new Set(riskLevels.map(({ name }) => name)).size).toBe(5);
});

test.each([
  [1, 1],
  [2, 1],
  [2.9, 1],
  [3, 3],
  [6, 5],
  [8, 7],
  [9, 9],
  [10, 9],
])('a tolerance of %s bears the name that begins at %s', (tolerance, begins) => {
  expect(riskLevel(tolerance).tolerance).toBe(begins);
});

describe('by hand', () => {
  test.each([
    // age, retirement, risk: 100 − age + (risk − 5) × 5 + bonus
    [45, 65, 5, 65], // 55 + 0 + 10
    [45, 60, 5, 60], // 15 years are not more than 15: 55 + 0 + 5
    [45, 61, 5, 65], // 16 are
    [55, 65, 5, 45], // 10 years are not more than 10: 45 + 0 + 0
    [55, 66, 5, 50], // 11 are
    [60, 65, 7, 50], // 40 + 10 + 0
    [60, 65, 3, 30], // 40 − 10 + 0
    [60, 65, 6, 45], // 40 + 5 + 0
  ])(
    'an investor of %s who retires at %s with a risk tolerance of %s has %s %% in stocks',
    (age, retirement, risk, stocks) => {
      expect(recommendedAllocation({ age, retirementAge: retirement, riskTolerance: risk })).toEqual({
        stocks,
        bonds: 100 - stocks,
      });
    },
  );

  test('the steps add up before the result is clamped', () => {
    const steps = (age: number, retirementAge: number, riskTolerance: number) =>
      allocationSteps({ age, retirementAge, riskTolerance });
    expect(steps(45, 65, 5)).toEqual({ byAge: 55, byRisk: 0, byHorizon: 10, sum: 65 });
    expect(steps(20, 65, 10)).toEqual({ byAge: 80, byRisk: 25, byHorizon: 10, sum: 115 });
    expect(steps(80, 80, 1)).toEqual({ byAge: 20, byRisk: -20, byHorizon: 0, sum: 0 });
  });

  test('stocks are at most 90 %', () => {
    expect(stocksAt(20, 65, 10)).toBe(90); // 80 + 25 + 10 = 115
    expect(stocksAt(20, 65, 5)).toBe(90); // 80 + 0 + 10 = 90
    expect(stocksAt(20, 65, 4)).toBe(85);
  });

  test('stocks are at least 20 %', () => {
    expect(stocksAt(80, 80, 1)).toBe(20); // 20 − 20 = 0
    expect(stocksAt(80, 80, 5)).toBe(20);
    expect(stocksAt(80, 80, 6)).toBe(25);
  });

  test('retired investors get no points for years to retirement', () => {
    expect(stocksAt(70, 62, 5)).toBe(30);
  });
});

describe('for any investor', () => {
  const years = fc.double({ min: 0, max: 120, noNaN: true });
  const tolerance = fc.double({ min: 1, max: 10, noNaN: true });
  const investor = fc.record({ age: years, retirementAge: years, riskTolerance: tolerance });

  test('stocks and bonds make 100, and stocks stay within 20 and 90', () => {
    fc.assert(
      fc.property(investor, (given) => {
        const { stocks, bonds } = recommendedAllocation(given);
        expect(stocks + bonds).toBe(100);
        expect(stocks).toBeGreaterThanOrEqual(20);
        expect(stocks).toBeLessThanOrEqual(90);
      }),
    );
  });

  test('more risk tolerance never means fewer stocks', () => {
    fc.assert(
      fc.property(investor, tolerance, (given, other) => {
        const at = (riskTolerance: number) => recommendedAllocation({ ...given, riskTolerance }).stocks;
        expect(at(Math.min(given.riskTolerance, other))).toBeLessThanOrEqual(
          at(Math.max(given.riskTolerance, other)),
        );
      }),
    );
  });

  test('growing older never means more stocks', () => {
    fc.assert(
      fc.property(investor, years, (given, other) => {
        const at = (age: number) => recommendedAllocation({ ...given, age }).stocks;
        expect(at(Math.max(given.age, other))).toBeLessThanOrEqual(at(Math.min(given.age, other)));
      }),
    );
  });
});

test.each<[keyof Investor, unknown, string]>([
  ['age', -1, 'from 0 to 120'],
  ['age', Number.NaN, 'from 0 to 120'],
  ['age', '45', 'from 0 to 120'],
  ['retirementAge', 121, 'from 0 to 120'],
  ['retirementAge', Number.POSITIVE_INFINITY, 'from 0 to 120'],
  ['riskTolerance', 0, 'from 1 to 10'],
  ['riskTolerance', 11, 'from 1 to 10'],
  ['riskTolerance', null, 'from 1 to 10'],
])('recommendedAllocation rejects %s of %s', (name, value, range) => {
  const good = { age: 45, retirementAge: 65, riskTolerance: 5 };
  const attempt = () => recommendedAllocation({ ...good, [name]: value });
  expect(attempt).toThrow(typeof value === 'number' ? RangeError : TypeError);
  expect(attempt).toThrow(name);
  expect(attempt).toThrow(range);
});

test('riskLevel and earliestRetirementAge reject impossible values', () => {
  expect(() => riskLevel(0.5)).toThrow(RangeError);
  expect(() => earliestRetirementAge(Number.NaN)).toThrow(RangeError);
});
