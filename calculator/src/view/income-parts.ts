import { roundTodaysDollars } from '@whenabouts/core';

/** What a month in retirement is paid from, in dollars rounded to ten. */
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
 * Rounds the amounts of a month so that the parts add up: what is missing or left over is the remainder. The savings
 * are converted from future dollars, so they are rounded as everywhere.
 */
export function incomeParts(savings: number, socialSecurity: number, spending: number): IncomeParts {
  const rounded = {
    savings: roundTodaysDollars(savings),
    socialSecurity: roundToTen(socialSecurity),
    spending: roundToTen(spending),
  };
  const remainder = rounded.spending - rounded.savings - rounded.socialSecurity;
  return { ...rounded, missing: Math.max(remainder, 0), leftOver: Math.max(-remainder, 0) };
}

function roundToTen(amount: number): number {
  return Math.round(amount / 10) * 10;
}
