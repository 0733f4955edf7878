import { monthlyRate } from './compound.ts';
import type { Inputs } from './fields.ts';
import type { Random } from './random.ts';
import { monthsToRetirement } from './scenarios.ts';

/** The number of simulated runs. */
export const SIMULATION_RUNS = 100;

/** Each month's rate differs from the expected one by up to this share of itself, either way. */
const RATE_VARIATION = 0.15;

/**
 * Simulates 100 runs, and returns their final balances in whole dollars, ascending. In each run every month's rate is
 * the expected one, varied uniformly by up to ±15 % of itself. The inputs must be valid.
 *
 * This varies by about one percent around the moderate scenario: it shows how little the order of
 * returns matters while saving steadily, not how risky markets are.
 *
 * @throws {RangeError} if `random` returns anything but a number from 0 up to, not including, 1.
 */
export function simulateOutcomes(inputs: Inputs, random: Random): number[] {
  const rate = monthlyRate(inputs.expectedReturn);
  const months = monthsToRetirement(inputs);
  // Not Array.from: pages with an old Prototype.js have one that maps nothing.
  const outcomes: number[] = [];
  for (let run = 0; run < SIMULATION_RUNS; run++) {
    let balance = inputs.currentSavings;
    for (let month = 0; month < months; month++) {
      const chance = random();
      assertChance(chance);
      const variation = RATE_VARIATION * (2 * chance - 1);
      balance = balance * (1 + rate * (1 + variation)) + inputs.monthlySavings;
    }
    outcomes.push(Math.round(balance));
  }
  return outcomes.sort((a, b) => a - b);
}

function assertChance(chance: number): void {
  if (chance >= 0 && chance < 1) return;
  throw new RangeError(`random must give a number from 0 up to 1, not ${chance}`);
}
