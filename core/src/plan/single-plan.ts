import type { Inputs } from '../fields.ts';
import { valueOfDollar } from '../household/cash-flows.ts';
import { createPerson } from '../household/household.ts';
import { type BenefitPlan, paidShare, planBenefit } from '../household/worker-benefit.ts';
import type { LifetimePlan } from '../simulation/lifetime-plan.ts';
import { currentLaw } from '../us/law.ts';
import type { LifetimeAssumptions } from './assumptions.ts';

/**
 * Builds the plan of `buildLifetimePlan` for one person with the default household: without a partner, taxes and
 * other cash flows. The embed's first answer uses this function, because it is smaller than the code of the
 * whole household. Inputs and assumptions must be valid.
 */
export function buildSinglePlan(inputs: Inputs, assumptions: LifetimeAssumptions): LifetimePlan {
  const { currentAge, retirementAge, monthlySavings } = inputs;
  const { inflation, contributionsRise, monthlySpending, planAge, benefitCut, birthYear } = assumptions;
  const { claimingAge, monthlyBenefit } = planSingleBenefit(inputs, assumptions);
  const flow = new Float64Array(planAge - currentAge);
  for (let year = 0; year < flow.length; year++) {
    const age = currentAge + year;
    const benefit = age < claimingAge ? 0 : monthlyBenefit * paidShare(benefitCut, birthYear + age);
    const contributions = contributionsRise
      ? monthlySavings
      : monthlySavings * valueOfDollar(year, inflation);
    flow[year] = age < retirementAge ? contributions + benefit : benefit - monthlySpending;
  }
  return {
    startBalance: inputs.currentSavings,
    flow,
    annualReturn: inputs.expectedReturn,
    volatility: assumptions.volatility,
    inflation,
  };
}

/** The default of the assumption `wageGrowth`, whose definition would add to the embed's script. */
const DEFAULT_WAGE_GROWTH = 0;

/** Returns the start and amount of Social Security in the plan of `buildSinglePlan`. */
export function planSingleBenefit(inputs: Inputs, assumptions: LifetimeAssumptions): BenefitPlan {
  const { currentAge, retirementAge, annualIncome } = inputs;
  const { birthYear, claimingAge, knownBenefit, knownBenefitAge } = assumptions;
  return planBenefit(
    createPerson({
      currentAge,
      retirementAge,
      annualIncome,
      birthYear,
      claimingAge,
      knownBenefit,
      knownBenefitAge,
      law: currentLaw,
    }),
    DEFAULT_WAGE_GROWTH,
  );
}
