import {
  type AgeChance,
  buildSinglePlan,
  createMarketDraws,
  createSimulator,
  defaultsBeforeRetirement,
  expectedCut,
  type Inputs,
  type LifetimeAssumptions,
  type LifetimePlan,
  lastRetirementAge,
  planSingleBenefit,
  type RetirementAnswer,
  type Simulator,
  standardDraws,
} from '@whenabouts/core';

/** The answer for a reader who has not retired, by the site's default assumptions. */
export interface EarliestRetirement extends RetirementAnswer {
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
  /** Chance of success by retirement age, from the current age to `lastAge`. */
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
  const { successOf } = simulator;
  const assumptions = { ...defaultsBeforeRetirement(inputs, year, changes.partner), ...changes };
  const lastAge = lastRetirementAge(inputs, assumptions);
  const desiredAge = Math.min(inputs.retirementAge, lastAge);
  const chanceWith = (retirementAge: number, changed: LifetimeAssumptions) =>
    successOf(buildPlan({ ...inputs, retirementAge }, changed), changed.targetChance);
  const chances: AgeChance[] = [];
  for (let age = inputs.currentAge; age <= lastAge; age++)
    chances.push({ age, chance: chanceWith(age, assumptions) });
  const target = assumptions.targetChance / 100;
  const earliest = chances.find(({ chance }) => chance >= target);
  const withCut = { ...assumptions, benefitCut: expectedCut };
  const firstAfterCut = chances.find(
    ({ age, chance }) => chance >= target && chanceWith(age, withCut) >= target,
  );
  return {
    inputs: { ...inputs, retirementAge: desiredAge },
    assumptions,
    isRetired: false,
    solution: { value: earliest?.age ?? null },
    lastAge,
    chance: chanceAt({ chances }, earliest?.age ?? lastAge),
    desiredChance: chanceAt({ chances }, desiredAge),
    afterCut: { value: firstAfterCut?.age ?? null },
    benefit: planBenefit({ ...inputs, retirementAge: earliest?.age ?? lastAge }, assumptions),
    chances,
  };
}

/** Returns the chance at a retirement age; 0 at ages without one. */
export function chanceAt({ chances }: Pick<EarliestRetirement, 'chances'>, age: number): number {
  return chances.find((entry) => entry.age === age)?.chance ?? 0;
}
