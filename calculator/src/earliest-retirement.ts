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

/** The earliest retirement age of a reader who has not retired, by the site's default assumptions. */
export interface EarliestRetirement {
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
  /** Chance of success by retirement age, from 40 or the current age to 85. */
  chances: readonly AgeChance[];
  /** The earliest retirement age that reaches the target chance; undefined if none does. */
  earliestAge: number | undefined;
  /** Social Security after retiring at the earliest age, or at the reader's retirement age if no age is early enough. */
  benefit: BenefitPlan;
}

let simulator: Simulator | undefined;

/**
 * Calculates when the reader could stop working, with the random draws and assumptions of the site's outlook page.
 *
 * @param inputs Valid inputs of the calculator.
 * @param year The calendar year.
 */
export function calculateEarliestRetirement(inputs: Inputs, year: number): EarliestRetirement {
  simulator ??= createSimulator(createMarketDraws(standardDraws));
  const assumptions = defaultAssumptions(inputs, { year });
  const chances = chanceByRetirementAge(inputs, assumptions, simulator);
  const earliestAge = chances.find(({ chance }) => chance >= assumptions.targetChance / 100)?.age;
  const retirementAge = earliestAge ?? inputs.retirementAge;
  const benefit = planSocialSecurity({ ...inputs, retirementAge }, assumptions);
  return { inputs, assumptions, chances, earliestAge, benefit };
}
