import { assertNumber } from '../validate.ts';

/**
 * Writes a chance as whole tenths, rounded down so that it never says more than was found: "8 of 10",
 * "fewer than 1 of 10", and "all 10" only when nothing went wrong.
 *
 * @param chance 0 to 1.
 * @throws {TypeError | RangeError} when it is anything else.
 */
export function formatChance(chance: number): string {
  assertNumber('chance', chance, 0, 1);
  const tenths = Math.floor(chance * 10);
  if (tenths === 0) return 'fewer than 1 of 10';
  return tenths === 10 ? 'all 10' : `${tenths} of 10`;
}
