import { monthlyRate } from './compound.ts';
import type { Inputs } from './fields.ts';
import type { Random } from './random.ts';
import { monthsToRetirement } from './scenarios.ts';

export const SIMULATION_RUNS = 100;

/** The largest difference of a month's rate from the expected rate, in percent of the expected rate. */
export const RATE_VARIATION = 15;

/**
 * Simulates {@link SIMULATION_RUNS} runs and returns their final balances in whole dollars, ascending. In each run, every
 * month's rate is the expected rate, varied uniformly by up to {@link RATE_VARIATION}. The inputs must be valid.
 *
 * The product's specification fixes the number of runs and the variation. They do not show the risk of real markets:
 * the results vary by about one percent around the moderate scenario. `simulation/` simulates markets that rise and fall.
 */
export function simulateOutcomes(inputs: Inputs, random: Random): number[] {
  const rate = monthlyRate(inputs.expectedReturn);
  const months = monthsToRetirement(inputs);
  // Array.from is not used, because old versions of Prototype.js replace it.
  const outcomes: number[] = [];
  for (let run = 0; run < SIMULATION_RUNS; run++) {
    let balance = inputs.currentSavings;
    for (let month = 0; month < months; month++) {
      const variation = (RATE_VARIATION / 100) * (2 * random() - 1);
      balance = balance * (1 + rate * (1 + variation)) + inputs.monthlySavings;
    }
    outcomes.push(Math.round(balance));
  }
  return outcomes.sort((a, b) => a - b);
}

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
