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

/**
 * Returns the balance after compounding monthly, in dollars and unrounded: each month the balance earns a
 * twelfth of the annual rate, then the contribution is added (an ordinary annuity).
 */
export function futureValue(terms: Compounding): number {
  const growth = 1 + monthlyRate(terms.annualRate);
  let balance = terms.presentValue;
  for (let month = 0; month < terms.months; month++) {
    balance = balance * growth + terms.monthlyContribution;
  }
  return balance;
}

/**
 * Returns the growth of a year in percent, if each month earns a twelfth of the annual rate.
 *
 * @param annualRate Percent a year.
 */
export function effectiveYearlyRate(annualRate: number): number {
  return futureValue({ presentValue: 100, monthlyContribution: 0, annualRate, months: 12 }) - 100;
}

/** Converts percent per year to a fraction per month. */
export function monthlyRate(annualRate: number): number {
  return annualRate / 100 / 12;
}
