import type { BenefitCut } from '../plan/assumptions.ts';
import {
  type EarningsRecord,
  estimatePrimaryInsurance,
  estimateSocialSecurity,
  FIRST_WORKING_AGE,
} from '../us/estimate-social-security.ts';
import {
  claimingAges,
  claimingShare,
  countAveragedYears,
  countElapsedYears,
  FULL_BENEFIT,
  fullRetirementAge,
  wholeDollars,
} from '../us/social-security.ts';
import type { Person } from './household.ts';

/** Start and amount of a person's own Social Security in a plan. */
export interface BenefitPlan {
  /** In whole years; below the current age if the benefit has already started. */
  claimingAge: number;
  /** In whole dollars a month, in today's dollars. */
  monthlyBenefit: number;
  /** Years from retirement to the claim, in which savings pay for all spending; at least 0. */
  bridgeYears: number;
}

/**
 * Plans the Social Security that a person receives from their own earnings.
 *
 * @param wageGrowth Percent a year above prices, as in all functions of this file.
 */
export function planBenefit(person: Person, wageGrowth: number): BenefitPlan {
  const claimingAge = planClaimingAge(person);
  return {
    claimingAge,
    monthlyBenefit: benefitAt(claimingAge, person, wageGrowth),
    bridgeYears: Math.max(claimingAge - Math.max(person.retirementAge, person.currentAge), 0),
  };
}

/**
 * Returns the claiming age. A past claim stays unchanged. A future claim waits until the pay ends or full retirement age,
 * the earlier of the two: before both, the earnings test could withhold the benefit.
 */
function planClaimingAge({ currentAge, earnsUntil, claimingAge, birthYear }: Person): number {
  if (claimingAge === null) {
    return Math.max(Math.min(Math.max(earnsUntil, claimingAges.min), claimingAges.max), currentAge);
  }
  if (claimingAge < currentAge) return claimingAge;
  const firstAgeUnreduced = Math.ceil(fullRetirementAge(birthYear));
  return Math.max(claimingAge, Math.min(earnsUntil, firstAgeUnreduced));
}

function benefitAt(claimingAge: number, person: Person, wageGrowth: number): number {
  const { knownBenefit, birthYear } = person;
  if (knownBenefit === null)
    return estimateSocialSecurity({ ...buildRecord(person, wageGrowth), claimingAge });
  const share = claimingShare(fullRetirementAge(birthYear), claimingAge);
  return wholeDollars(
    (knownBenefit * share * shareAfterEarlyStop(person, wageGrowth)) / knownBenefitShare(person),
  );
}

/** Returns the primary insurance amount of a person, in dollars a month. */
export function primaryInsuranceAmount(person: Person, wageGrowth: number): number {
  const { knownBenefit } = person;
  if (knownBenefit === null) return estimatePrimaryInsurance(buildRecord(person, wageGrowth));
  return (knownBenefit * FULL_BENEFIT * shareAfterEarlyStop(person, wageGrowth)) / knownBenefitShare(person);
}

/**
 * Returns the share of the known benefit that is left after an early stop, 0 to 1. A statement assumes work until the
 * claim, so an early stop lowers the known benefit in the same ratio as the estimated one. If the person has stopped
 * already, the statement has the lower benefit.
 */
function shareAfterEarlyStop(person: Person, wageGrowth: number): number {
  const { currentAge, retirementAge, stoppedAt = null, birthYear, knownBenefitAge } = person;
  if (person.isBenefitOfStop || stoppedAt !== null || retirementAge < currentAge) return 1;
  const claim = Math.ceil(knownBenefitAge ?? fullRetirementAge(birthYear));
  const workUntilClaim = { ...person, retirementAge: Math.max(claim, retirementAge), deathAge: null };
  const full = estimatePrimaryInsurance(buildRecord(workUntilClaim, wageGrowth));
  return full === 0 ? 1 : Math.min(estimatePrimaryInsurance(buildRecord(person, wageGrowth)) / full, 1);
}

/** Returns the known benefit as a share of the primary insurance amount, in the unit of `claimingShare`. */
function knownBenefitShare({ birthYear, knownBenefitAge }: Person): number {
  const fullAge = fullRetirementAge(birthYear);
  return claimingShare(fullAge, knownBenefitAge ?? fullAge);
}

/** Returns the years of work until the stop or the death, at today's pay. Without enough of them, the record is empty. */
function buildRecord(person: Person, wageGrowth: number): Omit<EarningsRecord, 'claimingAge'> {
  const { annualIncome, birthYear, currentAge, retirementAge, deathAge, law } = person;
  const lastAge = Math.min(retirementAge, deathAge ?? retirementAge);
  const stopped = Math.min(person.stoppedAt ?? retirementAge, currentAge);
  const soFar = Math.min(person.yearsWorked ?? stopped - FIRST_WORKING_AGE, currentAge);
  const years = Math.max(soFar + Math.max(lastAge - currentAge, 0), 0);
  const averagedYears = countAveragedYears(deathAge);
  const yearsWorked = years < requiredYears(deathAge) ? 0 : Math.min(years, averagedYears);
  const growth = wageGrowth > 0 && { wageGrowth: { percent: wageGrowth, currentAge } };
  const firstAge = Math.max(lastAge - years, 0);
  return {
    annualIncome,
    yearsWorked,
    firstAge,
    averagedYears,
    birthYear,
    law,
    ...growth,
  };
}

/**
 * Returns the years of work without which no benefit is paid: forty quarters, and for the survivors of someone who dies
 * before 62, one for each year from 22, at least six. Social Security Act § 214(a).
 */
function requiredYears(deathAge: number | null): number {
  return Math.max(countElapsedYears(deathAge) / 4, 1.5);
}

/** Returns the share of the benefits, 0 to 1, that is paid in a calendar year. */
export function paidShare(cut: BenefitCut | null, year: number): number {
  return cut !== null && year >= cut.fromYear ? cut.percentPaid / 100 : 1;
}
