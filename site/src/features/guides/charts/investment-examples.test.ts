import { futureValue } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { balanceAtCost, feeCase, gainToRecover, lossOf, stockShares } from './investment-examples.ts';

test('a loss of half takes a doubling to recover', () => {
  expect(lossOf(100)).toBe(50);
  expect(gainToRecover(50)).toBeCloseTo(100);
});

test.each(stockShares)('with %i percent in stocks, the gain recovers the loss', (share) => {
  const loss = lossOf(share);
  expect((1 - loss / 100) * (1 + gainToRecover(loss) / 100)).toBeCloseTo(1);
});

test('costs reduce the yearly return, but not the contributions', () => {
  const { saved, monthly, returnBeforeCosts } = feeCase;
  expect(balanceAtCost(1.1, 0)).toBe(saved);
  expect(balanceAtCost(1.1, 30)).toBe(
    Math.round(
      futureValue({
        presentValue: saved,
        monthlyContribution: monthly,
        annualRate: returnBeforeCosts - 1.1,
        months: 360,
      }),
    ),
  );
});
