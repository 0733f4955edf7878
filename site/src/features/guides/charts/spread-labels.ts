import type { Point } from '@whenabouts/core';

/** Height of the plot, in the units of the points. */
const HEIGHT = 100;

/** Minimum distance of two labels: two lines of text, in percent of the plot's height. */
const MIN_DISTANCE = 19;

/** Returns label positions at the ends of the lines, spread where lines end close together. */
export function spreadLabels(lines: readonly (readonly Point[])[]): number[] {
  const ends = lines.map((line, index) => ({ index, top: line.at(-1)?.[1] ?? HEIGHT }));
  const places = lines.map(() => 0);
  let highest = -MIN_DISTANCE;
  for (const { index, top } of ends.toSorted((a, b) => a.top - b.top)) {
    highest = Math.max(top, highest + MIN_DISTANCE);
    places[index] = highest;
  }
  // Labels below the bottom are moved up, and push others up.
  let lowest = HEIGHT + MIN_DISTANCE;
  for (const index of places.map((_, i) => i).toSorted((a, b) => (places[b] ?? 0) - (places[a] ?? 0))) {
    lowest = Math.min(places[index] ?? 0, lowest - MIN_DISTANCE);
    places[index] = lowest;
  }
  return places;
}
