import type { Point } from '@whenabouts/core';

/** Of the plot, in the units of its lines. */
const HEIGHT = 100;

/** How far apart two names must be: two lines of text, as a share of the plot's height. */
const APART = 19;

/** Beside the end of each line, pushed down where lines end close together. */
export function spreadLabels(lines: readonly (readonly Point[])[]): number[] {
  const ends = lines.map((line, index) => ({ index, top: line.at(-1)?.[1] ?? HEIGHT }));
  const places = lines.map(() => 0);
  let highest = -APART;
  for (const { index, top } of ends.toSorted((a, b) => a.top - b.top)) {
    highest = Math.max(top, highest + APART);
    places[index] = highest;
  }
  // What was pushed out at the bottom comes back, and pushes the others up.
  let lowest = HEIGHT + APART;
  for (const index of places.map((_, i) => i).toSorted((a, b) => (places[b] ?? 0) - (places[a] ?? 0))) {
    lowest = Math.min(places[index] ?? 0, lowest - APART);
    places[index] = lowest;
  }
  return places;
}
