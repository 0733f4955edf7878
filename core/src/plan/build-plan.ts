import type { Inputs } from '../fields.ts';
import { type FirstDeath, householdOf } from '../household/household.ts';
import { planSpouseBenefits, type SpouseBenefits } from '../household/household-benefits.ts';
import { type BenefitPlan, paidShare, planBenefit } from '../household/worker-benefit.ts';
import type { LifetimePlan } from '../simulation/lifetime-plan.ts';
import type { Law } from '../us/law.ts';
import { wholeDollars } from '../us/social-security.ts';
import { assertAssumptions } from './assert-assumptions.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { assertLifetimeInputs } from './lifetime-inputs.ts';
import { flowAfterCut, flowOfYear, type PlanYear, planYears } from './plan-years.ts';

/**
 * Builds the cash flow from today to the plan age, in today's dollars. All changes happen on birthdays.
 *
 * Until retirement, the plan saves the monthly contributions, a Social Security benefit that has started and other
 * income, less other costs. If the costs are higher, it withdraws the difference. From retirement on, it withdraws
 * spending and other costs, less the benefit and other income. Income above the spending is saved, after taxes.
 *
 * Contributions that do not rise with prices, such as the calculator's contributions, become smaller in today's dollars.
 *
 * @param law The current law by default.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function buildLifetimePlan(inputs: Inputs, assumptions: LifetimeAssumptions, law?: Law): LifetimePlan {
  assertLifetime(inputs, assumptions);
  return buildUnchecked(inputs, assumptions, law);
}

/** Start and amount of a person's own Social Security, with a benefit cut. */
export interface SocialSecurityPlan extends BenefitPlan {
  /**
   * The benefit after a cut that begins once it has started and before the plan ends, in whole dollars a month; null
   * without such a cut.
   */
  laterCut: { fromYear: number; monthlyBenefit: number } | null;
}

/**
 * Returns the start and amount of the visitor's own Social Security in the plan of `buildLifetimePlan`. The amount is
 * after a benefit cut that has begun once the visitor has both stopped and claimed. A later cut is not subtracted.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function planSocialSecurity(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  law?: Law,
): SocialSecurityPlan {
  assertLifetime(inputs, assumptions);
  const { self, years } = householdOf(inputs, assumptions, law);
  const plan = planBenefit(self, assumptions.wageGrowth);
  const { benefitCut, birthYear } = assumptions;
  const startYear = birthYear + Math.max(plan.claimingAge, self.retirementAge);
  const benefitIn = (year: number) => wholeDollars(plan.monthlyBenefit * paidShare(benefitCut, year));
  const endYear = birthYear + (self.deathAge ?? self.currentAge + years);
  const isCutLater = benefitCut !== null && benefitCut.fromYear > startYear && benefitCut.fromYear < endYear;
  return {
    ...plan,
    monthlyBenefit: benefitIn(startYear),
    laterCut: isCutLater
      ? { fromYear: benefitCut.fromYear, monthlyBenefit: benefitIn(benefitCut.fromYear) }
      : null,
  };
}

/**
 * Returns the Social Security of a household in whole dollars a month, after everyone has claimed and before the first
 * death.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function householdBenefit(inputs: Inputs, assumptions: LifetimeAssumptions, law?: Law): number {
  if (assumptions.partner === null) return planSocialSecurity(inputs, assumptions, law).monthlyBenefit;
  const together = planHousehold(inputs, assumptions, law).years.filter((year) => !year.isAfterFirstDeath);
  return wholeDollars(Math.max(...together.map(({ benefit, partnerBenefit }) => benefit + partnerBenefit)));
}

/**
 * Returns the Social Security of the visitor and of the partner, before a benefit cut; null without a partner.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function coupleBenefits(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
): { self: SpouseBenefits; partner: SpouseBenefits } | null {
  assertLifetime(inputs, assumptions);
  const { self, partner } = householdOf(inputs, assumptions);
  if (!partner) return null;
  return {
    self: planSpouseBenefits(self, partner, assumptions.wageGrowth),
    partner: planSpouseBenefits(partner, self, assumptions.wageGrowth),
  };
}

/** The years of a plan, and who dies first. */
export interface HouseholdPlan {
  /** Null without a partner. */
  firstDeath: FirstDeath | null;
  years: PlanYear[];
}

/**
 * Returns the years of the plan of `buildLifetimePlan`, for charts and tables.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function planHousehold(inputs: Inputs, assumptions: LifetimeAssumptions, law?: Law): HouseholdPlan {
  assertLifetime(inputs, assumptions);
  const household = householdOf(inputs, assumptions, law);
  return { firstDeath: household.firstDeath, years: planYears(inputs, assumptions, household) };
}

export function assertLifetime(inputs: Inputs, assumptions: LifetimeAssumptions): void {
  assertLifetimeInputs(inputs);
  assertAssumptions(assumptions, inputs.currentAge);
}

/** `buildLifetimePlan` without assertions, for solvers: they try amounts outside the ranges of the fields. */
export function buildUnchecked(inputs: Inputs, assumptions: LifetimeAssumptions, law?: Law): LifetimePlan {
  const years = planYears(inputs, assumptions, householdOf(inputs, assumptions, law));
  const plan: LifetimePlan = {
    startBalance: inputs.currentSavings,
    flow: Float64Array.from(years, flowOfYear),
    annualReturn: inputs.expectedReturn,
    volatility: assumptions.volatility,
    inflation: assumptions.inflation,
  };
  const lumpSums = years.map(({ incomeOnce, costsOnce }) => incomeOnce - costsOnce);
  if (lumpSums.some((amount) => amount !== 0)) plan.lumpSums = Float64Array.from(lumpSums);
  const startYear = years.findIndex((year) => year.isRetired && flowOfYear(year) < 0);
  if (assumptions.spendingCut > 0 && startYear >= 0) {
    plan.spendingCut = { startYear, flow: Float64Array.from(years, flowAfterCut) };
  }
  return plan;
}
