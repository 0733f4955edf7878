import {
  buildScenarioSet,
  type ScenarioSet,
  type ScenarioSetBuilder,
  standardScenarios,
} from '@whenabouts/core';
import { whenIdle } from '../../when-idle.ts';

/** Takes less than ten milliseconds on a slow phone. */
const RUNS_PER_STEP = 128;

let builder: ScenarioSetBuilder | undefined;

/** Returns the site's one set of runs, created on first use. */
export function siteScenarios(): ScenarioSet {
  builder ??= buildScenarioSet(standardScenarios);
  builder.addRuns(standardScenarios.runs);
  return builder.set;
}

/** Creates the set in short steps, for a page that is about to be shown. */
export async function buildScenarios(): Promise<void> {
  builder ??= buildScenarioSet(standardScenarios);
  while (!builder.addRuns(RUNS_PER_STEP)) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Creates the set in short steps while the browser is idle, so that the first change of a number need not wait for it.
 *
 * @param onReady Called in an idle moment once the set exists.
 * @returns A function that stops it.
 */
export function prepareScenarios(onReady: (scenarios: ScenarioSet) => void): () => void {
  let cancel = whenIdle(step);
  function step(): void {
    builder ??= buildScenarioSet(standardScenarios);
    const isReady = builder.addRuns(RUNS_PER_STEP);
    cancel = whenIdle(isReady ? () => onReady(siteScenarios()) : step);
  }
  return () => cancel();
}
