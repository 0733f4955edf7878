import type { CalendarDay } from './retirement-dates.ts';

/** The last day for something that the law allows for one year. */
export interface Deadline {
  readonly day: CalendarDay;
  readonly ofYear: number;
}

/** The month and day on which corrections of a record of earnings end, and the years after the one of the earnings. */
const CORRECTION_END = { years: 4, month: 4, day: 15 } as const;

/**
 * Returns the next day on which a year of the record of earnings becomes final: 3 years, 3 months and 15 days after its end.
 * Later corrections need a special reason. 42 U.S.C. 405(c)(1)(B); 20 CFR 404.802, 404.822; Social Security Handbook § 1423.
 */
export function recordCorrectionDeadline(today: CalendarDay): Deadline {
  const { years, month, day } = CORRECTION_END;
  const isPast = today.month > month || (today.month === month && today.day > day);
  const year = today.year + (isPast ? 1 : 0);
  return { day: { year, month, day }, ofYear: year - years };
}

/**
 * Returns the last day of this year's contributions from pay to a 401(k), which count for the year in which they are paid:
 * 26 U.S.C. 402(g)(1), 414(v).
 */
export function contributionDeadline({ year }: CalendarDay): Deadline {
  return { day: { year, month: 12, day: 31 }, ofYear: year };
}
