/** The ways in which the spending contains a cost: see the description of `partOfSpending`. */
export const spendingParts = ['no', 'until-age', 'until-stop', 'from-stop'] as const;

interface SpendingPart {
  partOfSpending?: (typeof spendingParts)[number] | undefined;
}

interface SpendingCost extends SpendingPart {
  amount: number;
  toAge: number | null;
}

export function isPartOfSpending({ partOfSpending = 'no' }: SpendingPart): boolean {
  return partOfSpending !== 'no' && partOfSpending !== 'from-stop';
}

/** Returns true for a cost on top of the spending that the pay covers until the stop. */
export function isFromStop({ partOfSpending }: SpendingPart): boolean {
  return partOfSpending === 'from-stop';
}

/** Returns the sum of the costs that the spending contains, in dollars a month. */
export function costsInSpending(cashFlows: readonly SpendingCost[]): number {
  let total = 0;
  for (const cashFlow of cashFlows) if (isPartOfSpending(cashFlow)) total += cashFlow.amount;
  return total;
}

/** Returns the part of `costsInSpending` that has ended when the visitor stops at an age, in dollars a month. */
export function costsEndedBy(stopAge: number, cashFlows: readonly SpendingCost[]): number {
  return costsInSpending(cashFlows.filter((cost) => hasEnded(cost, { age: stopAge, isWorking: false })));
}

/** Returns true if a cost that the spending contains has ended in a year. */
export function hasEnded(
  { partOfSpending, toAge }: Omit<SpendingCost, 'amount'>,
  { age, isWorking }: { age: number; isWorking: boolean },
): boolean {
  return partOfSpending === 'until-stop' ? !isWorking : toAge !== null && age >= toAge;
}

/** Returns what is spent, in dollars a month, once the visitor stops at an age: without the costs in it that have ended by then. */
export function spendingAfterStop(
  stopAge: number,
  { monthlySpending, cashFlows }: { monthlySpending: number; cashFlows: readonly SpendingCost[] },
): number {
  return Math.max(monthlySpending - costsEndedBy(stopAge, cashFlows), 0);
}

/** Returns cash flows of which the spending contains no more than it has: later costs are reduced first. */
export function fitCostsInSpending<Cost extends SpendingCost>(
  cashFlows: readonly Cost[],
  monthlySpending: number,
): readonly Cost[] {
  if (costsInSpending(cashFlows) <= monthlySpending) return cashFlows;
  let rest = monthlySpending;
  return cashFlows.map((cashFlow) => {
    if (!isPartOfSpending(cashFlow)) return cashFlow;
    const amount = Math.min(cashFlow.amount, rest);
    rest -= amount;
    return { ...cashFlow, amount };
  });
}
