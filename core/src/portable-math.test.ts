import { expect, test } from 'vitest';
import { exp, log } from './portable-math.ts';

/** Distance in units of the last place of `expected`. */
function unitsApart(actual: number, expected: number): number {
  const exponent = Math.floor(Math.log2(Math.abs(expected)));
  return Math.abs(actual - expected) / 2 ** (exponent - 52);
}

/** Evenly spaced numbers. */
const between = (from: number, to: number, count = 20_001) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

test('exp and log are exact where the exact value is known', () => {
  expect(exp(0)).toBe(1);
  expect(log(1)).toBe(0);
  expect(log(2)).toBe(Math.LN2);
});

/** Largest distance over many values. */
const farthest = (values: number[], ours: (x: number) => number, builtIn: (x: number) => number) =>
  values.reduce((most, x) => Math.max(most, unitsApart(ours(x), builtIn(x))), 0);

test('exp is within 2 units in the last place', () => {
  expect(farthest([...between(-3, 3), ...between(-700, 700)], exp, Math.exp)).toBeLessThanOrEqual(2);
});

test('log is within 3 units in the last place', () => {
  const values = [...between(1e-5, 3), ...between(0.9, 1.1), ...between(-690, 690).map((x) => Math.exp(x))];
  expect(
    farthest(
      values.filter((x) => x !== 1),
      log,
      Math.log,
    ),
  ).toBeLessThanOrEqual(3);
});
