import { expect, test } from 'vitest';
import { gainToRecover, lossOf, stockShares } from './market-loss.ts';

test('a loss of half takes a doubling to recover', () => {
  expect(lossOf(100)).toBe(50);
  expect(gainToRecover(50)).toBeCloseTo(100);
});

test.each(stockShares)('with %i percent in stocks, the gain recovers the loss', (share) => {
  const loss = lossOf(share);
  expect((1 - loss / 100) * (1 + gainToRecover(loss) / 100)).toBeCloseTo(1);
});
