/**
 * Returns the value with `p` percent of a list below it, by position: of 100 values, the 25th percentile is the value at
 * index 25.
 *
 * @param sorted Numbers in ascending order.
 * @param p From 0 to 100; 100 is the largest value.
 * @throws {RangeError} if there is no such value, for example in an empty list.
 */
export function percentile(sorted: readonly number[], p: number): number {
  const value = sorted[Math.min(Math.floor((sorted.length * p) / 100), sorted.length - 1)];
  if (value === undefined) throw new RangeError(`no value at percentile ${p} of ${sorted.length} values`);
  return value;
}
