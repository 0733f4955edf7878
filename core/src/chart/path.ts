/** A point of a chart, in SVG coordinates: y grows downward. */
export type Point = readonly [x: number, y: number];

/** Returns a line through the points, for the `d` of an SVG path. */
export function linePath(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${coordinate(x)} ${coordinate(y)}`)
    .join('');
}

/** Returns the area between two lines, for the `d` of an SVG path. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  return `${linePath([...upper, ...lower.toReversed()])}Z`;
}

/** Rounds to two decimals, which keeps paths short and is finer than any screen. */
function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100);
}
