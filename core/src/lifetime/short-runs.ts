import { upperHalfIndex } from './upper-half.ts';

/** The runs in which a withdrawal could not be paid in full. */
export interface ShortRuns {
  readonly reset: () => void;
  /** Adds the runs whose balance is below 0. Returns the number of short runs so far. */
  readonly add: (runs: number) => number;
  readonly isEmpty: () => boolean;
}

/** @param balances Balance of each run. */
export function createShortRuns(balances: Float64Array): ShortRuns {
  const marks = new Uint8Array(balances.length);
  const halves = new Int32Array(balances.buffer);
  const upper = upperHalfIndex();
  let count = 0;

  return {
    reset() {
      if (count > 0) marks.fill(0);
      count = 0;
    },
    add(runs) {
      count = 0;
      for (let run = 0; run < runs; run++) {
        // The highest bit of a number is its sign.
        const mark = (marks[run] as number) | ((halves[2 * run + upper] as number) >>> 31);
        marks[run] = mark;
        count += mark;
      }
      return count;
    },
    isEmpty: () => count === 0,
  };
}
