import { assertNumber } from './validate.ts';

/** Above any balance; a hundred times as much is still finite. */
const MAX_DOLLARS = 1e300;

/**
 * Returns the monthly income from a balance at a withdrawal rate, in dollars and unrounded.
 *
 * @param balance Dollars.
 * @param withdrawalRate Percent of the balance per year.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function monthlyIncome(balance: number, withdrawalRate: number): number {
  assertNumber('balance', balance, 0, MAX_DOLLARS);
  assertNumber('withdrawalRate', withdrawalRate, 0, 100);
  return (balance * withdrawalRate) / 100 / 12;
}

/**
 * Returns the income replacement rate: a monthly income in percent of the income earned today.
 *
 * @param monthly Dollars per month.
 * @param annualIncome Dollars per year, at least 1.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function incomeReplacementRate(monthly: number, annualIncome: number): number {
  assertNumber('monthly', monthly, 0, MAX_DOLLARS);
  assertNumber('annualIncome', annualIncome, 1, MAX_DOLLARS);
  return ((monthly * 12) / annualIncome) * 100;
}
