// Durations: in milliseconds, or in seconds if the name ends in `_S`.

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const DAY_S = DAY / 1000;
/** The longest `max-age` in use. */
export const YEAR_S = 31_536_000;

/** Returns the day in UTC of a time in milliseconds since 1970, such as `2026-01-31`. */
export const dayOf = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);
