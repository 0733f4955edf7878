/** Conversion of future dollars, the dollars of a later year, into today's dollars. */

/**
 * Assumed inflation in percent per year, the same every year: between the Federal Reserve's goal of 2 and
 * the average of 3 since 1928.
 */
export const INFLATION = 2.5;

/**
 * Returns what an amount of money in `years` buys, in today's dollars, unrounded, at `INFLATION`.
 *
 * @param amount Dollars of the year in `years`.
 * @param years At least 0; fractions are allowed.
 */
export function inTodaysDollars(amount: number, years: number): number {
  return amount / (1 + INFLATION / 100) ** years;
}

/** Rounds an amount to three significant digits: 484279 → 484000. Companions of exact amounts use it. */
export function roundToThreeDigits(amount: number): number {
  return Number(amount.toPrecision(3));
}
