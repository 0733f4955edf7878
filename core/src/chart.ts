/** Maps values of a domain to positions, linearly. */
export type Scale = (value: number) => number;

/**
 * Returns the scale that maps a domain to a range.
 *
 * @param domain Two different values.
 */
export function linearScale(
  [domainStart, domainEnd]: readonly [number, number],
  [rangeStart, rangeEnd]: readonly [number, number],
): Scale {
  return (value) =>
    rangeStart + ((value - domainStart) / (domainEnd - domainStart)) * (rangeEnd - rangeStart);
}

/**
 * Returns the ticks of an axis: round numbers from 0 to the first round number at or above `max`, in steps of 1, 2, 2.5 or
 * 5 times a power of ten.
 *
 * @param max Above 0.
 * @param maxSteps The largest number of steps.
 */
export function niceTicks(max: number, maxSteps: number): number[] {
  const magnitude = 10 ** Math.floor(Math.log10(max / maxSteps));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size * maxSteps >= max);
  if (step === undefined) throw new RangeError(`max must be a finite number above 0, not ${max}`);
  // Array.from is not used, because old versions of Prototype.js replace it.
  return [...Array(Math.ceil(max / step) + 1).keys()].map((index) => index * step);
}

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
  return `${linePath([...upper, ...[...lower].reverse()])}Z`;
}

/** Rounds to two decimals, which keeps paths short and is finer than any screen. */
function coordinate(value: number): string {
  return String(Math.round(value * 100) / 100);
}
