import {
  type AgeChance,
  buildSinglePlan,
  createMarketDraws,
  createSimulator,
  defaultsBeforeRetirement,
  type Inputs,
  type LifetimeAssumptions,
  type LifetimePlan,
  lastRetirementAge,
  planSingleBenefit,
  retirementAges,
  type Simulator,
  standardDraws,
} from '@whenabouts/core';
import type { RetirementAnswer } from '../../view/calculator/answer-sentences.ts';

/** The answer for a reader who has not retired, by the site's default assumptions. */
export interface EarliestRetirement extends RetirementAnswer {
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
  /** Chance of success by retirement age, from 40 or the current age to `lastAge`. */
  chances: readonly AgeChance[];
}

/** The rules by which a plan is built. */
export interface PlanRules {
  buildPlan: (inputs: Inputs, assumptions: LifetimeAssumptions) => LifetimePlan;
  planBenefit: (inputs: Inputs, assumptions: LifetimeAssumptions) => RetirementAnswer['benefit'];
}

/** A partner or a benefit cut that the reader adds to the default household, and the rules for it. */
export interface Additions extends PlanRules {
  changes: Partial<LifetimeAssumptions>;
}

const single: Additions = { buildPlan: buildSinglePlan, planBenefit: planSingleBenefit, changes: {} };

let simulator: Simulator | undefined;

/**
 * Calculates when the reader could stop working, with the random draws and assumptions of the site's outlook page.
 *
 * @param inputs Valid inputs of the calculator.
 * @param year The calendar year.
 * @param additions None by default: one person without taxes.
 */
export function calculateEarliestRetirement(
  inputs: Inputs,
  year: number,
  { changes, buildPlan, planBenefit }: Additions = single,
): EarliestRetirement {
  simulator ??= createSimulator(createMarketDraws(standardDraws));
  const assumptions = { ...defaultsBeforeRetirement(inputs, year, changes.partner), ...changes };
  const lastAge = lastRetirementAge(inputs, assumptions);
  const firstAge = Math.min(retirementAges(inputs.currentAge).min, lastAge);
  const desiredAge = Math.min(inputs.retirementAge, lastAge);
  const chances: AgeChance[] = [];
  for (let age = firstAge; age <= lastAge; age++) {
    const plan = buildPlan({ ...inputs, retirementAge: age }, assumptions);
    chances.push({ age, chance: simulator.successOf(plan, assumptions.targetChance) });
  }
  const chanceAt = (age: number) => chances.find((entry) => entry.age === age)?.chance ?? 0;
  const earliest = chances.find(({ chance }) => chance >= assumptions.targetChance / 100);
  return {
    inputs: { ...inputs, retirementAge: desiredAge },
    assumptions,
    isRetired: false,
    solution: { value: earliest?.age ?? null },
    lastAge,
    lastChance: earliest ? null : chanceAt(lastAge),
    desiredChance: chanceAt(desiredAge),
    benefit: planBenefit({ ...inputs, retirementAge: earliest?.age ?? lastAge }, assumptions),
    chances,
  };
}
