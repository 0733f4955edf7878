import { assumptionFields } from '../plan/assumptions.ts';
import { buildUnchecked } from '../plan/build-plan.ts';
import type { CompletePlan } from '../plan/plan-draft.ts';
import type { Simulator } from '../simulation/simulator.ts';
import { lastRetirementAge, solveAgeWithinPlan } from '../simulation/solve.ts';

/** An age at which a plan just reaches its target chance, between the whole ages that are simulated. */
export interface Measure {
  /** `stop`: the earliest retirement age. `savings`: the age to which the money lasts. */
  readonly of: 'stop' | 'savings';
  /** In years; of a couple, the age of the younger one to which the money lasts. */
  readonly age: number;
  /** True for the first or last age that is tried: the true age may be beyond it. */
  readonly isLimit: boolean;
}

export const stoppingAt = (retirementAge: number, { inputs, assumptions }: CompletePlan): CompletePlan => ({
  inputs: { ...inputs, retirementAge },
  assumptions,
});

/** Returns the chance of success at a retirement age, 0 to 1. */
export function chanceAt(
  retirementAge: number,
  { inputs, assumptions }: CompletePlan,
  simulator: Simulator,
): number {
  const plan = buildUnchecked({ ...inputs, retirementAge }, assumptions);
  return simulator.successOf(plan, assumptions.targetChance);
}

/**
 * Measures the earliest retirement age, interpolated linearly between the last age that misses the target chance and the
 * first one that reaches it.
 */
export function measureStop(plan: CompletePlan, simulator: Simulator): Measure {
  const { inputs, assumptions } = plan;
  const { value } = solveAgeWithinPlan(inputs, assumptions, simulator);
  if (value === null || value === inputs.currentAge) {
    return { of: 'stop', age: value ?? lastRetirementAge(inputs, assumptions), isLimit: true };
  }
  const before = chanceAt(value - 1, plan, simulator);
  const share = shareOfWay(before, chanceAt(value, plan, simulator), assumptions.targetChance / 100);
  return { of: 'stop', age: value - 1 + share, isLimit: false };
}

/**
 * Measures the age to which the money lasts, at most the last plan age, if work stops at a retirement age. Interpolates
 * linearly within the year in which the chance falls below the target.
 */
export function measureSavings(
  retirementAge: number,
  { inputs, assumptions }: CompletePlan,
  simulator: Simulator,
): Measure {
  // The money may last beyond the end of the visitor's plan.
  const planAge = assumptionFields.planAge.max;
  const plan = buildUnchecked({ ...inputs, retirementAge }, { ...assumptions, planAge });
  const { depleted } = simulator.simulate(plan);
  const youngest = Math.min(inputs.currentAge, assumptions.partner?.currentAge ?? inputs.currentAge);
  const target = assumptions.targetChance / 100;
  const failing = depleted.findIndex((share) => 1 - share < target);
  if (failing === -1) return { of: 'savings', age: youngest + depleted.length - 1, isLimit: true };
  const chanceAfter = (years: number) => 1 - (depleted[years] as number);
  const share = shareOfWay(chanceAfter(failing - 1), chanceAfter(failing), target);
  return { of: 'savings', age: youngest + failing - 1 + share, isLimit: false };
}

/** Returns the position of a target between two chances, 0 to 1. */
const shareOfWay = (from: number, to: number, target: number): number => (target - from) / (to - from);
