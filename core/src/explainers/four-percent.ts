/** Withdrawal of the same amount every year: the years that savings last. */

import { assertDollars, assertPercent, assertReturn, assertYears } from '../assert.ts';
import type { FieldWithDefault } from '../fields.ts';

export const fourPercentFields = {
  portfolio: {
    label: 'Retirement Savings',
    unit: 'dollars',
    min: 100_000,
    max: 5_000_000,
    step: 50_000,
    default: 1_000_000,
  },
  withdrawalRate: {
    label: 'Withdrawal Rate (%)',
    unit: 'percent',
    min: 1,
    max: 10,
    step: 0.1,
    default: 4,
  },
  years: {
    label: 'Years in Retirement',
    unit: 'years',
    min: 10,
    max: 50,
    step: 1,
    default: 30,
  },
} as const satisfies Record<string, FieldWithDefault>;

export interface Market {
  readonly label: string;
  /** Percent per year, the same every year. */
  readonly annualReturn: number;
}

/** The three markets that the explainer compares. They are examples, not forecasts. */
export const markets = {
  poor: { label: 'Poor', annualReturn: 3 },
  average: { label: 'Average', annualReturn: 6 },
  good: { label: 'Good', annualReturn: 9 },
} as const satisfies Record<string, Market>;

export type MarketName = keyof typeof markets;

/** The names of the markets, from poor to good. */
export const marketNames = Object.keys(markets) as readonly MarketName[];

export interface Withdrawals {
  /** Savings on the first day of retirement, in dollars. */
  portfolio: number;
  /** Percent of `portfolio` taken out every year, from 0 to 100. */
  withdrawalRate: number;
  /** Whole years to look ahead, from 0 to 200. */
  years: number;
  /** Percent per year, the same every year, from -100 to 1,000. */
  annualReturn: number;
}

export interface WithdrawalProjection {
  /** Dollars withdrawn at the start of every year until the portfolio is empty. */
  yearlyWithdrawal: number;
  /** `years + 1` amounts in dollars: the portfolio, then what is left at the end of each year; never below 0. */
  balances: number[];
  /** The first year, counted from 1, whose withdrawal cannot be paid in full; null when every one is paid. */
  depletionYear: number | null;
}

/** A withdrawal that is short by less than this share counts as paid in full: the difference is a rounding error. */
const NEGLIGIBLE_SHARE = 1e-9;

/**
 * Projects a portfolio from which the same amount is withdrawn at the start of every year; the rest earns the return
 * until the year's end. Amounts are unrounded.
 *
 * The first withdrawal is `withdrawalRate` percent of the portfolio, as in Bengen's "Determining Withdrawal
 * Rates Using Historical Data" (Journal of Financial Planning, October 1994). He raised it with
 * inflation each year; here there is no inflation, so the amount stays the same. Read the amounts as
 * today's dollars and the return as the return above inflation.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function withdrawalProjection(terms: Withdrawals): WithdrawalProjection {
  assertDollars('portfolio', terms.portfolio);
  assertPercent('withdrawalRate', terms.withdrawalRate);
  assertYears('years', terms.years);
  assertReturn('annualReturn', terms.annualReturn);
  const yearlyWithdrawal = (terms.portfolio * terms.withdrawalRate) / 100;
  const growth = 1 + terms.annualReturn / 100;
  const balances = [terms.portfolio];
  let balance = terms.portfolio;
  let depletionYear: number | null = null;
  for (let year = 1; year <= terms.years; year++) {
    if (balance < yearlyWithdrawal * (1 - NEGLIGIBLE_SHARE)) depletionYear ??= year;
    balance = Math.max(balance - yearlyWithdrawal, 0) * growth;
    balances.push(balance);
  }
  return { yearlyWithdrawal, balances, depletionYear };
}
