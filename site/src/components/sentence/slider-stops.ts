import type { Field } from '@whenabouts/core';

type Stops = Pick<Field, 'min' | 'max' | 'step'>;

export function nearestStop({ min, max, step }: Stops, value: number): number {
  return Math.min(Math.max(withoutNoise(Math.round(value / step) * step), min), max);
}

/**
 * Returns the stop that is `steps` stops above a value, or below it if `steps` is negative; infinity is the end of the range.
 * From a value between two stops, the first step goes to the next stop.
 */
export function nextStop({ min, max, step }: Stops, value: number, steps: number): number {
  const position = withoutNoise(value / step);
  const from = steps > 0 ? Math.floor(position) : Math.ceil(position);
  return Math.min(Math.max(withoutNoise((from + steps) * step), min), max);
}

/** Removes floating-point errors, which would show 4.3 as 4.300000000000001. */
function withoutNoise(value: number): number {
  return Number(value.toFixed(2));
}
