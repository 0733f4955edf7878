import { createMarketDraws, standardDraws } from './market-draws.ts';
import { createSimulator, type Simulator } from './simulator.ts';

let simulator: Simulator | undefined;

/** Returns the simulator of the site's random draws, created on first use. */
export function standardSimulator(): Simulator {
  simulator ??= createSimulator(createMarketDraws(standardDraws));
  return simulator;
}
