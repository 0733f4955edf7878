import { assertNumber } from './validate.ts';

/** More than any balance; a hundredfold of it is still a number. */
const MAX_DOLLARS = 1e300;

/**
 * The monthly income, in dollars and unrounded, from drawing a balance at a withdrawal rate.
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
 * The income replacement rate in percent: what a monthly income is of the income earned today.
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
