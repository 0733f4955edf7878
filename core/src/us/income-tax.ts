import { assertDollars } from '../assert.ts';

/** A rate of income tax, and the income above which it applies. */
export interface TaxBracket {
  /** Percent of tax on the part of the taxable income in this bracket. */
  readonly rate: number;
  /** The bracket begins above this taxable income, in dollars. */
  readonly over: number;
}

export interface IncomeTax {
  /** Dollars a year, unrounded. */
  tax: number;
  /** Percent of tax on the last dollar; without income, on the first dollar. */
  marginalRate: number;
  /** Percent of the whole income; 0 when there is none. */
  effectiveRate: number;
}

/**
 * Calculates the federal income tax of a single filer on a year's taxable income. An income exactly at a threshold
 * belongs to the bracket below it, as in the schedule's "over … but not over …".
 *
 * @param income Taxable income in dollars a year, at least 0.
 * @param brackets In ascending order.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function incomeTax(income: number, brackets: readonly TaxBracket[]): IncomeTax {
  assertDollars('income', income);
  // Dollars times percent are cents.
  let cents = 0;
  let marginalRate = brackets[0]?.rate ?? 0;
  // entries() is not used, because old versions of Prototype.js replace it.
  brackets.forEach(({ rate, over }, index) => {
    if (income <= over) return;
    const upTo = brackets[index + 1]?.over ?? Number.POSITIVE_INFINITY;
    cents += (Math.min(income, upTo) - over) * rate;
    marginalRate = rate;
  });
  // Rounding of the quotient could exceed the marginal rate.
  const effectiveRate = income === 0 ? 0 : Math.min(cents / income, marginalRate);
  return { tax: cents / 100, marginalRate, effectiveRate };
}
