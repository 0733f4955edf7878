import { log } from '../portable-math.ts';
import { bandShares } from '../simulation/bands.ts';
import type { RecordedBands } from './record-plan.ts';

/**
 * Returns the share of the recorded futures, 0 to 1, that have less than a balance at an age. The record has only five
 * bands: between two of them, the share is interpolated by the logarithm of the balance, with an error of at most 2 of
 * 100. Below the lowest band it is 0, and above the highest one 0.9.
 *
 * @param balance In the dollars of the record.
 * @returns null at ages without futures: the first age and those outside the bands.
 */
export function rankBalance(bands: RecordedBands, age: number, balance: number): number | null {
  const year = bands.ages.indexOf(age);
  if (year < 1) return null;
  const levels = [bands.p10, bands.p25, bands.p50, bands.p75, bands.p90].map((band) => band[year] as number);
  const next = levels.findIndex((level) => balance < level);
  if (next === 0) return 0;
  if (next < 0) return bandShares[bandShares.length - 1] as number;
  const [low, high] = [levels[next - 1] as number, levels[next] as number];
  const [share, nextShare] = [bandShares[next - 1] as number, bandShares[next] as number];
  const position = (logOf(balance) - logOf(low)) / (logOf(high) - logOf(low));
  return share + position * (nextShare - share);
}

/** Returns the logarithm of a balance. Less than a dollar counts as a dollar, because 0 has no logarithm. */
function logOf(balance: number): number {
  return log(Math.max(balance, 1));
}
