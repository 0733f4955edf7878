import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandShares, createBandFinder } from './bands.ts';
import { createShortRuns } from './short-runs.ts';

/** The five bands of balances, and how many are below 0. */
function record(values: readonly number[]): { bands: number[]; below: number } {
  const balances = new Float64Array(Math.ceil(values.length / 8) * 8);
  balances.set(values);
  const bands = new Float64Array(7);
  const below = createBandFinder(balances)(values.length, bands, 1);
  expect([bands[0], bands[6]]).toEqual([0, 0]);
  return { bands: [...bands.slice(1, 6)], below };
}

/** Reference result, by sorting. */
function sortedBands(values: readonly number[]): number[] {
  const sorted = values.map((value) => (value < 0.01 ? 0 : value)).sort((a, b) => a - b);
  return bandShares.map((share) => sorted[Math.floor(values.length * share)] ?? Number.NaN);
}

const balance = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: 0.01, max: 1e7, noNaN: true }) },
  { weight: 2, arbitrary: fc.double({ min: -1e7, max: 0, noNaN: true }) },
  // Neighbors of one bin, and of the first and last bin.
  { weight: 2, arbitrary: fc.double({ min: 100_000, max: 100_500, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: 1e12, max: 1e15, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -0, 0.01, 0.02, 1, 100_000) },
);

test('the bands are those of the sorted balances, exactly', () => {
  fc.assert(
    fc.property(fc.array(balance, { minLength: 1, maxLength: 300 }), (values) => {
      expect(record(values).bands).toEqual(sortedBands(values));
    }),
    { numRuns: 1_000 },
  );
});

describe('many runs', () => {
  test.each([1_000, 2_048, 10_001])('%i', (count) => {
    // A spread over several powers of ten, in no order.
    const values = Array.from({ length: count }, (_, run) => 1e6 ** (((run * 7_919) % count) / count) - 3);
    expect(record(values).bands).toEqual(sortedBands(values));
  });
});

test('balances below 0 are counted, a negative zero is none', () => {
  expect(record([5, -1, 0, -0.001, 7, -2, -1e15]).below).toBe(4);
});

test('a run that has fallen short stays in the count', () => {
  const balances = new Float64Array(8);
  const { add, isEmpty, reset } = createShortRuns(balances);
  balances.set([5, -1, 0, 7, -2]);
  expect(add(5)).toBe(2);
  balances.set([-0.000_001, 3, 0, 7, 4]);
  expect(add(5)).toBe(3);
  expect(isEmpty()).toBe(false);
  reset();
  expect(isEmpty()).toBe(true);
  expect(add(5)).toBe(1);
});
