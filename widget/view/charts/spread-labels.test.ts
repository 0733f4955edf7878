import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

test('labels are at the ends of their lines if there is room', () => {
  expect(spreadLabels([10, 50, 90], 19)).toEqual([10, 50, 90]);
});

test('overlapping labels are moved apart, in the order of their lines', () => {
  expect(spreadLabels([42, 40], 19)).toEqual([59, 40]);
  expect(spreadLabels([42, 40], 10)).toEqual([50, 40]);
});

test('labels near the x axis are moved up', () => {
  expect(spreadLabels([100, 99, 98], 19)).toEqual([95, 76, 57]);
});
