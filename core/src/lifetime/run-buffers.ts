import { type BandFinder, createBandFinder } from './bands.ts';
import { createShortRuns, type ShortRuns } from './short-runs.ts';

/**
 * The balances of all runs, which advance together year by year. Every simulation uses the same buffers,
 * so that a call allocates nothing but its result.
 *
 * Speed: the loops over the buffers are closures that exist once. V8 compiles such a closure with the
 * addresses of its arrays as constants, which makes it about twice as fast as a function that takes the
 * arrays as arguments.
 */
export interface RunBuffers {
  /** Balance of each run. Below 0 at the end of a year in which a withdrawal could not be paid in full. */
  readonly balances: Float64Array;
  /** Balances after the first years that several plans share. */
  readonly shared: Float64Array;
  readonly findBands: BandFinder;
  readonly shortRuns: ShortRuns;
}

/** More than the 2,048 runs of the site and the 10,000 of the benches; a multiple of 8. */
const USUAL_CAPACITY = 16_384;

let buffers: RunBuffers | undefined;

/**
 * Returns buffers with room for that many runs. More than 16,384 runs replace them with larger ones: then
 * the closures exist a second time, and lose their speed.
 */
export function reserveRunBuffers(runs: number): RunBuffers {
  if (buffers === undefined || buffers.balances.length < runs) {
    const balances = new Float64Array(Math.max(Math.ceil(runs / 8) * 8, USUAL_CAPACITY));
    buffers = {
      balances,
      shared: new Float64Array(balances.length),
      findBands: createBandFinder(balances),
      shortRuns: createShortRuns(balances),
    };
  }
  return buffers;
}
