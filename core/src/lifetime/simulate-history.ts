import { assertNumber, assertWholeNumber } from '../validate.ts';
import { MAX_DOLLARS, MAX_YEARS } from './lifetime-plan.ts';
import { type HistoryYear, usHistory } from './us-history.ts';

/** A plan to simulate with past returns. */
export interface HistoryPlan {
  /** Savings at the start of the first year, in dollars: 0 to 1e12. */
  startBalance: number;
  /**
   * Dollars paid in (above 0) or taken out (below 0) in each of 1 to 100 years, at the prices of the start of the first
   * year.
   */
  yearlyFlow: ArrayLike<number>;
  /** Dollars are paid in or taken out at the start of each year, before that year's return, or at its end. */
  timing: 'start' | 'end';
  /** Percent of the savings in stocks, 0 to 100; the rest is in bonds. Rebalanced every year. */
  stocks: number;
}

/** The plan, begun in one past year. Amounts are dollars at the prices of the start of that year. */
export interface HistoryStart {
  year: number;
  /** True if every withdrawal was paid in full in the years with data. */
  lasted: boolean;
  /** First calendar year with a withdrawal that could not be paid in full; null if there is none. */
  depletedIn: number | null;
  /** Balance at the start, then at the end of each year with data: at most as many years as the plan has. */
  balances: Float64Array;
}

/** The results for all start years. */
export interface HistoryResult {
  /** The results in the order of the years of the history. */
  starts: HistoryStart[];
  /** Number of starts with data for every year of the plan. */
  complete: number;
  /** Share of the complete starts that lasted, 0 to 1; null if no start is complete. */
  success: number | null;
}

/**
 * Simulates a plan with past returns, once from every year of a history. Payments rise with the inflation of each year,
 * so all amounts keep the purchasing power of the start of the first year.
 *
 * @param history Consecutive years in ascending order; American markets since 1928 unless given.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function simulateHistory(
  plan: HistoryPlan,
  history: readonly HistoryYear[] = usHistory,
): HistoryResult {
  assertHistoryPlan(plan);
  assertHistory(history);
  const growth = history.map((year) => realGrowth(year, plan.stocks));
  const starts = history.map(([year], index) => followPlan(plan, year, growth.slice(index)));
  const complete = starts.filter(({ balances }) => balances.length === plan.yearlyFlow.length + 1);
  const lasted = complete.filter((start) => start.lasted);
  return {
    starts,
    complete: complete.length,
    success: complete.length === 0 ? null : lasted.length / complete.length,
  };
}

/** Returns the growth above inflation of a mix of stocks and bonds, as a factor. */
function realGrowth([, stocks, bonds, inflation]: HistoryYear, stockShare: number): number {
  const growth = 100 + (stocks * stockShare + bonds * (100 - stockShare)) / 100;
  return growth / (100 + inflation);
}

/** @param growth Growth of each year with data, from the plan's first year on. */
function followPlan(plan: HistoryPlan, firstYear: number, growth: readonly number[]): HistoryStart {
  const years = Math.min(plan.yearlyFlow.length, growth.length);
  const balances = new Float64Array(years + 1);
  let depletedIn: number | null = null;
  // Adding 0 turns a negative zero into zero.
  let balance = plan.startBalance + 0;
  balances[0] = balance;
  for (let index = 0; index < years; index++) {
    if (plan.timing === 'end') balance *= growth[index] as number;
    balance += plan.yearlyFlow[index] as number;
    if (balance < 0) {
      depletedIn ??= firstYear + index;
      balance = 0;
    }
    if (plan.timing === 'start') balance *= growth[index] as number;
    balances[index + 1] = balance;
  }
  return { year: firstYear, lasted: depletedIn === null, depletedIn, balances };
}

function assertHistoryPlan(plan: HistoryPlan): void {
  assertNumber('startBalance', plan?.startBalance, 0, MAX_DOLLARS);
  assertNumber('stocks', plan.stocks, 0, 100);
  if (plan.timing !== 'start' && plan.timing !== 'end') {
    throw new TypeError(`timing must be "start" or "end", not ${JSON.stringify(plan.timing)}`);
  }
  assertWholeNumber('yearlyFlow.length', plan.yearlyFlow?.length, 1, MAX_YEARS);
  for (let index = 0; index < plan.yearlyFlow.length; index++) {
    assertNumber(`yearlyFlow[${index}]`, plan.yearlyFlow[index], -MAX_DOLLARS, MAX_DOLLARS);
  }
}

function assertHistory(history: readonly HistoryYear[]): void {
  for (const [year, stocks, bonds, inflation] of history) {
    assertNumber(`stocks in ${year}`, stocks, -100, 1_000);
    assertNumber(`bonds in ${year}`, bonds, -100, 1_000);
    assertNumber(`inflation in ${year}`, inflation, -50, 1_000);
  }
}
