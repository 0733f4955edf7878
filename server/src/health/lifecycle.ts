/** The state of the process. It is set on start and stop, and read by `/readyz` and by middleware. */
export interface Lifecycle {
  phase: 'starting' | 'serving' | 'stopping';
}
