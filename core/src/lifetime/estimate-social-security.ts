import {
  AVERAGED_YEARS,
  benefitFormulaPercentages,
  claimingAges,
  claimingShare,
  FIRST_BIRTH_YEAR,
  FULL_BENEFIT,
  fullRetirementAge,
  socialSecurityFigures,
} from '../us/social-security.ts';
import { assertNumber, assertWholeNumber } from '../validate.ts';

/** The income and ages from which the benefit is estimated. */
export interface EarningsRecord {
  /** Today's income in dollars a year, at least 0, which is assumed for every year worked. */
  annualIncome: number;
  /** From 0 to 100; only 35 years count. */
  yearsWorked: number;
  /** In years from 62 to 120, with months as fractions. A claim after 70 has the benefit of a claim at 70. */
  claimingAge: number;
  /** Whole number from 1943 to 2100. */
  birthYear: number;
}

/**
 * Estimates the Social Security retirement benefit in today's dollars a month, by the formula of 2026:
 * the income up to the taxable maximum, averaged over 35 years, is rounded down to a dollar; the primary
 * insurance amount is rounded down to a dime, and the benefit at the claiming age to a dollar.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function estimateSocialSecurity(record: EarningsRecord): number {
  assertNumber('annualIncome', record?.annualIncome, 0, 1e12);
  assertNumber('yearsWorked', record.yearsWorked, 0, 100);
  assertNumber('claimingAge', record.claimingAge, claimingAges.min, 120);
  assertWholeNumber('birthYear', record.birthYear, FIRST_BIRTH_YEAR, 2_100);
  const dimes = primaryInsuranceDimes(record.annualIncome, record.yearsWorked);
  const share = claimingShare(fullRetirementAge(record.birthYear), record.claimingAge);
  return Math.floor((dimes * share) / (10 * FULL_BENEFIT));
}

/**
 * Returns the primary insurance amount in whole dimes. The monthly earnings are whole dollars, so the formula's
 * percentages give whole cents without rounding errors.
 */
function primaryInsuranceDimes(annualIncome: number, yearsWorked: number): number {
  const { taxableMaximum, bendPoints } = socialSecurityFigures;
  const [first, second] = bendPoints;
  const counted = Math.min(annualIncome, taxableMaximum) * Math.min(yearsWorked, AVERAGED_YEARS);
  const monthlyEarnings = Math.floor(counted / (12 * AVERAGED_YEARS));
  const [low, middle, high] = benefitFormulaPercentages;
  const cents =
    low * Math.min(monthlyEarnings, first) +
    middle * Math.max(Math.min(monthlyEarnings, second) - first, 0) +
    high * Math.max(monthlyEarnings - second, 0);
  return Math.floor(cents / 10);
}
