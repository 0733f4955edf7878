/** The premium tax credit for health insurance of a marketplace: Internal Revenue Code § 36B. */

import { assertDollars } from '../assert.ts';
import { currentLaw, type Filing, type Law } from './law.ts';

/** Percent of the poverty line below which there is no credit. § 36B(c)(1)(A). */
const FIRST_PERCENT = 100;

/**
 * Returns the percent of the income that a household is expected to pay for the benchmark plan; null without a credit:
 * below the poverty line and above the last band.
 *
 * @param income Modified adjusted gross income in dollars a year, with all Social Security benefits.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function applicablePercent(income: number, filing: Filing, law: Law = currentLaw): number | null {
  assertDollars('income', income);
  const { povertyLines, applicablePercentages } = law.healthInsurance;
  // A quotient times 100 would be above 400 for some incomes at the limit.
  const percent = (100 * income) / povertyLines[filing];
  if (percent < FIRST_PERCENT) return null;
  let from = FIRST_PERCENT;
  for (const { upTo, initial, final } of applicablePercentages) {
    // An income at a limit belongs to the band above it, except at the last one: 26 CFR 1.36B-3(g)(2).
    if (percent < upTo) return initial + ((final - initial) * (percent - from)) / (upTo - from);
    from = upTo;
  }
  const lastBand = applicablePercentages[applicablePercentages.length - 1];
  return lastBand && percent === lastBand.upTo ? lastBand.final : null;
}

/**
 * Returns what a household pays for health insurance, in dollars a year: the expected share of its income, at most the full
 * price.
 *
 * @param fullPrice Dollars a year for everyone of the household who needs it.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function premiumAfterCredit(fullPrice: number, income: number, filing: Filing, law?: Law): number {
  assertDollars('fullPrice', fullPrice);
  const percent = applicablePercent(income, filing, law);
  return percent === null ? fullPrice : Math.min((income * percent) / 100, fullPrice);
}

/** Returns the lowest and the highest income with a credit, in dollars a year. */
export function incomesWithCredit(filing: Filing, law: Law = currentLaw): { from: number; to: number } {
  const { povertyLines, applicablePercentages } = law.healthInsurance;
  const last = applicablePercentages[applicablePercentages.length - 1]?.upTo ?? FIRST_PERCENT;
  return { from: povertyLines[filing], to: (povertyLines[filing] * last) / 100 };
}
