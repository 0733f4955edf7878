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
