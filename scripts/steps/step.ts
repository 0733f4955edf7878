/** Number of passed and failed tests; a step without tests counts as one. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** The failed tests, each with its error. */
  failures?: readonly string[];
}

export interface Step {
  readonly name: string;
  /** Names of earlier steps that must pass before this step can run. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<Count>;
}

/** Counts a step without tests. */
export const singleCount = (passed: boolean): Count => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
});
