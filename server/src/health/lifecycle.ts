/** Less than the time after which a stopping process ends in any case: responses still have to be sent. */
const FINISH_WITHIN_MS = 8000;

/** The state of the process. It is set on start and stop, and read by `/readyz` and by middleware. */
export interface Lifecycle {
  phase: 'starting' | 'serving' | 'stopping';
  /** When it began to stop, in milliseconds of `performance.now()`. */
  stoppingSince?: number;
}

/** Returns the milliseconds that running requests have left while the process stops; 0 before. */
export function timeToFinish({ stoppingSince }: Lifecycle): number {
  if (stoppingSince === undefined) return 0;
  return Math.max(0, stoppingSince + FINISH_WITHIN_MS - performance.now());
}
