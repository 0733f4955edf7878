const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A day of the calendar, the same for every reader: 2026-01-31 becomes "January 31, 2026". */
export function formatPostDay(day: string): string {
  return longDate.format(new Date(`${day}T00:00:00Z`));
}

const WORDS_PER_MINUTE = 220;

/** How long the text takes to read, in whole minutes; at least one. */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
