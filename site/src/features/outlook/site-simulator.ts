import {
  buildMarketDraws,
  createSimulator,
  type MarketDrawsBuilder,
  type Simulator,
  standardDraws,
} from '@whenabouts/core';
import { whenIdle } from '../../when-idle.ts';

/** Number of runs that a slow phone creates in less than ten milliseconds. */
const RUNS_PER_STEP = 128;

let builder: MarketDrawsBuilder | undefined;
let simulator: Simulator | undefined;

/** Returns the site's one simulator, created on first use. */
export function siteSimulator(): Simulator {
  if (simulator === undefined) {
    builder ??= buildMarketDraws(standardDraws);
    builder.addRuns(standardDraws.runs);
    simulator = createSimulator(builder.draws);
  }
  return simulator;
}

/** Creates the simulator's draws in short steps, for a page that is about to be shown. */
export async function buildDraws(): Promise<void> {
  builder ??= buildMarketDraws(standardDraws);
  while (!builder.addRuns(RUNS_PER_STEP)) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Creates the draws in short steps while the browser is idle, so that the first change does not wait for them.
 *
 * @param onReady Called in an idle moment once all draws exist.
 * @returns A function that stops the preparation.
 */
export function prepareSimulator(onReady: (simulator: Simulator) => void): () => void {
  let cancel = whenIdle(begin);
  function begin(): void {
    builder ??= buildMarketDraws(standardDraws);
    cancel = whenIdle(addRuns);
  }
  function addRuns(): void {
    const isReady = builder?.addRuns(RUNS_PER_STEP);
    cancel = whenIdle(isReady ? create : addRuns);
  }
  function create(): void {
    const created = siteSimulator();
    cancel = whenIdle(() => onReady(created));
  }
  return () => cancel();
}
