import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandPath, linearScale, linePath, niceTicks } from './chart.ts';

test('linearScale maps ends to ends and the middle to the middle', () => {
  const scale = linearScale([35, 65], [0, 100]);
  expect([scale(35), scale(50), scale(65)]).toEqual([0, 50, 100]);
});

test('linearScale maps a descending range for a vertical axis', () => {
  expect(linearScale([0, 10], [100, 0])(2.5)).toBe(75);
});

test('niceTicks returns round numbers that cover the largest value', () => {
  expect(niceTicks(1_651_901, 4)).toEqual([0, 500_000, 1_000_000, 1_500_000, 2_000_000]);
  expect(niceTicks(87, 4)).toEqual([0, 25, 50, 75, 100]);
  expect(niceTicks(4, 4)).toEqual([0, 1, 2, 3, 4]);
});

test('niceTicks covers the largest value with no more steps than the maximum', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e12, noNaN: true }), (max) => {
      const ticks = niceTicks(max, 4);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * (1 - 1e-12));
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks[0]).toBe(0);
    }),
  );
});

test('niceTicks rejects a value that no axis can show', () => {
  expect(() => niceTicks(Number.NaN, 4)).toThrow(RangeError);
});

test('linePath draws a line through points', () => {
  expect(
    linePath([
      [0, 100],
      [50, 33.333333],
    ]),
  ).toBe('M0 100L50 33.33');
});

test('bandPath draws the area between two lines', () => {
  const upper = [
    [0, 10],
    [100, 0],
  ] as const;
  const lower = [
    [0, 20],
    [100, 30],
  ] as const;
  expect(bandPath(upper, lower)).toBe('M0 10L100 0L100 30L0 20Z');
});
