import { expect, test } from 'vitest';
import { fallOf, gainToRecover, stockShares } from './falls.ts';

test('a fall of half takes a doubling', () => {
  expect(fallOf(100)).toBe(50);
  expect(gainToRecover(50)).toBeCloseTo(100);
});

test.each(stockShares)('with %i percent in stocks, the gain makes good the fall', (share) => {
  const fall = fallOf(share);
  expect((1 - fall / 100) * (1 + gainToRecover(fall) / 100)).toBeCloseTo(1);
});
