import { roundTodaysDollars } from '@whenabouts/core';

interface MonthlyAmounts {
  /** Withdrawals from the savings. */
  withdrawals: number;
  socialSecurity: number;
  spending: number;
}

/** A month's spending in retirement by source, in dollars rounded to ten. */
export interface IncomeParts {
  savings: number;
  socialSecurity: number;
  spending: number;
  /** Spending that neither savings nor Social Security pay. */
  missing: number;
  /** Income above the spending. */
  leftOver: number;
}

/**
 * Splits a month's spending in retirement by source: savings, Social Security and what is missing. The rounded parts add
 * up. The withdrawals are converted from future dollars, so they are rounded like all converted amounts.
 */
export function incomeParts({ withdrawals, socialSecurity, spending }: MonthlyAmounts): IncomeParts {
  const rounded = {
    savings: roundTodaysDollars(withdrawals),
    socialSecurity: roundToTen(socialSecurity),
    spending: roundToTen(spending),
  };
  const remainder = rounded.spending - rounded.savings - rounded.socialSecurity;
  return { ...rounded, missing: Math.max(remainder, 0), leftOver: Math.max(-remainder, 0) };
}

function roundToTen(amount: number): number {
  return Math.round(amount / 10) * 10;
}
