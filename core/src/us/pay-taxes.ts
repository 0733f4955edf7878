/** Federal taxes on the pay of a single person or a couple without other income. State taxes are not included. */

import { assertDollars } from '../assert.ts';
import { incomeTax } from './income-tax.ts';
import { currentLaw, type Filing, type Law } from './law.ts';

/** The employee's share in percent. Internal Revenue Code § 3101. */
const SOCIAL_SECURITY_PERCENT = 6.2;
const MEDICARE_PERCENT = 1.45;
/** Additional Medicare tax on pay above a threshold, which does not rise with prices. */
const ADDITIONAL_MEDICARE_PERCENT = 0.9;
const additionalMedicareThresholds = { single: 200_000, joint: 250_000 } as const satisfies Record<
  Filing,
  number
>;

/** The federal taxes on a year's pay, in dollars, unrounded. */
export interface PayTaxes {
  /** Social Security and Medicare tax of the employee. */
  readonly payrollTax: number;
  readonly incomeTax: number;
}

/**
 * Calculates the federal taxes on a year's pay with the standard deduction. A couple files jointly.
 *
 * @param pay Dollars a year, at least 0.
 * @param contributions Dollars of the pay that go to a traditional retirement account. They lower the income tax but not
 *   the payroll tax.
 * @param partnerPay Pay of the partner of a couple, in dollars a year; missing for a single person.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function taxesOnPay(
  pay: number,
  contributions: number,
  partnerPay?: number,
  law: Law = currentLaw,
): PayTaxes {
  assertDollars('pay', pay);
  assertDollars('contributions', contributions);
  if (partnerPay !== undefined) assertDollars('partnerPay', partnerPay);
  const filing: Filing = partnerPay === undefined ? 'single' : 'joint';
  const total = pay + (partnerPay ?? 0);
  const { standardDeduction, brackets } = law.incomeTax[filing];
  const taxable = Math.max(total - contributions - standardDeduction, 0);
  const { taxableMaximum } = law.socialSecurity;
  const counted = Math.min(pay, taxableMaximum) + Math.min(partnerPay ?? 0, taxableMaximum);
  const payrollTax =
    (counted * SOCIAL_SECURITY_PERCENT +
      total * MEDICARE_PERCENT +
      Math.max(total - additionalMedicareThresholds[filing], 0) * ADDITIONAL_MEDICARE_PERCENT) /
    100;
  return { payrollTax, incomeTax: incomeTax(taxable, brackets).tax };
}
