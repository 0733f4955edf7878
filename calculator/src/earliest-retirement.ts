import {
  type AgeChance,
  chanceByRetirementAge,
  createMarketDraws,
  createSimulator,
  defaultAssumptions,
  type Inputs,
  type LifetimeAssumptions,
  planSocialSecurity,
  retirementAges,
  type Simulator,
  standardDraws,
} from '@whenabouts/core';
import type { RetirementAnswer } from './view/answer-sentences.ts';

/** The answer for a reader who has not retired, by the site's default assumptions. */
export interface EarliestRetirement extends RetirementAnswer {
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
  /** Chance of success by retirement age, from 40 or the current age to 85. */
  chances: readonly AgeChance[];
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
  const chanceAt = (age: number) => chances.find((entry) => entry.age === age)?.chance ?? 0;
  const earliest = chances.find(({ chance }) => chance >= assumptions.targetChance / 100);
  const lastAge = retirementAges(inputs.currentAge).max;
  return {
    inputs,
    assumptions,
    isRetired: false,
    solution: { value: earliest?.age ?? null },
    lastAge,
    lastChance: earliest ? null : chanceAt(lastAge),
    desiredChance: chanceAt(inputs.retirementAge),
    benefit: planSocialSecurity({ ...inputs, retirementAge: earliest?.age ?? lastAge }, assumptions),
    chances,
  };
}
