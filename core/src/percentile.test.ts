import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

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
