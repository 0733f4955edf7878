import type { ChartedResults } from '../outlook-results.ts';

/** Ranks of an unlucky and of a typical future, as the share of futures that do worse. */
export const UNLUCKY = 0.1;
export const TYPICAL = 0.5;

/**
 * Returns the age at which savings run out in the future that ranks at `share` from the worst, or null if they
 * last to the plan age. Futures are ranked as in `rankRuns` and in the bands.
 */
export function depletionAge({ inputs, charted }: ChartedResults, share: number): number | null {
  const { depleted, runs } = charted.simulation;
  const year = depleted.findIndex((short) => short * runs > Math.floor(runs * share));
  return year < 0 ? null : inputs.currentAge + year - 1;
}
