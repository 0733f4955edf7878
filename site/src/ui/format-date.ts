export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * Formats the date of an ISO string as "January 31, 2026". Does not use Intl, because creating a formatter
 * takes a browser longer than rendering the page.
 *
 * @param timeZone UTC for calendar dates, such as the day of a post, and on pages that the server renders, whose time zone
 *   is not the visitor's; local for other points in time.
 */
export function formatDate(iso: string, timeZone: 'UTC' | 'local'): string {
  const time = new Date(iso);
  return timeZone === 'UTC'
    ? `${MONTHS[time.getUTCMonth()]} ${time.getUTCDate()}, ${time.getUTCFullYear()}`
    : `${MONTHS[time.getMonth()]} ${time.getDate()}, ${time.getFullYear()}`;
}

/** Formats the local month of a point in time as "January 2026". */
export function formatMonth(iso: string): string {
  const time = new Date(iso);
  return `${MONTHS[time.getMonth()]} ${time.getFullYear()}`;
}
