import { futureValue } from '@whenabouts/core';

/** Loss of stocks in the example, in percent. Bonds keep their value. */
export const STOCK_LOSS = 50;

/** Shares of stocks, in percent. */
export const stockShares = [100, 80, 60, 40, 20] as const;

/** Returns the loss of savings with this share of stocks, both in percent. */
export function lossOf(stockShare: number): number {
  return (stockShare * STOCK_LOSS) / 100;
}

/** Returns the gain that recovers a loss, both in percent. */
export function gainToRecover(loss: number): number {
  return (100 / (100 - loss) - 1) * 100;
}

/** The gain that recovers what a share of stocks loses, such as "43 percent". */
export const gainAfterLoss = (stockShare: number) =>
  `${Math.round(gainToRecover(lossOf(stockShare)))} percent`;

/** Example of the investment guide, in dollars. The return and the costs (`low`, `high`) are in percent a year. */
export const feeCase = {
  saved: 100_000,
  monthly: 500,
  returnBeforeCosts: 6,
  low: 0.1,
  high: 1.1,
  years: 30,
} as const;

/** Returns the balance after `years`, in whole dollars. `cost` is in percent a year. */
export function balanceAtCost(cost: number, years: number): number {
  return Math.round(
    futureValue({
      presentValue: feeCase.saved,
      monthlyContribution: feeCase.monthly,
      annualRate: feeCase.returnBeforeCosts - cost,
      months: years * 12,
    }),
  );
}

/** Rounds to thousands, so that the amounts on the page add up. */
const rounded = (balance: number) => Math.round(balance / 1000) * 1000;

const atLowCost = rounded(balanceAtCost(feeCase.low, feeCase.years));
const atHighCost = rounded(balanceAtCost(feeCase.high, feeCase.years));

/** Balances after all years and their difference, in future dollars, rounded to thousands. */
export const feeResult = { atLowCost, atHighCost, lost: atLowCost - atHighCost } as const;
