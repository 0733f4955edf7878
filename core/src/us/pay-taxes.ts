/** Federal taxes on the pay of a single person without other income. State taxes are not included. */

import { assertDollars } from '../validate.ts';
import { incomeTax } from './income-tax.ts';
import { federalTaxFigures } from './income-tax-2026.ts';
import { socialSecurityFigures } from './social-security.ts';

/** The employee's share in percent. Internal Revenue Code § 3101. */
const SOCIAL_SECURITY_PERCENT = 6.2;
const MEDICARE_PERCENT = 1.45;
/** Additional Medicare tax on pay above the threshold of a single filer, which does not rise with prices. */
const ADDITIONAL_MEDICARE_PERCENT = 0.9;
const ADDITIONAL_MEDICARE_THRESHOLD = 200_000;

/** The federal taxes on a year's pay, in dollars, unrounded. */
export interface PayTaxes {
  /** Social Security and Medicare tax of the employee. */
  readonly payrollTax: number;
  readonly incomeTax: number;
}

/**
 * Calculates the federal taxes on a year's pay with the standard deduction, by the law of 2026.
 *
 * @param pay Dollars a year, at least 0.
 * @param contributions Dollars of the pay that go to a traditional retirement account. They lower the income tax but not
 *   the payroll tax.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function taxesOnPay(pay: number, contributions: number): PayTaxes {
  assertDollars('pay', pay);
  assertDollars('contributions', contributions);
  const { standardDeduction, brackets } = federalTaxFigures.single;
  const taxable = Math.max(pay - contributions - standardDeduction, 0);
  const payrollTax =
    (Math.min(pay, socialSecurityFigures.taxableMaximum) * SOCIAL_SECURITY_PERCENT +
      pay * MEDICARE_PERCENT +
      Math.max(pay - ADDITIONAL_MEDICARE_THRESHOLD, 0) * ADDITIONAL_MEDICARE_PERCENT) /
    100;
  return { payrollTax, incomeTax: incomeTax(taxable, brackets).tax };
}
