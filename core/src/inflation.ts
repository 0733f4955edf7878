import { exp, log } from './lifetime/portable-math.ts';

/** Conversion of future dollars, the dollars of a later year, into today's dollars. */

/**
 * Assumed inflation in percent per year, the same every year. The Federal Reserve's goal is 2 percent, the average since
 * 1928 is 3 percent.
 */
export const INFLATION = 2.5;

/**
 * Converts future dollars to today's dollars at `INFLATION`, unrounded.
 *
 * @param amount Dollars of the year in `years`.
 * @param years At least 0; fractions are allowed.
 */
export function inTodaysDollars(amount: number, years: number): number {
  return amount / (1 + INFLATION / 100) ** years;
}

/**
 * Returns the value of a dollar in today's dollars, averaged over the twelve months of a year.
 *
 * @param year Years from today to the start of the year.
 * @param inflation Percent a year.
 */
export function valueOfDollar(year: number, inflation: number): number {
  const monthlyLog = log((100 + inflation) / 100) / 12;
  let sum = 0;
  for (let month = 1; month <= 12; month++) sum += exp(-monthlyLog * (year * 12 + month));
  return sum / 12;
}
