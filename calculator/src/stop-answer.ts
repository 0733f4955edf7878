import {
  type AgeChance,
  type BenefitPlan,
  chanceByRetirementAge,
  createMarketDraws,
  createSimulator,
  defaultAssumptions,
  type Inputs,
  type LifetimeAssumptions,
  planSocialSecurity,
  type Simulator,
  standardDraws,
} from '@whenabouts/core';

/** The result for a reader who has not retired, with the site's default assumptions. */
export interface StopAnswer {
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
  /** Chance of success by retirement age, from 40 or the current age to 85. */
  chances: readonly AgeChance[];
  /** The earliest retirement age that reaches the target chance; undefined if none does. */
  age: number | undefined;
  /** Social Security when stopping at that age, or at the reader's retirement age. */
  benefit: BenefitPlan;
}

let simulator: Simulator | undefined;

/**
 * Calculates when the reader could stop, as the site's outlook page does: with the same random draws and assumptions.
 *
 * @param inputs Valid inputs of the calculator.
 * @param year The calendar year.
 */
export function stopAnswer(inputs: Inputs, year: number): StopAnswer {
  simulator ??= createSimulator(createMarketDraws(standardDraws));
  const assumptions = defaultAssumptions(inputs, { year });
  const chances = chanceByRetirementAge(inputs, assumptions, simulator);
  const age = chances.find(({ chance }) => chance >= assumptions.targetChance / 100)?.age;
  const benefit = planSocialSecurity({ ...inputs, retirementAge: age ?? inputs.retirementAge }, assumptions);
  return { inputs, assumptions, chances, age, benefit };
}
