import { futureValue } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { balanceAtCost, feeCase } from './fees.ts';

test('costs reduce the return only', () => {
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
