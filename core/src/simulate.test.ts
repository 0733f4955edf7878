import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultInputs } from './fields.ts';
import { seededRandom } from './random.ts';
import { percentile, SIMULATION_RUNS, simulateOutcomes } from './simulate.ts';

const oneYear = {
  ...defaultInputs,
  currentAge: 64,
  currentSavings: 100_000,
  monthlySavings: 0,
  expectedReturn: 12,
};

test.each([
  // A draw of one half does not vary the rate: 100,000 × 1.01^12 = 112,682.50
  ['the middle', 0.5, 112_683],
  // The lowest draw takes 15 % off each month's rate: 100,000 × 1.0085^12 = 110,690.62
  ['the lowest', 0, 110_691],
  // The highest is almost 15 % more: 100,000 × 1.0115^12 = 114,707.19
  ['the highest', 1 - Number.EPSILON, 114_707],
])('a year of nothing but %s chance has the result calculated by hand', (_which, drawn, outcome) => {
  expect(new Set(simulateOutcomes(oneYear, () => drawn))).toEqual(new Set([outcome]));
});

test('a simulation draws once a month in each run', () => {
  let draws = 0;
  simulateOutcomes(oneYear, () => {
    draws += 1;
    return 0.5;
  });
  expect(draws).toBe(SIMULATION_RUNS * 12);
});

test('the median is close to the moderate scenario, a quarter of the runs on either side of the middle half', () => {
  const outcomes = simulateOutcomes(defaultInputs, seededRandom(1));
  const [low, middle, high] = [25, 50, 75].map((p) => percentile(outcomes, p)) as [number, number, number];
  expect(Math.abs(middle / 1_015_810 - 1)).toBeLessThan(0.01);
  expect(low).toBeLessThan(middle);
  expect(middle).toBeLessThan(high);
});

const hundred = Array.from({ length: 100 }, (_, index) => index * 10);

test.each([
  [0, 0],
  [25, 250],
  [50, 500],
  [75, 750],
  [99, 990],
  [99.9, 990],
  [100, 990],
])('of 100 values the %sth percentile is %s', (p, expected) => {
  expect(percentile(hundred, p)).toBe(expected);
});

test('a single value is every percentile', () => {
  expect([0, 50, 100].map((p) => percentile([7], p))).toEqual([7, 7, 7]);
});

test('a percentile never falls as p rises, and is always one of the values', () => {
  const ascending = fc.array(fc.integer(), { minLength: 1 }).map((list) => list.sort((a, b) => a - b));
  const p = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(ascending, p, p, (sorted, one, other) => {
      const low = percentile(sorted, Math.min(one, other));
      const high = percentile(sorted, Math.max(one, other));
      expect(low).toBeLessThanOrEqual(high);
      expect(sorted).toContain(low);
    }),
  );
});

test('an empty list has no percentiles', () => {
  expect(() => percentile([], 50)).toThrow(new RangeError('no value at percentile 50 of 0 values'));
});
