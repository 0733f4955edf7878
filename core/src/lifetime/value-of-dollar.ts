import { exp, log } from './portable-math.ts';

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
