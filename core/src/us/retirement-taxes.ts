/** Federal income tax of retirees. State taxes are not included. */

import { assertDollars, assertNumber, assertWholeNumber } from '../assert.ts';
import { incomeTax } from './income-tax.ts';
import { currentLaw, type Filing, type Law } from './law.ts';

/**
 * Thresholds of the income of which Social Security is taxed, in dollars a year: up to `first` none of the benefits,
 * between `first` and `second` up to a half, and above `second` up to 85 percent. They do not rise with prices.
 * Internal Revenue Code § 86(c).
 */
const benefitThresholds = {
  single: { first: 25_000, second: 34_000 },
  joint: { first: 32_000, second: 44_000 },
} as const satisfies Record<Filing, { first: number; second: number }>;

export interface RetirementIncome {
  filing: Filing;
  /** Taxable income other than Social Security, such as withdrawals from a traditional account; dollars a year. */
  otherIncome: number;
}

/**
 * Returns the part of the Social Security benefits that is taxable income, in dollars a year, unrounded: worksheet 1 of
 * IRS Publication 915, without tax-exempt interest and adjustments.
 *
 * @param income.benefits Social Security benefits in dollars a year.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function taxableSocialSecurity(income: RetirementIncome & { benefits: number }): number {
  assertDollars('benefits', income?.benefits);
  assertDollars('otherIncome', income.otherIncome);
  assertFiling(income.filing);
  const { first, second } = benefitThresholds[income.filing];
  const halfOfBenefits = income.benefits / 2;
  const combinedIncome = income.otherIncome + halfOfBenefits;
  const aboveFirst = Math.max(combinedIncome - first, 0);
  const aboveSecond = Math.max(combinedIncome - second, 0);
  const atHalf = Math.min((aboveFirst - aboveSecond) / 2, halfOfBenefits);
  return Math.min(atHalf + 0.85 * aboveSecond, 0.85 * income.benefits);
}

export interface RetirementTaxes extends RetirementIncome {
  /** Number of people of 65 or older on the return; at most 1 if single. */
  over65: 0 | 1 | 2;
  /** Social Security benefits in dollars a year. */
  socialSecurity: number;
  /** True to subtract the senior deduction, which the law has only for 2025 to 2028. False by default. */
  seniorDeduction?: boolean;
  /**
   * Prices relative to those of the law's year, 1 by default. Amounts are in dollars of that year. Brackets and deductions
   * rise with prices, the thresholds of taxable Social Security do not.
   */
  priceLevel?: number;
  /** The current law by default. */
  law?: Law;
}

/**
 * Returns the federal income tax of a year with the standard deduction, in dollars, unrounded.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function federalIncomeTax(taxes: RetirementTaxes): number {
  const {
    filing,
    over65,
    otherIncome,
    socialSecurity,
    seniorDeduction = false,
    priceLevel = 1,
    law = currentLaw,
  } = taxes ?? {};
  assertNumber('priceLevel', priceLevel, 0.001, 1e6);
  const taxableBenefits =
    taxableSocialSecurity({
      filing,
      otherIncome: otherIncome * priceLevel,
      benefits: socialSecurity * priceLevel,
    }) / priceLevel;
  assertWholeNumber('over65', over65, 0, filing === 'single' ? 1 : 2);
  const adjustedGrossIncome = otherIncome + taxableBenefits;
  const { standardDeduction, over65Deduction, brackets } = law.incomeTax[filing];
  const perPerson =
    over65Deduction + (seniorDeduction ? seniorDeductionPerPerson(filing, adjustedGrossIncome, law) : 0);
  const deductions = standardDeduction + over65 * perPerson;
  return incomeTax(Math.max(adjustedGrossIncome - deductions, 0), brackets).tax;
}

/** The last year of the senior deduction: Internal Revenue Code § 151(d)(5)(C). */
export const LAST_SENIOR_DEDUCTION_YEAR = 2028;

/** Percent of the income above the threshold by which each person's senior deduction becomes smaller. */
const SENIOR_REDUCTION_PERCENT = 6;

function seniorDeductionPerPerson(
  filing: Filing,
  adjustedGrossIncome: number,
  { incomeTax: figures }: Law,
): number {
  const above = Math.max(adjustedGrossIncome - figures[filing].seniorDeductionFrom, 0);
  return Math.max(figures.seniorDeduction - (above * SENIOR_REDUCTION_PERCENT) / 100, 0);
}

function assertFiling(filing: unknown): asserts filing is Filing {
  if (filing !== 'single' && filing !== 'joint') {
    throw new TypeError(`filing must be "single" or "joint", not ${JSON.stringify(filing)}`);
  }
}
