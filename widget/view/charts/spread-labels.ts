/**
 * The lowest position of a label, in percent of the plot's height. Further down, it would cover labels of the x axis.
 */
const BOTTOM = 95;

/**
 * Moves labels apart where lines end close together.
 *
 * @param ends Positions of the lines' ends, in percent of the plot's height from the top.
 * @param distance Minimum distance of two labels, in percent of the plot's height.
 * @returns the positions of the labels, in the order of the lines.
 */
export function spreadLabels(ends: readonly number[], distance: number): number[] {
  const positions = [...ends];
  let highest = Number.NEGATIVE_INFINITY;
  for (const index of positions.map((_, i) => i).sort((a, b) => numberAt(ends, a) - numberAt(ends, b))) {
    highest = Math.max(numberAt(ends, index), highest + distance);
    positions[index] = highest;
  }
  // Moves labels below the bottom up, and the labels above them as far as necessary.
  let lowest = BOTTOM + distance;
  for (const index of positions
    .map((_, i) => i)
    .sort((a, b) => numberAt(positions, b) - numberAt(positions, a))) {
    lowest = Math.min(numberAt(positions, index), lowest - distance);
    positions[index] = lowest;
  }
  return positions;
}

function numberAt(numbers: readonly number[], index: number): number {
  return numbers[index] as number;
}
