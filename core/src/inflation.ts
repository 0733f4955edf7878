/**
 * Assumed inflation in percent per year, the same every year. The Federal Reserve's goal is 2 percent, the average since
 * 1928 is 3 percent.
 */
export const INFLATION = 2.5;

/**
 * Returns the price level after some years, relative to today's.
 *
 * @param years Fractions are allowed.
 * @param inflation Percent a year.
 */
export function priceLevelAfter(years: number, inflation: number): number {
  return ((100 + inflation) / 100) ** years;
}

/**
 * Converts future dollars to today's dollars at `INFLATION`, unrounded.
 *
 * @param amount Dollars of the year in `years`.
 * @param years At least 0; fractions are allowed.
 */
export function inTodaysDollars(amount: number, years: number): number {
  return amount / priceLevelAfter(years, INFLATION);
}
