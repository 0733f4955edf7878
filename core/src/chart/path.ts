/** A point of a drawing: across, then down. */
export type Point = readonly [x: number, y: number];

/** A line through the points, for the `d` of an SVG path. */
export function linePath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${place(x)} ${place(y)}`).join('');
}

/** The area between two lines that run side by side, for the `d` of an SVG path. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  return `${linePath([...upper, ...lower.toReversed()])}Z`;
}

/** Two decimals: finer than any screen, and short. */
function place(value: number): string {
  return String(Math.round(value * 100) / 100);
}
