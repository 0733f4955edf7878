import { bandShares } from './bands.ts';
import type { LifetimePlan } from './lifetime-plan.ts';
import type { RunBuffers } from './run-buffers.ts';

/** Result of simulating a plan many times. Amounts are today's dollars. */
export interface Simulation {
  runs: number;
  years: number;
  /** Share of runs in which every withdrawal was paid in full, 0 to 1. */
  success: number;
  /**
   * Balances at the end of each year, from 0 (today) to `years`. The 10th, 25th, 50th, 75th and 90th
   * percentiles of a year are at `5 * year` and after: the balances that rank at `floor(runs * p)`,
   * counted from 0 in ascending order. A fraction of a cent is 0.
   */
  bands: Float64Array;
  /** Share of runs that fell short of a withdrawal by the end of each year, from 0 to `years`. */
  depleted: Float64Array;
}

/** Puts all runs at the start of the plan. */
export function beginRuns({ balances, shortRuns }: RunBuffers, { start }: LifetimePlan): void {
  // Adding 0 turns a negative zero, which would look like a shortfall, into zero.
  balances.fill(start + 0);
  shortRuns.reset();
}

/** Puts all runs at the start of the plan, and begins the result with it. */
export function beginSimulation(buffers: RunBuffers, plan: LifetimePlan, runs: number): Simulation {
  beginRuns(buffers, plan);
  const years = plan.flow.length;
  const bands = new Float64Array(bandShares.length * (years + 1));
  bands.fill(plan.start + 0, 0, bandShares.length);
  return { runs, years, success: 1, bands, depleted: new Float64Array(years + 1) };
}

/** Records the runs' balances as the end of a year, counted from 1. */
export function recordYear(
  buffers: RunBuffers,
  simulation: Simulation,
  { flow }: LifetimePlan,
  year: number,
): void {
  const { runs, bands, depleted } = simulation;
  const below = buffers.findBands(runs, bands, bandShares.length * year);
  const shortRuns =
    buffers.shortRuns.isEmpty() && !endsWithdrawals(flow, year) ? below : buffers.shortRuns.add(runs);
  depleted[year] = shortRuns / runs;
  simulation.success = (runs - shortRuns) / runs;
}

/**
 * Returns true for the last of consecutive years of withdrawals, counted from 1. Until then, the runs that have
 * fallen short are those with a balance below 0: no contribution has raised them again.
 */
export function endsWithdrawals(flow: Float64Array, year: number): boolean {
  const next = flow[year] ?? 0;
  return (flow[year - 1] as number) < 0 && next >= 0;
}
