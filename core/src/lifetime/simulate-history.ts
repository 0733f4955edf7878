import { assertNumber, assertWholeNumber } from '../validate.ts';
import { MAX_DOLLARS, MAX_YEARS } from './lifetime-plan.ts';
import { type HistoryYear, usHistory } from './us-history.ts';

/** A plan to simulate with returns of the past. */
export interface HistoryPlan {
  /** Savings at the start, in dollars: 0 to 1e12. */
  start: number;
  /**
   * One entry per year, 1 to 100 of them: dollars paid in (above 0) or taken out (below 0), at the prices
   * of the first year's start.
   */
  yearlyFlow: ArrayLike<number>;
  /** The flow happens at the start of each year, before its return, or at its end. */
  timing: 'start' | 'end';
  /** Percent of the savings in stocks, 0 to 100; the rest is in bonds. Rebalanced every year. */
  stocks: number;
}

/** A plan that began in one year of the past. Amounts are dollars at the prices of that year's start. */
export interface HistoryStart {
  year: number;
  /** True if every withdrawal was paid in full in the years with data. */
  lasted: boolean;
  /** First calendar year with a withdrawal that could not be paid in full; null if there is none. */
  depletedIn: number | null;
  /** Balance at the start, then at the end of each year with data: at most as many years as the plan has. */
  balances: Float64Array;
}

/** The results of all start years. */
export interface HistoryResult {
  /** One for each year of the history, in its order. */
  starts: HistoryStart[];
  /** Number of starts with data for every year of the plan. */
  complete: number;
  /** Share of the complete ones that lasted, 0 to 1; null if none is complete. */
  success: number | null;
}

/**
 * Simulates a plan with the returns of the past, once from every year of a history. Flows rise with each year's own
 * inflation, so all amounts keep the purchasing power of the first year's start.
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

/** Growth above inflation of a mix of stocks and bonds. */
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
  let balance = plan.start + 0;
  balances[0] = balance;
  for (let year = 0; year < years; year++) {
    const flow = plan.yearlyFlow[year] as number;
    if (plan.timing === 'end') balance *= growth[year] as number;
    balance += flow;
    if (balance < 0) {
      depletedIn ??= firstYear + year;
      balance = 0;
    }
    if (plan.timing === 'start') balance *= growth[year] as number;
    balances[year + 1] = balance;
  }
  return { year: firstYear, lasted: depletedIn === null, depletedIn, balances };
}

function assertHistoryPlan(plan: HistoryPlan): void {
  assertNumber('start', plan?.start, 0, MAX_DOLLARS);
  assertNumber('stocks', plan.stocks, 0, 100);
  if (plan.timing !== 'start' && plan.timing !== 'end') {
    throw new TypeError(`timing must be "start" or "end", not ${JSON.stringify(plan.timing)}`);
  }
  assertWholeNumber('yearlyFlow.length', plan.yearlyFlow?.length, 1, MAX_YEARS);
  for (let year = 0; year < plan.yearlyFlow.length; year++) {
    assertNumber(`yearlyFlow[${year}]`, plan.yearlyFlow[year], -MAX_DOLLARS, MAX_DOLLARS);
  }
}

function assertHistory(history: readonly HistoryYear[]): void {
  for (const [year, stocks, bonds, inflation] of history) {
    assertNumber(`stocks in ${year}`, stocks, -100, 1_000);
    assertNumber(`bonds in ${year}`, bonds, -100, 1_000);
    assertNumber(`inflation in ${year}`, inflation, -50, 1_000);
  }
}
