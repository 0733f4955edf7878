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
 * Creates the simulator in short steps while the browser is idle, so that the first change does not wait for it. Returns a
 * function that stops.
 */
export function createWhenIdle(): () => void {
  let cancel = whenIdle(step);
  function step(): void {
    if (!advance()) cancel = whenIdle(step);
  }
  return () => cancel();
}
