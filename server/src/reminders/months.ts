// Months are numbered: 12 times the year, plus 0 to 11. All are in UTC.

export function monthAt(time: number): number {
  const date = new Date(time);
  return 12 * date.getUTCFullYear() + date.getUTCMonth();
}

/** Returns the first moment of a month. */
export const startOfMonth = (month: number): number => Date.UTC(yearOf(month), month % 12);

export const yearOf = (month: number): number => Math.floor(month / 12);

/** Returns 1 for January to 12 for December. */
export const monthOfYear = (month: number): number => (month % 12) + 1;
