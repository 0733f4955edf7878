import { assertWholeNumber } from '../validate.ts';
import { assertLifetimePlan, type LifetimePlan, monthlyGrowth } from './lifetime-plan.ts';
import { createMonthStepper, type MonthStepper } from './month-stepper.ts';
import { type RunBuffers, reserveRunBuffers } from './run-buffers.ts';
import { beginSimulation, recordYear, type Simulation } from './simulation.ts';

/** Size and seed of a monthly simulation. */
export interface MonthlyOptions {
  /** Whole number from 1 to 1,000,000. Run `r` is the same for every number of runs. */
  runs: number;
  /** Whole number from 0 to 2^53 - 1. The same seed gives the same bits on every machine. */
  seed: number;
}

/**
 * Simulates every month of every run: the reference for `simulateLive`. Amounts are today's dollars.
 *
 * Each month the balance grows by a random factor, then the year's flow is added. A run falls short when
 * it cannot pay a withdrawal in full; that empties it. Runs come in antithetic pairs: a good month for
 * one is an equally bad month for the other.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function simulateMonthly(plan: LifetimePlan, { runs, seed }: MonthlyOptions): Simulation {
  assertLifetimePlan(plan);
  assertWholeNumber('runs', runs, 1, 1_000_000);
  assertWholeNumber('seed', seed, 0, Number.MAX_SAFE_INTEGER);
  const buffers = reserveRunBuffers(runs);
  const { prepare, step } = reserveStepper(buffers);
  prepare(monthlyGrowth(plan), seed, runs);
  const simulation = beginSimulation(buffers, plan, runs);
  for (let year = 1; year <= simulation.years; year++) {
    step(runs, plan.flow[year - 1] as number);
    recordYear(buffers, simulation, plan, year);
  }
  return simulation;
}

let stepper: (MonthStepper & { readonly buffers: RunBuffers }) | undefined;

/** Returns the stepper of the buffers. It is created again only when larger buffers replace them. */
function reserveStepper(buffers: RunBuffers): MonthStepper {
  if (stepper?.buffers !== buffers) stepper = { buffers, ...createMonthStepper(buffers.balances) };
  return stepper;
}
