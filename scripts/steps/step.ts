/** How many tests a step passed and failed; a step without tests of its own counts as one. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Step {
  readonly name: string;
  /** Names of earlier steps without whose success this one would tell nothing. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<Count>;
}

export const oneOf = (good: boolean): Count => ({
  passed: good ? 1 : 0,
  failed: good ? 0 : 1,
  skipped: 0,
});
