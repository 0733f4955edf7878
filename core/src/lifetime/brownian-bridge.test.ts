import { expect, test } from 'vitest';
import { bridgeSteps } from './brownian-bridge.ts';

test.each([1, 2, 3, 7, 60, 92])('the bridge of %i years has independent years of variance 1', (years) => {
  const steps = bridgeSteps(years);
  expect(steps.map(({ year }) => year).sort((a, b) => a - b)).toEqual(
    Array.from({ length: years }, (_, index) => index + 1),
  );
  // Each sum of years as a combination of the steps' random numbers.
  const sums = [new Array<number>(years).fill(0)];
  for (const [index, { year, left, right, leftWeight, rightWeight, deviation }] of steps.entries()) {
    const mean = (k: number) => leftWeight * (sums[left]?.[k] ?? 0) + rightWeight * (sums[right]?.[k] ?? 0);
    sums[year] = Array.from({ length: years }, (_, k) => (k === index ? deviation : mean(k)));
  }
  const yearly = Array.from({ length: years }, (_, year) =>
    (sums[year + 1] ?? []).map((weight, k) => weight - (sums[year]?.[k] ?? 0)),
  );
  for (const [a, first] of yearly.entries()) {
    for (const [b, second] of yearly.entries()) {
      const covariance = first.reduce((sum, weight, k) => sum + weight * (second[k] ?? 0), 0);
      expect(covariance).toBeCloseTo(a === b ? 1 : 0, 10);
    }
  }
});

test('the first step is the sum of all years, the second step the sum of the first half', () => {
  expect(bridgeSteps(60).map(({ year }) => year)).toEqual(expect.arrayContaining([60, 30, 15, 45]));
  expect(
    bridgeSteps(60)
      .slice(0, 4)
      .map(({ year }) => year),
  ).toEqual([60, 30, 15, 45]);
});
