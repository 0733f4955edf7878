import { type CashFlow, isPartOfSpending } from '../plan/assumptions.ts';
import { exp, log } from '../portable-math.ts';

/** The cash flows of one year, in today's dollars. */
export interface CashFlowTotals {
  /** Dollars a month. */
  income: number;
  costs: number;
  /** Dollars at the start of the year. */
  incomeOnce: number;
  costsOnce: number;
}

/** The conditions under which cash flows are added up. */
export interface CashFlowYear {
  /** The visitor's age in the year. */
  age: number;
  /** The visitor's age today. */
  currentAge: number;
  inflation: number;
  isAfterFirstDeath: boolean;
}

/**
 * Adds up the cash flows of a year, without the costs that are part of the spending. Cash flows that began before today
 * are in today's dollars now.
 */
export function totalCashFlows(cashFlows: readonly CashFlow[], year: CashFlowYear): CashFlowTotals {
  const totals: CashFlowTotals = { income: 0, costs: 0, incomeOnce: 0, costsOnce: 0 };
  for (const cashFlow of cashFlows) {
    if (isPartOfSpending(cashFlow) || !appliesAt(cashFlow, year.age)) continue;
    const amount = amountIn(cashFlow, year);
    const isIncome = cashFlow.kind === 'income';
    if (cashFlow.every === 'once') totals[isIncome ? 'incomeOnce' : 'costsOnce'] += amount;
    else totals[isIncome ? 'income' : 'costs'] += amount;
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
  year: Omit<CashFlowYear, 'isAfterFirstDeath'> & { isWorking: boolean },
): number {
  let left = monthlySpending;
  for (const cashFlow of cashFlows) {
    if (!isPartOfSpending(cashFlow)) continue;
    const { amount, partOfSpending, fromAge, toAge } = cashFlow;
    const hasEnded = partOfSpending === 'until-stop' ? !year.isWorking : toAge !== null && year.age >= toAge;
    if (hasEnded) left -= amount;
    else if (year.age >= fromAge) left -= amount - amountIn(cashFlow, { ...year, isAfterFirstDeath: false });
  }
  // Solvers try a spending that is below the costs.
  return Math.max(left, 0);
}

function appliesAt({ every, fromAge, toAge }: CashFlow, age: number): boolean {
  if (every === 'once') return age === fromAge;
  return age >= fromAge && (toAge === null || age < toAge);
}

function amountIn(
  cashFlow: CashFlow,
  { age, currentAge, inflation, isAfterFirstDeath }: CashFlowYear,
): number {
  const { amount, every, fromAge, risesWithPrices, survivorShare = 100 } = cashFlow;
  const share = isAfterFirstDeath ? survivorShare / 100 : 1;
  if (every === 'once' || risesWithPrices) return amount * share;
  return amount * share * valueOfDollar(age - Math.max(fromAge, currentAge), inflation);
}

/**
 * Returns the value of a dollar in today's dollars, averaged over the twelve months of a year.
 *
 * @param year Years from today to the start of the year.
 * @param inflation Percent a year.
 */
export function valueOfDollar(year: number, inflation: number): number {
  const monthlyLog = log((100 + inflation) / 100) / 12;
  let sum = 0;
  for (let month = 1; month <= 12; month++) sum += exp(-monthlyLog * (year * 12 + month));
  return sum / 12;
}
