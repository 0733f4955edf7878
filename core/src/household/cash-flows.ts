import type { CashFlow, LifetimeAssumptions } from '../plan/assumptions.ts';
import { hasEnded, isFromStop, isPartOfSpending } from '../plan/spending-costs.ts';
import { exp, log } from '../portable-math.ts';
import type { FirstDeath } from './household.ts';

/** The cash flows of one year, in today's dollars. */
export interface CashFlowTotals {
  /** Dollars a month. */
  income: number;
  /** The part of the income that is not taxed. */
  untaxedIncome: number;
  costs: number;
  /** Dollars at the start of the year. */
  incomeOnce: number;
  costsOnce: number;
}

/** The conditions under which cash flows are added up. */
export interface CashFlowYear {
  age: number;
  /** The visitor's age today. */
  currentAge: number;
  inflation: number;
  /** The person who has died; null before the first death. */
  deceased: FirstDeath['who'] | null;
  /** True until the first of the household stops or dies. */
  isSaving: boolean;
}

/**
 * Returns the cash flows with the visitor's ages instead of those of their owners. An income of a partner then begins when
 * the partner has its age. Without a partner, all ages are the visitor's.
 */
export function withVisitorsAges(
  cashFlows: readonly CashFlow[],
  currentAge: number,
  { partner }: Pick<LifetimeAssumptions, 'partner'>,
): readonly CashFlow[] {
  if (partner === null) return cashFlows;
  const yearsOlder = currentAge - partner.currentAge;
  return cashFlows.map((cashFlow) => {
    if (!hasPartnersAges(cashFlow)) return cashFlow;
    const { agesOf: _, fromAge, toAge, ...others } = cashFlow;
    return { ...others, fromAge: fromAge + yearsOlder, toAge: toAge === null ? null : toAge + yearsOlder };
  });
}

/** Returns true for an income of a partner whose ages are the partner's. */
export function hasPartnersAges({ kind, owner, agesOf }: CashFlow): boolean {
  return kind === 'income' && owner === 'partner' && agesOf === 'owner';
}

/**
 * Adds up the cash flows of a year, whose ages are the visitor's, without the costs that are part of the spending. Cash
 * flows that began before today are in today's dollars now.
 */
export function totalCashFlows(cashFlows: readonly CashFlow[], year: CashFlowYear): CashFlowTotals {
  const totals: CashFlowTotals = { income: 0, untaxedIncome: 0, costs: 0, incomeOnce: 0, costsOnce: 0 };
  for (const cashFlow of cashFlows) {
    if (isPartOfSpending(cashFlow) || !appliesAt(cashFlow, year.age)) continue;
    // The pay covers it.
    if (isFromStop(cashFlow) && year.isSaving) continue;
    const amount = amountIn(cashFlow, year);
    const isIncome = cashFlow.kind === 'income';
    if (cashFlow.every === 'once') totals[isIncome ? 'incomeOnce' : 'costsOnce'] += amount;
    else totals[isIncome ? 'income' : 'costs'] += amount;
    if (isIncome && cashFlow.every === 'month' && cashFlow.isTaxed === false) totals.untaxedIncome += amount;
  }
  return totals;
}

/**
 * Returns the part of the spending that is left in a year, in dollars a month. Costs that are part of it no longer count
 * once they have ended, and constant ones have lost value. Until a cost begins, its money is spent on other things.
 */
export function spendingLeft(
  monthlySpending: number,
  cashFlows: readonly CashFlow[],
  year: Omit<CashFlowYear, 'deceased' | 'isSaving'> & { isWorking: boolean },
): number {
  let left = monthlySpending;
  for (const cashFlow of cashFlows) {
    if (!isPartOfSpending(cashFlow)) continue;
    const { amount, fromAge } = cashFlow;
    if (hasEnded(cashFlow, year)) left -= amount;
    else if (year.age >= fromAge) left -= amount - amountIn(cashFlow, { ...year, deceased: null });
  }
  // Solvers try a spending that is below the costs.
  return Math.max(left, 0);
}

function appliesAt({ every, fromAge, toAge }: CashFlow, age: number): boolean {
  if (every === 'once') return age === fromAge;
  return age >= fromAge && (toAge === null || age < toAge);
}

function amountIn(cashFlow: CashFlow, year: Omit<CashFlowYear, 'isSaving'>): number {
  const { kind, amount, every, owner = 'self', survivorShare = 100 } = cashFlow;
  const isReduced = year.deceased !== null && (kind === 'cost' || owner === year.deceased);
  const share = isReduced ? survivorShare / 100 : 1;
  return every === 'once' ? amount * share : amount * share * valueIn(cashFlow, year);
}

/** Returns the value of a dollar of a monthly amount in today's dollars, averaged over the months of the year. */
function valueIn(
  cashFlow: CashFlow,
  { age, currentAge, inflation }: Omit<CashFlowYear, 'deceased' | 'isSaving'>,
): number {
  const { kind, fromAge, risesWithPrices, dollarsOf } = cashFlow;
  const yearlyRise = kind === 'income' ? cashFlow.yearlyRise : undefined;
  const start = Math.max(fromAge, currentAge);
  const atStart =
    kind === 'income' && dollarsOf === 'start' ? exp(-log(1 + inflation / 100) * (start - currentAge)) : 1;
  if (yearlyRise === undefined)
    return risesWithPrices ? atStart : atStart * valueOfDollar(age - start, inflation);
  // A rise equal to inflation keeps the value: only the difference of the two changes it.
  const relativeInflation = (100 * (100 + inflation)) / (100 + yearlyRise) - 100;
  return atStart * valueOfDollar(age - start, relativeInflation);
}

/**
 * Returns the value of a dollar in today's dollars, averaged over the twelve months of a year.
 *
 * @param yearsFromToday Years from today to the start of the year.
 * @param inflation Percent a year.
 */
export function valueOfDollar(yearsFromToday: number, inflation: number): number {
  const monthlyLog = log((100 + inflation) / 100) / 12;
  let sum = 0;
  for (let month = 1; month <= 12; month++) sum += exp(-monthlyLog * (yearsFromToday * 12 + month));
  return sum / 12;
}
