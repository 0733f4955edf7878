import { roundAmount } from '@whenabouts/core';

interface MonthlyAmounts {
  withdrawals: number;
  socialSecurity: number;
  spending: number;
}

/** A month's spending in retirement by source, in rounded dollars. */
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
 * up, because the last one is the remainder.
 */
export function incomeParts({ withdrawals, socialSecurity, spending }: MonthlyAmounts): IncomeParts {
  const rounded = {
    savings: roundAmount(withdrawals),
    socialSecurity: roundAmount(socialSecurity),
    spending: roundAmount(spending),
  };
  const remainder = rounded.spending - rounded.savings - rounded.socialSecurity;
  return { ...rounded, missing: Math.max(remainder, 0), leftOver: Math.max(-remainder, 0) };
}
