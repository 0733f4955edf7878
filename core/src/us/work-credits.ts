/** Credits for work, which the Social Security Act § 213 calls quarters of coverage. */

import { averageWages, figureOf, lastYear } from './wage-history.ts';

/** Smallest number of credits that insures a worker. § 214(a). */
export const MIN_CREDITS = 6;

/** Dollars of wages in a quarter that were a credit until 1977; records have years only. § 213(a)(2). */
const CREDIT_BEFORE_1978 = 50;
const CREDIT_IN_1978 = 250;
/** The earnings of a credit rise with the wage index of the second year before. § 213(d). */
const INDEX_LAG = 2;

/** Returns the credits of a year's earnings, 0 to 4. */
export function creditsOf(year: number, dollars: number): number {
  return Math.min(Math.floor(dollars / creditEarnings(year)), 4);
}

/** Returns the earnings of one credit in a year: from 1978 on rounded to $10, and never lower than the year before. */
function creditEarnings(year: number): number {
  if (year < 1978) return CREDIT_BEFORE_1978;
  let credit = CREDIT_IN_1978;
  const last = Math.min(year, lastYear(averageWages) + INDEX_LAG);
  for (let indexed = 1979; indexed <= last; indexed++) {
    const growth = figureOf(averageWages, indexed - INDEX_LAG) / figureOf(averageWages, 1978 - INDEX_LAG);
    credit = Math.max(credit, Math.round((CREDIT_IN_1978 * growth) / 10) * 10);
  }
  return credit;
}
