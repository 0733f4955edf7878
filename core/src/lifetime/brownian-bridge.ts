/**
 * One step in building a random walk from coarse to fine: calculates the sum of the first `year` years from the sums of
 * the first `left` years and of the first `right` years.
 */
export interface BridgeStep {
  readonly year: number;
  readonly left: number;
  readonly right: number;
  readonly leftWeight: number;
  readonly rightWeight: number;
  /** Standard deviation around the weighted mean. */
  readonly deviation: number;
}

/**
 * Returns the steps of a Brownian bridge: first the sum of all years, then the sum of the first half, then the sums up to
 * each quarter, and so on. The first few steps determine most of the result.
 */
export function bridgeSteps(years: number): BridgeStep[] {
  const steps: BridgeStep[] = [
    { year: years, left: 0, right: 0, leftWeight: 0, rightWeight: 0, deviation: Math.sqrt(years) },
  ];
  const intervals: [left: number, right: number][] = [[0, years]];
  for (const [left, right] of intervals) {
    const year = Math.floor((left + right) / 2);
    if (year === left) continue;
    const span = right - left;
    steps.push({
      year,
      left,
      right,
      leftWeight: (right - year) / span,
      rightWeight: (year - left) / span,
      deviation: Math.sqrt(((year - left) * (right - year)) / span),
    });
    intervals.push([left, year], [year, right]);
  }
  return steps;
}
