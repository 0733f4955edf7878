import { createSimulator, drawMarkets, type Simulator, standardDraws } from '@whenabouts/core';
import { whenIdle } from '../../when-idle.ts';

const drawing = drawMarkets(standardDraws);
let simulator: Simulator | undefined;

/** Milliseconds that a step takes: half of the time between two frames. */
const STEP_MS = 8;

/** Takes the next step in creating the simulator. Returns the simulator once it exists. */
function advance(): Simulator | undefined {
  const end = performance.now() + STEP_MS;
  while (!simulator && performance.now() < end) {
    const { done, value } = drawing.next();
    if (done) simulator = createSimulator(value);
  }
  return simulator;
}

let drawingMore: Iterator<void> | undefined;

/** Takes the next step in drawing the runs for chances close to their target. Returns true once they are drawn. */
function advanceMore({ drawMoreRuns }: Simulator): boolean {
  drawingMore ??= drawMoreRuns();
  const end = performance.now() + STEP_MS;
  let isDrawn: boolean | undefined = false;
  while (!isDrawn && performance.now() < end) isDrawn = drawingMore.next().done;
  return isDrawn === true;
}

/** Returns the site's one simulator, created on first use. */
export function siteSimulator(): Simulator {
  let created = advance();
  while (!created) created = advance();
  return created;
}

/** Creates the simulator in short steps, for a page that is about to be shown. */
export async function createInSteps(): Promise<void> {
  while (!advance()) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Creates the simulator and all of its runs in short steps while the browser is idle, so that no change waits for them.
 * Returns a function that stops.
 */
export function createWhenIdle(): () => void {
  let cancel = whenIdle(step);
  function step(): void {
    const created = advance();
    if (!created || !advanceMore(created)) cancel = whenIdle(step);
  }
  return () => cancel();
}
