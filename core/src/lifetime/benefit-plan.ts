import type { Inputs } from '../fields.ts';
import { AVERAGED_YEARS, claimingAges, claimingShare, fullRetirementAge } from '../us/social-security.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { estimateSocialSecurity, FIRST_WORKING_AGE } from './estimate-social-security.ts';

/** Start and amount of Social Security in a plan. */
export interface BenefitPlan {
  /** In whole years; below the current age if the benefit has already started. */
  claimingAge: number;
  /** In whole dollars a month, in today's dollars. */
  monthlyBenefit: number;
  /** Years from retirement to the claim, in which savings pay for all spending; at least 0. */
  bridgeYears: number;
}

/** Plans Social Security. Inputs and assumptions must be valid. */
export function planBenefit(inputs: Inputs, assumptions: LifetimeAssumptions): BenefitPlan {
  const claimingAge = planClaimingAge(inputs, assumptions);
  return {
    claimingAge,
    monthlyBenefit: benefitAt(claimingAge, inputs, assumptions),
    bridgeYears: Math.max(claimingAge - Math.max(inputs.retirementAge, inputs.currentAge), 0),
  };
}

/**
 * Returns the claiming age. A past claim stays unchanged. A future claim waits until retirement or full retirement age,
 * the earlier of the two: before both, the earnings test could withhold the benefit.
 */
function planClaimingAge(inputs: Inputs, { claimingAge, birthYear }: LifetimeAssumptions): number {
  const { currentAge, retirementAge } = inputs;
  if (claimingAge === null) {
    return Math.max(Math.min(Math.max(retirementAge, claimingAges.min), claimingAges.max), currentAge);
  }
  if (claimingAge < currentAge) return claimingAge;
  const firstAgeUnreduced = Math.ceil(fullRetirementAge(birthYear));
  return Math.max(claimingAge, Math.min(retirementAge, firstAgeUnreduced));
}

function benefitAt(claimingAge: number, inputs: Inputs, assumptions: LifetimeAssumptions): number {
  const { knownBenefit, knownBenefitAge, birthYear, wageGrowth } = assumptions;
  if (knownBenefit === null) {
    const yearsWorked = Math.min(Math.max(inputs.retirementAge - FIRST_WORKING_AGE, 0), AVERAGED_YEARS);
    const { annualIncome, currentAge } = inputs;
    return estimateSocialSecurity({
      annualIncome,
      yearsWorked,
      claimingAge,
      birthYear,
      ...(wageGrowth > 0 && { wageGrowth: { percent: wageGrowth, currentAge } }),
    });
  }
  const fullAge = fullRetirementAge(birthYear);
  const knownShare = claimingShare(fullAge, knownBenefitAge ?? fullAge);
  return Math.floor((knownBenefit * claimingShare(fullAge, claimingAge)) / knownShare);
}
