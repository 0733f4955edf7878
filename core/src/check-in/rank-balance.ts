import { bandShares } from '../lifetime/bands.ts';
import { log } from '../lifetime/portable-math.ts';
import type { RecordedBands } from './record-plan.ts';

/**
 * Returns the share of the recorded futures, 0 to 1, that have less than a balance at an age. Between two bands the share is
 * interpolated by the logarithm of the balance, which is within 2 of 100 of the simulated share. Below the lowest band it is 0,
 * and above the highest one 0.9: the record does not have the futures there.
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

/** Balances from a dollar on have a logarithm that is not below 0. */
function logOf(balance: number): number {
  return log(Math.max(balance, 1));
}
