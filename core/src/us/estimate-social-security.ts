import { assertAge, assertNumber, assertWholeNumber } from '../assert.ts';
import { currentLaw, type Law } from './law.ts';
import {
  AVERAGED_YEARS,
  benefitFormula,
  claimingAges,
  claimingShare,
  FIRST_BIRTH_YEAR,
  FULL_BENEFIT,
  fullRetirementAge,
  LAST_BIRTH_YEAR,
} from './social-security.ts';

/** The income and ages from which the benefit is estimated. */
export interface EarningsRecord {
  /** Today's income in dollars a year, at least 0, which is assumed for every year worked. */
  annualIncome: number;
  /** From 0 to 100; a whole number with `wageGrowth`. Only `averagedYears` count. */
  yearsWorked: number;
  /** Age in the first of these years, 0 to 120; 22 by default. It matters only with `wageGrowth`. */
  firstAge?: number;
  /** Years over which the earnings are averaged, 2 to 35; 35 by default, and fewer after a death before 62. */
  averagedYears?: number;
  /** In years from 62 to 120, with months as fractions. A claim after 70 has the benefit of a claim at 70. */
  claimingAge: number;
  /** Whole number from 1943 to 2100. */
  birthYear: number;
  /** Growth of the country's wages from today on; none by default. */
  wageGrowth?: WageGrowth;
  /** The current law by default. */
  law?: Law;
}

export interface WageGrowth {
  /** Percent a year above prices, 0 to 10. */
  percent: number;
  currentAge: number;
}

/** Age at which working life is assumed to begin. */
export const FIRST_WORKING_AGE = 22;

/** Age of the last year whose wages index the earnings and the bend points. Social Security Act § 215(b)(3). */
export const INDEXING_AGE = 60;

/**
 * Estimates the Social Security retirement benefit in today's dollars a month, by the formula of the law's year:
 * the income up to the taxable maximum, averaged over 35 years, is rounded down to a dollar; the primary
 * insurance amount is rounded down to a dime, and the benefit at the claiming age to a dollar.
 *
 * If wages grow, the formula's bend points and the earnings of earlier years rise with them until the worker turns 60, while
 * the worker's own income rises only with prices.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function estimateSocialSecurity(record: EarningsRecord): number {
  assertNumber('annualIncome', record?.annualIncome, 0, 1e12);
  assertNumber('yearsWorked', record.yearsWorked, 0, 100);
  assertNumber('claimingAge', record.claimingAge, claimingAges.min, 120);
  assertWholeNumber('birthYear', record.birthYear, FIRST_BIRTH_YEAR, LAST_BIRTH_YEAR);
  assertWholeNumber('averagedYears', record.averagedYears ?? AVERAGED_YEARS, 2, AVERAGED_YEARS);
  assertWholeNumber('firstAge', record.firstAge ?? FIRST_WORKING_AGE, 0, 120);
  if (record.wageGrowth) {
    assertNumber('wageGrowth.percent', record.wageGrowth.percent, 0, 10);
    assertAge('wageGrowth.currentAge', record.wageGrowth.currentAge);
  }
  const dimes = primaryInsuranceDimes(record);
  const share = claimingShare(fullRetirementAge(record.birthYear), record.claimingAge);
  return Math.floor((dimes * share) / (10 * FULL_BENEFIT));
}

/** Returns the primary insurance amount of `estimateSocialSecurity` in dollars a month. The record must be valid. */
export function estimatePrimaryInsurance(record: Omit<EarningsRecord, 'claimingAge'>): number {
  return primaryInsuranceDimes(record) / 10;
}

/**
 * Returns the primary insurance amount in whole dimes. The monthly earnings are whole dollars, so the formula's
 * percentages give whole cents without rounding errors.
 */
function primaryInsuranceDimes(record: Omit<EarningsRecord, 'claimingAge'>): number {
  const { annualIncome, yearsWorked, firstAge, wageGrowth, law = currentLaw } = record;
  const { averagedYears = AVERAGED_YEARS } = record;
  const { taxableMaximum, bendPoints } = law.socialSecurity;
  const years = Math.min(yearsWorked, averagedYears);
  const counted = wageGrowth
    ? earningsInTodaysWages(annualIncome, years, wageGrowth, taxableMaximum, firstAge)
    : Math.min(annualIncome, taxableMaximum) * years;
  const monthlyEarnings = Math.floor(counted / (12 * averagedYears));
  const cents = benefitFormula(monthlyEarnings, bendPoints);
  return Math.floor((cents * (wageGrowth ? wageLevel(wageGrowth, INDEXING_AGE) : 1)) / 10);
}

/**
 * Returns the sum of the earnings of the first years of work, each divided by the wage level of its year. These years
 * count most, because the income rises less than wages.
 *
 * @param years A whole number.
 */
function earningsInTodaysWages(
  annualIncome: number,
  years: number,
  growth: WageGrowth,
  taxableMaximum: number,
  firstAge = FIRST_WORKING_AGE,
): number {
  let sum = 0;
  for (let year = 0; year < years; year++) {
    const wages = wageLevel(growth, firstAge + year);
    sum += Math.min(annualIncome / wages, taxableMaximum);
  }
  return sum;
}

/** Returns the wage level at an age of the worker, relative to today's. From the indexing age on, it stays the same. */
function wageLevel({ percent, currentAge }: WageGrowth, age: number): number {
  let level = 1;
  for (let passed = currentAge; passed < Math.min(age, INDEXING_AGE); passed++)
    level *= (100 + percent) / 100;
  return level;
}
