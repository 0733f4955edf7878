import { futureValue } from '@whenabouts/core';

/** The case that the investment guide opens with. Returns and costs in percent a year. */
export const feeCase = {
  saved: 100_000,
  monthly: 500,
  returnBeforeCosts: 6,
  low: 0.1,
  high: 1.1,
  years: 30,
} as const;

/** The balance after so many years at a yearly cost in percent, in whole dollars. */
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
