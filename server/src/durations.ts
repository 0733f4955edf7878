// Durations in milliseconds.

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns the day in UTC of a time in milliseconds since 1970, such as `2026-01-31`. */
export const dayOf = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);
