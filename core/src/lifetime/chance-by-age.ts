import type { Inputs } from '../fields.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { assertLifetime, buildUnchecked } from './build-plan.ts';
import { retirementAges } from './lifetime-inputs.ts';
import type { Simulator } from './simulator.ts';
import { firstRetirementAge } from './solve.ts';

/** The chance of success for one retirement age. */
export interface AgeChance {
  /** Retirement age in whole years. */
  age: number;
  /** Share of runs in which the money lasts to the plan age, 0 to 1. Without a partner and other costs, it never falls with the age. */
  chance: number;
}

/**
 * Lists the chance of success for each retirement age from `firstRetirementAge` to 85. At or
 * past the plan age nothing is withdrawn, so the chance is 1.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function chanceByRetirementAge(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  simulator: Simulator,
): AgeChance[] {
  assertLifetime(inputs, assumptions);
  const min = firstRetirementAge(inputs, assumptions);
  const { max } = retirementAges(inputs.currentAge);
  const chances: AgeChance[] = [];
  for (let age = min; age <= max; age++) {
    const plan = buildUnchecked({ ...inputs, retirementAge: age }, assumptions);
    chances.push({ age, chance: simulator.successOf(plan) });
  }
  return chances;
}
