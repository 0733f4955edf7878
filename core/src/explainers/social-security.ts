/**
 * Social Security retirement benefits by claiming age, for people born in 1943 or later (full retirement age 66 to
 * 67).
 *
 * All amounts are in today's dollars: the yearly cost-of-living adjustments raise every benefit alike, so
 * they are left out. Taxes, the earnings test, and the benefits of spouses and survivors are also left out.
 */

import { assertDollars, assertWithin } from '../assert.ts';
import type { FieldWithDefault } from '../fields.ts';
import { claimingAges, claimingShare, FULL_BENEFIT, toMonths } from '../us/social-security.ts';

export const socialSecurityFields = {
  currentAge: {
    label: 'Current Age',
    unit: 'years',
    min: 40,
    max: 61,
    step: 1,
    default: 55,
  },
  fullRetirementAge: {
    label: 'Full Retirement Age',
    unit: 'years',
    min: 66,
    max: 67,
    step: 1,
    default: 67,
  },
  claimingAge: {
    label: 'Claiming Age',
    unit: 'years',
    ...claimingAges,
    step: 1,
    default: 67,
  },
  monthlyBenefit: {
    label: 'Monthly Benefit at Full Retirement Age',
    unit: 'dollars',
    min: 500,
    max: 5_000,
    step: 100,
    default: 2_000,
  },
} as const satisfies Record<string, FieldWithDefault>;

/** Lifetime totals count the benefits up to this birthday. */
export const LIFETIME_AGE = 85;

export interface Entitlement {
  /** The benefit at full retirement age (primary insurance amount), in dollars a month, at least 0. */
  monthlyBenefit: number;
  /** Years, from 66 to 67, months as fractions: 66 and 2 months is 66 + 2 / 12. */
  fullRetirementAge: number;
}

/** A benefit that is claimed at a certain age. */
export interface SocialSecurityClaim extends Entitlement {
  /** Years, from 62 to 70, months as fractions; taken to the nearest month. */
  claimingAge: number;
}

/**
 * Returns the benefit at the claiming age, in dollars a month and unrounded. The administration itself
 * rounds down to a dime and pays whole dollars, and adds some delayed credits only in the January
 * after the claim; here all of them count immediately.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function socialSecurityBenefit(claim: SocialSecurityClaim): number {
  assertDollars('monthlyBenefit', claim.monthlyBenefit);
  return (claim.monthlyBenefit * benefitUnits(claim.fullRetirementAge, claim.claimingAge)) / FULL_BENEFIT;
}

/**
 * Returns the sum of all benefits from the claim to the birthday at `LIFETIME_AGE`, in dollars and unrounded.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function lifetimeBenefit(claim: SocialSecurityClaim): number {
  return socialSecurityBenefit(claim) * (toMonths(LIFETIME_AGE) - toMonths(claim.claimingAge));
}

export interface ClaimingOption {
  claimingAge: number;
  /** Percent of the benefit at full retirement age. */
  percentage: number;
  /** Dollars a month, unrounded. */
  monthlyBenefit: number;
  /** Dollars up to the birthday at `LIFETIME_AGE`, unrounded. */
  lifetimeBenefit: number;
}

/**
 * Lists the results of claiming at each birthday from 62 to 70, in this order.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function claimingOptions(entitlement: Entitlement): ClaimingOption[] {
  const { min, max } = socialSecurityFields.claimingAge;
  // Array.from is not used, because old versions of Prototype.js replace it.
  return [...Array(max - min + 1).keys()].map((index) => {
    const claim = { ...entitlement, claimingAge: min + index };
    return {
      claimingAge: claim.claimingAge,
      percentage: (100 * benefitUnits(claim.fullRetirementAge, claim.claimingAge)) / FULL_BENEFIT,
      monthlyBenefit: socialSecurityBenefit(claim),
      lifetimeBenefit: lifetimeBenefit(claim),
    };
  });
}

/** Two claiming ages to compare. */
export interface ClaimingChoice extends Omit<SocialSecurityClaim, 'monthlyBenefit'> {
  /** Years, with the range of `claimingAge`. The two ages can be in any order. */
  otherClaimingAge: number;
}

/**
 * Returns the age at which the later of two claims has paid as much in total as the earlier one, in years with
 * whole months as fractions: 78 and 8 months is 78 + 8 / 12. The size of the benefit does not matter.
 * Null when both claims are the same, or when it would be past `LIFETIME_AGE`.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function breakEvenAge(choice: ClaimingChoice): number | null {
  assertWithin('claimingAge', choice.claimingAge, socialSecurityFields.claimingAge);
  assertWithin('otherClaimingAge', choice.otherClaimingAge, socialSecurityFields.claimingAge);
  const earlyAge = Math.min(choice.claimingAge, choice.otherClaimingAge);
  const lateAge = Math.max(choice.claimingAge, choice.otherClaimingAge);
  const earlyUnits = benefitUnits(choice.fullRetirementAge, earlyAge);
  const gainedUnits = benefitUnits(choice.fullRetirementAge, lateAge) - earlyUnits;
  if (gainedUnits === 0) return null;
  const headStartUnits = earlyUnits * (toMonths(lateAge) - toMonths(earlyAge));
  // A quotient of whole units is exact when it is whole. With fractions, a rounding error could add a month here.
  const months = toMonths(lateAge) + Math.ceil(headStartUnits / gainedUnits);
  return months <= toMonths(LIFETIME_AGE) ? months / 12 : null;
}

/**
 * Returns the monthly benefit in thirty-sixths of a percent of the benefit at full retirement age, as a whole number:
 * `FULL_BENEFIT` units are 100 percent. Checks both ages.
 */
function benefitUnits(fullRetirementAge: number, claimingAge: number): number {
  assertWithin('fullRetirementAge', fullRetirementAge, socialSecurityFields.fullRetirementAge);
  assertWithin('claimingAge', claimingAge, socialSecurityFields.claimingAge);
  return claimingShare(fullRetirementAge, claimingAge);
}
