/** Federal taxes on the pay of a single person without other income. State taxes are not included. */

import { assertDollars } from '../validate.ts';
import { incomeTax } from './income-tax.ts';
import { socialSecurityFigures } from './social-security.ts';
import type { TaxBracket } from './tax-2023.ts';

/**
 * Federal income tax of a single filer in 2026, in dollars of a year: IRS Revenue Procedure 2025-32. The IRS announces
 * the figures of the next year each fall.
 */
export const federalTaxFigures = {
  year: 2026,
  standardDeduction: 16_100,
  brackets: [
    { rate: 10, over: 0 },
    { rate: 12, over: 12_400 },
    { rate: 22, over: 50_400 },
    { rate: 24, over: 105_700 },
    { rate: 32, over: 201_775 },
    { rate: 35, over: 256_225 },
    { rate: 37, over: 640_600 },
  ],
} as const satisfies { year: number; standardDeduction: number; brackets: readonly TaxBracket[] };

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
  const taxable = Math.max(pay - contributions - federalTaxFigures.standardDeduction, 0);
  const payrollTax =
    (Math.min(pay, socialSecurityFigures.taxableMaximum) * SOCIAL_SECURITY_PERCENT +
      pay * MEDICARE_PERCENT +
      Math.max(pay - ADDITIONAL_MEDICARE_THRESHOLD, 0) * ADDITIONAL_MEDICARE_PERCENT) /
    100;
  return { payrollTax, incomeTax: incomeTax(taxable, federalTaxFigures.brackets).tax };
}
