/** Grace period for running requests; ends before a stopping process exits, so that responses can be sent. */
const FINISH_TIMEOUT_MS = 8000;

/** The state of the process. It is set on start and stop, and read by `/readyz` and by middleware. */
export interface Lifecycle {
  /** `waiting` if the database could not be reached at the start, and has not been checked and migrated since. */
  phase: 'starting' | 'waiting' | 'serving';
  /** The time at which the process began to stop, in milliseconds of `performance.now()`; missing before. */
  stoppingSince?: number;
}

/** Returns the milliseconds that running requests have left while the process stops; 0 before. */
export function timeToFinish({ stoppingSince }: Lifecycle): number {
  if (stoppingSince === undefined) return 0;
  return Math.max(0, stoppingSince + FINISH_TIMEOUT_MS - performance.now());
}
