import { assertNumber } from './validate.ts';

/**
 * Returns the value below which `p` percent of a list are, by position: of 100 values the 25th percentile
 * is the one at index 25.
 *
 * @param sorted Numbers in ascending order, at least one.
 * @param p From 0 to 100; 100 is the largest value.
 * @throws {TypeError | RangeError} if the list is empty, or `p` is not a number from 0 to 100.
 */
export function percentile(sorted: readonly number[], p: number): number {
  assertNumber('p', p, 0, 100);
  const position = Math.min(Math.floor((sorted.length * p) / 100), sorted.length - 1);
  const value = sorted[position];
  assertSorted(value);
  return value as number;
}

function assertSorted(value: number | undefined): void {
  if (value === undefined) throw new RangeError('sorted must hold at least one number');
  if (Number.isNaN(value)) throw new RangeError('sorted must hold numbers in ascending order, not NaN');
}
