const MONTHS = [
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
 * A day of the calendar, the same for everyone: 2026-01-31 is "January 31, 2026". Put together here, because
 * a browser takes longer to make its own formatter than to draw the page that the day stands on.
 */
export function formatDate(day: string): string {
  const [year = 0, month = 0, date = 0] = day.slice(0, 10).split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}
