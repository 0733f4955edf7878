import { expect, test } from 'vitest';
import { gainToRecover, lossOf, stockShares } from './market-loss.ts';

test('a fall of half takes a doubling', () => {
  expect(lossOf(100)).toBe(50);
  expect(gainToRecover(50)).toBeCloseTo(100);
});

test.each(stockShares)('with %i percent in stocks, the gain makes good the fall', (share) => {
  const fall = lossOf(share);
  expect((1 - fall / 100) * (1 + gainToRecover(fall) / 100)).toBeCloseTo(1);
});
