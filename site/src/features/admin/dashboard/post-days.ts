const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A day of the calendar, the same for everyone: "January 31, 2026". */
export function formatDay(day: string): string {
  return longDate.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** Whether the day is still to come. Posts appear by UTC. */
export function isToCome(day: string, now: Date): boolean {
  return day.slice(0, 10) > now.toISOString().slice(0, 10);
}
