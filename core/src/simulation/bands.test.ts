import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { bandShares, createBandFinder } from './bands.ts';

function bandsOf(values: readonly number[]): number[] {
  const bands = new Float64Array(7);
  createBandFinder(Float64Array.from(values))(bands, 1);
  expect([bands[0], bands[6]]).toEqual([0, 0]);
  return [...bands.slice(1, 6)];
}

/** Reference result, by sorting. */
function sortedBands(values: readonly number[]): number[] {
  const sorted = values.map((value) => (value < 2 ** -7 ? 0 : value)).sort((a, b) => a - b);
  return bandShares.map((share) => sorted[Math.floor(values.length * share)] ?? Number.NaN);
}

const balance = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: 0, max: 1e7, noNaN: true }) },
  // Neighbors of one bin, amounts that 32 bits cannot hold, and fractions of a cent.
  { weight: 2, arbitrary: fc.double({ min: 100_000, max: 100_500, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: 1e12, max: 1e300, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 2 ** -7, 2 ** -7 - 2 ** -50, 0.02, 1, 100_000) },
);

test('the bands equal the percentiles of the sorted balances exactly', () => {
  fc.assert(
    fc.property(fc.array(balance, { minLength: 1, maxLength: 300 }), (values) => {
      expect(bandsOf(values)).toEqual(sortedBands(values));
    }),
    { numRuns: propertyRuns(100) },
  );
});

test.each([1_000, 2_048, 10_001])(
  'the bands of %i balances spread over six powers of ten are exact',
  (count) => {
    const values = Array.from({ length: count }, (_, run) => 1e6 ** (((run * 7_919) % count) / count) - 1);
    expect(bandsOf(values)).toEqual(sortedBands(values));
  },
);
