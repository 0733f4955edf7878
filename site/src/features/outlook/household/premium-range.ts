import { formatRoughDollars } from '@whenabouts/core';

/** Smallest difference of two premiums, in dollars a month: below it, they count as equal. */
const LEAST_DIFFERENCE = 10;

/** Formats the lowest and the highest of several premiums, in dollars a month: "about $330 to $520 a month". */
export function premiumRange(premiums: readonly number[]): string {
  const [least, most] = [Math.min(...premiums), Math.max(...premiums)];
  const [low, high] = [formatRoughDollars(least), formatRoughDollars(most)];
  return most - least < LEAST_DIFFERENCE || low === high
    ? `about ${high} a month`
    : `about ${low} to ${high} a month`;
}
