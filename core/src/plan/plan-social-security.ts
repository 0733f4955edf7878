import type { Inputs } from '../fields.ts';
import { buildHousehold } from '../household/household.ts';
import { planSpouseBenefits, type SpouseBenefits } from '../household/household-benefits.ts';
import { type BenefitPlan, paidShare, planBenefit } from '../household/worker-benefit.ts';
import type { Law } from '../us/law.ts';
import { wholeDollars } from '../us/social-security.ts';
import { assertLifetime } from './assert-assumptions.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { planHousehold } from './build-plan.ts';

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
  const { self, years } = buildHousehold(inputs, assumptions, law);
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
 * death. A later benefit cut is not subtracted.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function householdBenefit(inputs: Inputs, assumptions: LifetimeAssumptions, law?: Law): number {
  if (assumptions.partner === null) return planSocialSecurity(inputs, assumptions, law).monthlyBenefit;
  const yearsTogether = planHousehold(inputs, assumptions, law).years.filter(
    (year) => !year.isAfterFirstDeath,
  );
  return wholeDollars(
    Math.max(...yearsTogether.map(({ benefit, partnerBenefit }) => benefit + partnerBenefit)),
  );
}

/**
 * Returns the Social Security of the visitor and of the partner by current law, before a benefit cut; null without a
 * partner.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function coupleBenefits(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
): { self: SpouseBenefits; partner: SpouseBenefits } | null {
  assertLifetime(inputs, assumptions);
  const { self, partner } = buildHousehold(inputs, assumptions);
  if (!partner) return null;
  return {
    self: planSpouseBenefits(self, partner, assumptions.wageGrowth),
    partner: planSpouseBenefits(partner, self, assumptions.wageGrowth),
  };
}
