import { type CashFlow, costsInSpending } from '@whenabouts/core';
import type { OutlookAnswer } from '../outlook-results.ts';

/** Returns a monthly cost that is part of the spending, from today on. Its amount fits into the spending. */
export function costInSpending(
  answer: OutlookAnswer,
  { amount, ...changes }: Pick<CashFlow, 'name' | 'amount' | 'toAge'> & Partial<CashFlow>,
): CashFlow {
  const { cashFlows, monthlySpending } = answer.assumptions;
  return {
    kind: 'cost',
    every: 'month',
    amount: Math.min(amount, Math.max(monthlySpending - costsInSpending(cashFlows), 0)),
    fromAge: answer.inputs.currentAge,
    risesWithPrices: true,
    partOfSpending: 'until-age',
    ...changes,
  };
}

/**
 * Moves a cost into the spending, or on top of it. In the spending, a cost that ends starts today. On top of the spending, the
 * pay covers a cost of today until the stop; a later cost keeps its start.
 */
export function withPlace(
  cashFlow: CashFlow,
  isPart: boolean,
  { inputs, isRetired }: Pick<OutlookAnswer, 'inputs' | 'isRetired'>,
): CashFlow {
  const { partOfSpending: _, ...onTop } = cashFlow;
  const { fromAge, toAge } = cashFlow;
  if (isPart) {
    return { ...onTop, partOfSpending: 'until-age', fromAge: toAge === null ? fromAge : inputs.currentAge };
  }
  const isPaidOutOfPay = !isRetired && fromAge <= inputs.currentAge;
  return isPaidOutOfPay ? { ...onTop, partOfSpending: 'from-stop' } : onTop;
}
