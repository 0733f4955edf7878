import type { Inputs } from '../fields.ts';
import { assertAssumptions, type LifetimeAssumptions } from './assumptions.ts';
import { type BenefitPlan, planBenefit } from './benefit-plan.ts';
import { assertLifetimeInputs } from './lifetime-inputs.ts';
import type { LifetimePlan } from './lifetime-plan.ts';
import { exp, log } from './portable-math.ts';

/**
 * Builds the cash flow from today to the plan age, in today's dollars. Until retirement the monthly
 * savings are paid in, with a Social Security benefit that has started. From then on, spending less the
 * benefit is withdrawn; a benefit above the spending is spent. Everything changes on birthdays.
 *
 * Contributions that do not rise with prices, such as the calculator's contributions, become smaller in today's dollars.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function buildLifetimePlan(inputs: Inputs, assumptions: LifetimeAssumptions): LifetimePlan {
  assertLifetime(inputs, assumptions);
  return buildUnchecked(inputs, assumptions);
}

/**
 * Returns the start and amount of Social Security in the plan of `buildLifetimePlan`.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function planSocialSecurity(inputs: Inputs, assumptions: LifetimeAssumptions): BenefitPlan {
  assertLifetime(inputs, assumptions);
  return planBenefit(inputs, assumptions);
}

/** Asserts that a plan can be built from the inputs and assumptions. */
export function assertLifetime(inputs: Inputs, assumptions: LifetimeAssumptions): void {
  assertLifetimeInputs(inputs);
  assertAssumptions(assumptions, inputs.currentAge);
}

/** `buildLifetimePlan` without assertions, for solvers: they try amounts outside the ranges of the fields. */
export function buildUnchecked(inputs: Inputs, assumptions: LifetimeAssumptions): LifetimePlan {
  const { currentAge, retirementAge, monthlySavings } = inputs;
  const { claimingAge, monthlyBenefit } = planBenefit(inputs, assumptions);
  const flow = new Float64Array(assumptions.planAge - currentAge);
  for (let year = 0; year < flow.length; year++) {
    const age = currentAge + year;
    const benefit = age >= claimingAge ? monthlyBenefit : 0;
    const isWorking = age < retirementAge;
    const contribution = assumptions.contributionsRise
      ? monthlySavings
      : monthlySavings * valueOfDollar(year, assumptions.inflation);
    flow[year] = isWorking ? contribution + benefit : Math.min(benefit - assumptions.monthlySpending, 0);
  }
  return {
    startBalance: inputs.currentSavings,
    flow,
    annualReturn: inputs.expectedReturn,
    volatility: assumptions.volatility,
    inflation: assumptions.inflation,
  };
}

/** Returns the value of a dollar in today's dollars, averaged over the twelve months of a year. */
function valueOfDollar(year: number, inflation: number): number {
  const monthlyLog = log((100 + inflation) / 100) / 12;
  let sum = 0;
  for (let month = 1; month <= 12; month++) sum += exp(-monthlyLog * (year * 12 + month));
  return sum / 12;
}
