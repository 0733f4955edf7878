import type { Inputs } from '../fields.ts';
import { firstDeathOf } from '../household/household.ts';
import { assertLifetime } from '../plan/assert-assumptions.ts';
import { assumptionFields, type LifetimeAssumptions } from '../plan/assumptions.ts';
import { buildUnchecked } from '../plan/build-plan.ts';
import { retirementAges } from '../plan/lifetime-inputs.ts';
import { spendingAfterStop } from '../plan/spending-costs.ts';
import type { Law } from '../us/law.ts';
import type { Simulator } from './simulator.ts';

/** The value that reaches the target chance; null if no value in the range does. */
export type Solution = { value: number } | { value: null; reason: SolutionReason };

/**
 * `last-age`: even retiring at the last age misses the target. `all-income`: even saving the whole income misses it.
 * `other-costs`: even spending nothing misses the target, because of the cash flows.
 */
export type SolutionReason = 'last-age' | 'all-income' | 'other-costs';

/** Amounts are solved in steps of this many dollars. */
export const SOLUTION_STEP = 10;

/**
 * Finds the earliest retirement age that reaches the target chance, from the current age to 85. A partner without
 * a chosen retirement age stops in the same calendar year. With a partner or other costs, a later age can have a lower
 * chance in rare cases. The result is then an age that reaches the target chance, while the age before it does not.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function solveRetirementAge(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  simulator: Simulator,
  law?: Law,
): Solution {
  return solveAge(inputs, assumptions, simulator, retirementAges(inputs.currentAge).max, law);
}

/** The assumptions that limit the retirement age. */
type EndOfWork = Pick<LifetimeAssumptions, 'planAge' | 'partner' | 'firstDeath' | 'firstDeathAge'>;

/**
 * Returns the last retirement age of a plan: 85, or the year before the plan age if that is earlier, because the plan
 * ends there. For a visitor who dies first, it is at most the age at death: the pay of the last year is earned.
 */
export function lastRetirementAge(
  { currentAge }: Pick<Inputs, 'currentAge'>,
  assumptions: EndOfWork,
): number {
  const death = firstDeathOf({ currentAge }, assumptions);
  const last = death?.who === 'self' ? death.age : assumptions.planAge - 1;
  return Math.max(Math.min(retirementAges(currentAge).max, last), currentAge);
}

/**
 * Finds the earliest retirement age from the current age to `lastRetirementAge` that reaches the target chance.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function solveAgeWithinPlan(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  simulator: Simulator,
  law?: Law,
): Solution {
  return solveAge(inputs, assumptions, simulator, lastRetirementAge(inputs, assumptions), law);
}

function solveAge(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  simulator: Simulator,
  last: number,
  law?: Law,
): Solution {
  assertLifetime(inputs, assumptions);
  const value = findFirst(inputs.currentAge, last, (retirementAge) =>
    planReachesTarget({ ...inputs, retirementAge }, assumptions, simulator, law),
  );
  return value === undefined ? { value: null, reason: 'last-age' } : { value };
}

/**
 * Finds the lowest monthly savings, in dollars rounded up to a multiple of 10, with which retiring at
 * the retirement age reaches the target chance: from 0 to all of the household's income.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function solveMonthlySavings(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  simulator: Simulator,
): Solution {
  assertLifetime(inputs, assumptions);
  const monthlyIncome = (inputs.annualIncome + (assumptions.partner?.annualIncome ?? 0)) / 12;
  const reaches = (monthlySavings: number) =>
    planReachesTarget({ ...inputs, monthlySavings }, assumptions, simulator);
  const steps = findFirst(0, Math.ceil(monthlyIncome / SOLUTION_STEP), (step) =>
    reaches(Math.min(step * SOLUTION_STEP, monthlyIncome)),
  );
  return steps === undefined ? { value: null, reason: 'all-income' } : { value: steps * SOLUTION_STEP };
}

/**
 * Finds the highest monthly spending, in today's dollars rounded down to a multiple of 10, with which
 * retiring at the retirement age reaches the target chance: from 0 to 200,000.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function solveMonthlySpending(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  simulator: Simulator,
  law?: Law,
): Solution {
  assertLifetime(inputs, assumptions);
  const lastStep = assumptionFields.monthlySpending.max / SOLUTION_STEP;
  const firstTooHigh = findFirst(0, lastStep, (step) => {
    const monthlySpending = step * SOLUTION_STEP;
    return !planReachesTarget(inputs, { ...assumptions, monthlySpending }, simulator, law);
  });
  if (firstTooHigh === 0) return { value: null, reason: 'other-costs' };
  return {
    value: firstTooHigh === undefined ? lastStep * SOLUTION_STEP : (firstTooHigh - 1) * SOLUTION_STEP,
  };
}

/**
 * Returns what can be spent in a month after stopping at the retirement age: the result of {@link solveMonthlySpending}
 * without the costs in it that have ended by then. Null if the plan's other costs alone miss the target chance.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function solveSpendable(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  simulator: Simulator,
  law?: Law,
): number | null {
  const { value } = solveMonthlySpending(inputs, assumptions, simulator, law);
  return value === null
    ? null
    : spendingAfterStop(inputs.retirementAge, { ...assumptions, monthlySpending: value });
}

/**
 * Returns true if the plan reaches the target chance. Both sides of the comparison are rounded only once, so that 1,600 of
 * 2,000 runs are exactly 80 percent.
 */
function planReachesTarget(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  simulator: Simulator,
  law?: Law,
): boolean {
  const { targetChance } = assumptions;
  return simulator.successOf(buildUnchecked(inputs, assumptions, law), targetChance) >= targetChance / 100;
}

/** Returns the first whole number from `min` to `max` that passes, provided that every number after it passes as well. */
function findFirst(min: number, max: number, passes: (value: number) => boolean): number | undefined {
  if (!passes(max)) return undefined;
  let low = min;
  let high = max;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

export interface AgeChance {
  /** Retirement age in whole years. */
  age: number;
  /**
   * Share of runs in which the money lasts to the plan age, 0 to 1. Without a partner and other costs, a later age
   * never has a lower chance.
   */
  chance: number;
}

/**
 * Lists the chance of success for each retirement age from the current age to 85. At or
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
  const { min, max } = retirementAges(inputs.currentAge);
  const chances: AgeChance[] = [];
  for (let age = min; age <= max; age++) {
    const plan = buildUnchecked({ ...inputs, retirementAge: age }, assumptions);
    chances.push({ age, chance: simulator.successOf(plan, assumptions.targetChance) });
  }
  return chances;
}
