import { describe, expect, test } from 'vitest';
import { normalMidpoints, normalQuantile } from './normal-quantiles.ts';

describe('quantiles of the standard normal distribution, as tabulated', () => {
  test.each([
    [0.5, 0],
    [0.75, 0.6744897501960817],
    [0.9, 1.2815515655446004],
    [0.975, 1.9599639845400543],
    [0.999, 3.090232306167813],
    [1 - 1e-6, 4.753424308817088],
    [1e-12, -7.034483825301131],
    [1e-20, -9.26234008979841],
  ])('the quantile of %d is %d', (p, quantile) => {
    expect(normalQuantile(p)).toBeCloseTo(quantile, 9);
  });
});

test('midpoints ascend, mirror each other, and have the variance 1', () => {
  const midpoints = normalMidpoints(4_096);
  expect(midpoints.toSorted()).toEqual(midpoints);
  const variance = midpoints.reduce((sum, midpoint) => sum + midpoint * midpoint, 0) / midpoints.length;
  expect(variance).toBeCloseTo(1, 12);
  for (const [index, midpoint] of midpoints.entries()) expect(midpoints[4_095 - index]).toBe(-midpoint);
});
