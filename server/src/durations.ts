// Durations in milliseconds.

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns the day in UTC of a time in milliseconds, such as `2026-01-31`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
