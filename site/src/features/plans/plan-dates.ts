const longDate = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** An ISO time as a day in the reader's time zone: "November 21, 2026". */
export function formatDate(iso: string): string {
  return longDate.format(new Date(iso));
}
