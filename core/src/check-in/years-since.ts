/** Months by which a year may fall short: a check-in a few days before the anniversary counts as a full year. */
const MONTHS_BEFORE_A_YEAR = 1;

/**
 * Returns the whole years from one day to another. A year is over after eleven months.
 *
 * @param then ISO 8601, such as `2026-11-24`, with or without a time.
 * @param today Like `then`. An earlier day counts as 0 years.
 */
export function yearsSince(then: string, today: string): number {
  const from = readDay(then);
  const to = readDay(today);
  const months = 12 * (to.year - from.year) + to.month - from.month - (to.day < from.day ? 1 : 0);
  return Math.max(Math.floor((months + MONTHS_BEFORE_A_YEAR) / 12), 0);
}

export function readDay(date: string): { year: number; month: number; day: number } {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number) as [number, number, number];
  return { year, month, day };
}
