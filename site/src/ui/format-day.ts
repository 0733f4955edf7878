const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A day of the calendar, the same for everyone: 2026-01-31 is "January 31, 2026". */
export function formatDay(day: string): string {
  return longDate.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}
