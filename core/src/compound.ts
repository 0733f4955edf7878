import { assertNumber, assertWholeNumber } from './validate.ts';

/** The terms of monthly compounding with a monthly contribution. */
export interface Compounding {
  /** Balance at the start, in dollars. */
  presentValue: number;
  /** Paid in at the end of every month, in dollars. */
  monthlyContribution: number;
  /** Nominal yearly return in percent; a twelfth of it is earned each month. */
  annualRate: number;
  /** Whole months. */
  months: number;
}

/** The largest amount and the longest time that are valid: far above any life, so that results stay finite. */
const MAX_DOLLARS = 1e15;
const MAX_MONTHS = 2_400;

/**
 * Returns the balance after compounding monthly, in dollars and unrounded: each month the balance earns a
 * twelfth of the annual rate, then the contribution is added (an ordinary annuity).
 *
 * @throws {TypeError | RangeError} naming the value that is not a finite number in its range, or when
 *   the balance grows past what a number can hold.
 */
export function futureValue(terms: Compounding): number {
  assertNumber('presentValue', terms.presentValue, 0, MAX_DOLLARS);
  assertNumber('monthlyContribution', terms.monthlyContribution, 0, MAX_DOLLARS);
  assertNumber('annualRate', terms.annualRate, -100, 1_000);
  assertWholeNumber('months', terms.months, 0, MAX_MONTHS);
  const growth = 1 + monthlyRate(terms.annualRate);
  let balance = terms.presentValue;
  for (let month = 0; month < terms.months; month++) {
    balance = balance * growth + terms.monthlyContribution;
  }
  assertFinite(balance);
  return balance;
}

function assertFinite(balance: number): void {
  if (Number.isFinite(balance)) return;
  throw new RangeError('annualRate and months together grow past what a number can hold');
}

/** Converts percent per year to a fraction per month. */
export function monthlyRate(annualRate: number): number {
  return annualRate / 100 / 12;
}
