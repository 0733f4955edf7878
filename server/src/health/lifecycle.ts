/** Where a process stands; `/readyz` and the request gate look at it, the starter changes it. */
export interface Lifecycle {
  phase: 'starting' | 'serving' | 'stopping';
}
