import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

const endingAt = (...tops: readonly number[]) => tops.map((top) => [[0, 0] as const, [100, top] as const]);

test('labels are at the ends of their lines if there is room', () => {
  expect(spreadLabels(endingAt(10, 50, 90))).toEqual([10, 50, 90]);
});

test('overlapping labels are moved apart, in the order of their lines', () => {
  const [first = 0, second = 0] = spreadLabels(endingAt(42, 40));
  expect(second).toBe(40);
  expect(first - second).toBeGreaterThanOrEqual(19);
});

test('labels below the chart are moved up', () => {
  const places = spreadLabels(endingAt(100, 99, 98));
  expect(Math.max(...places)).toBe(100);
  expect(places).toEqual([100, 81, 62]);
});
