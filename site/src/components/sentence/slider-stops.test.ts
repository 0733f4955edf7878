import { expect, test } from 'vitest';
import { nearestStop, nextStop } from './slider-stops.ts';

const tenths = { min: 1, max: 10, step: 0.1 };
const hundreds = { min: 0, max: 30_000, step: 100 };

test('a value is rounded to the nearest stop within the range', () => {
  expect(nearestStop(tenths, 4.26)).toBe(4.3);
  expect(nearestStop(tenths, 0)).toBe(1);
  expect(nearestStop(hundreds, 4_666.67)).toBe(4_700);
  expect(nearestStop(hundreds, 40_000)).toBe(30_000);
});

test('the next stop of a value between two stops is one of them', () => {
  expect(nextStop(hundreds, 4_666.67, 1)).toBe(4_700);
  expect(nextStop(hundreds, 4_666.67, -1)).toBe(4_600);
  expect(nextStop(hundreds, 4_700, 1)).toBe(4_800);
  expect(nextStop(hundreds, 4_700, -1)).toBe(4_600);
  expect(nextStop(tenths, 4.3, 1)).toBe(4.4);
  expect(nextStop(tenths, 4.3, -1)).toBe(4.2);
});

test('there is no stop beyond the ends', () => {
  expect(nextStop(hundreds, 29_950, 10)).toBe(30_000);
  expect(nextStop(hundreds, 50, -10)).toBe(0);
  expect(nextStop(hundreds, 50, Number.POSITIVE_INFINITY)).toBe(30_000);
  expect(nextStop(tenths, 4.3, Number.NEGATIVE_INFINITY)).toBe(1);
});
