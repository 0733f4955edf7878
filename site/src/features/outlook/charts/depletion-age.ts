import type { Inputs, Simulation } from '@whenabouts/core';

/** The simulation of a plan of someone who is `currentAge` today. */
interface SimulatedPlan {
  inputs: Pick<Inputs, 'currentAge'>;
  charted: { simulation: Pick<Simulation, 'depleted' | 'runs'> };
}

/** Ranks of an unlucky and of a typical future: the share of futures that do worse, 0 to 1. */
export const UNLUCKY = 0.1;
export const TYPICAL = 0.5;

/**
 * Returns the visitor's age in the year in which savings run out, or null if they last to the end of the plan.
 *
 * @param share Rank of the future, as the share of futures that do worse: `UNLUCKY` or `TYPICAL`. The simulator's
 * `rankRuns` and the bands rank futures in the same order.
 */
export function depletionAge({ inputs, charted }: SimulatedPlan, share: number): number | null {
  const { depleted, runs } = charted.simulation;
  const worseRuns = Math.floor(runs * share);
  // The worst runs are depleted first, so this run is depleted once more runs are than do worse.
  const yearsUntilDepleted = depleted.findIndex((depletedShare) => depletedShare * runs > worseRuns);
  if (yearsUntilDepleted < 0) return null;
  // `depleted` counts at the end of each year, and the visitor was a year younger at its start.
  const ageAtEndOfYear = inputs.currentAge + yearsUntilDepleted;
  return ageAtEndOfYear - 1;
}
