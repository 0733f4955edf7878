/**
 * The most by which the clocks of two servers may differ. A time in the database that is further ahead than this and its
 * longest interval was written by a clock that has been set back since, and is ignored.
 */
export const MAX_CLOCK_DIFFERENCE_MS = 60_000;
