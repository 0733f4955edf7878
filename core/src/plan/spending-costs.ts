import type { CashFlow, LifetimeAssumptions } from './assumptions.ts';

export function isPartOfSpending({ partOfSpending = 'no' }: Pick<CashFlow, 'partOfSpending'>): boolean {
  return partOfSpending !== 'no' && partOfSpending !== 'from-stop';
}

/** Returns true for a cost on top of the spending that the pay covers until the stop. */
export function isFromStop({ partOfSpending }: Pick<CashFlow, 'partOfSpending'>): boolean {
  return partOfSpending === 'from-stop';
}

/** Returns the sum of the costs that the spending contains, in dollars a month. */
export function costsInSpending(cashFlows: readonly CashFlow[]): number {
  let total = 0;
  for (const cashFlow of cashFlows) if (isPartOfSpending(cashFlow)) total += cashFlow.amount;
  return total;
}

/** Returns the part of `costsInSpending` that has ended when the visitor stops at an age, in dollars a month. */
export function costsEndedBy(stopAge: number, cashFlows: readonly CashFlow[]): number {
  return costsInSpending(cashFlows.filter((cost) => hasEnded(cost, { age: stopAge, isWorking: false })));
}

/** Returns true if a cost that the spending contains has ended in a year. */
export function hasEnded(
  { partOfSpending, toAge }: Pick<CashFlow, 'partOfSpending' | 'toAge'>,
  { age, isWorking }: { age: number; isWorking: boolean },
): boolean {
  return partOfSpending === 'until-stop' ? !isWorking : toAge !== null && age >= toAge;
}

/** Returns what is spent, in dollars a month, once the visitor stops at an age: without the costs in it that have ended by then. */
export function spendingAfterStop(
  stopAge: number,
  { monthlySpending, cashFlows }: Pick<LifetimeAssumptions, 'monthlySpending' | 'cashFlows'>,
): number {
  return Math.max(monthlySpending - costsEndedBy(stopAge, cashFlows), 0);
}

/** Returns cash flows of which the spending contains no more than it has: later costs are reduced first. */
export function fitCostsInSpending(
  cashFlows: readonly CashFlow[],
  monthlySpending: number,
): readonly CashFlow[] {
  if (costsInSpending(cashFlows) <= monthlySpending) return cashFlows;
  let rest = monthlySpending;
  return cashFlows.map((cashFlow) => {
    if (!isPartOfSpending(cashFlow)) return cashFlow;
    const amount = Math.min(cashFlow.amount, rest);
    rest -= amount;
    return { ...cashFlow, amount };
  });
}
