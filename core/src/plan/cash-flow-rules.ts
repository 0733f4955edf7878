import type { CashFlow } from './assumptions.ts';
import { isFromStop, isPartOfSpending } from './spending-costs.ts';

/** A combination of values that a cash flow cannot have, although each of them is valid. */
export type CashFlowError = 'end-of-once' | 'no-monthly-cost' | 'second-end';

/** Returns the combinations that a cash flow has and must not have. */
export function cashFlowErrors(cashFlow: CashFlow): readonly CashFlowError[] {
  const { kind, every, toAge, partOfSpending } = cashFlow;
  const errors: CashFlowError[] = [];
  if (every === 'once' && toAge !== null) errors.push('end-of-once');
  const isPlaced = isPartOfSpending(cashFlow) || isFromStop(cashFlow);
  if (isPlaced && (kind === 'income' || every === 'once')) errors.push('no-monthly-cost');
  if (partOfSpending === 'until-stop' && toAge !== null) errors.push('second-end');
  return errors;
}
