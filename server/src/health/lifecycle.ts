/** Time for running requests; shorter than the time until a stopping process exits, so that responses can be sent. */
const FINISH_TIMEOUT_MS = 8000;

/** The state of the process. It is set on start and stop, and read by `/readyz` and by middleware. */
export interface Lifecycle {
  phase: 'starting' | 'serving' | 'stopping';
  /** The time at which the process began to stop, in milliseconds of `performance.now()`. */
  stoppingSince?: number;
}

/** Returns the milliseconds that running requests have left while the process stops; 0 before. */
export function timeToFinish({ stoppingSince }: Lifecycle): number {
  if (stoppingSince === undefined) return 0;
  return Math.max(0, stoppingSince + FINISH_TIMEOUT_MS - performance.now());
}
