import { assertNumber, assertWholeNumber } from '../assert.ts';
import { type HistoryYear, usHistory } from '../us/history.ts';
import { isSpendingCut, MAX_DOLLARS, MAX_YEARS } from './lifetime-plan.ts';

export interface HistoryPlan {
  /** Savings at the start of the first year, in dollars: 0 to 1e12. */
  startBalance: number;
  /**
   * Dollars paid in (above 0) or taken out (below 0) in each of 1 to 100 years, at the prices of the start of the first
   * year.
   */
  yearlyFlow: ArrayLike<number>;
  /** Dollars paid in (above 0) or taken out (below 0) once, at the start of each year and before its flow; none by default. */
  lumpSums?: ArrayLike<number>;
  /** The rule of the simulator that withdraws less in bad years; none by default. */
  spendingCut?: HistorySpendingCut;
  /** Dollars are paid in or taken out at the start of each year, before that year's return, or at its end. */
  timing: 'start' | 'end';
  /** Percent of the savings in stocks, 0 to 100; the rest is in bonds. Rebalanced every year. */
  stocks: number;
}

/** A cut of spending while the withdrawal is above 120 percent of its starting rate. */
export interface HistorySpendingCut {
  /** Index of the year whose withdrawal and balance are the starting rate. Its flow is below 0. */
  startIndex: number;
  /** The flow of each year after a cut. It counts after the start year. */
  yearlyFlow: ArrayLike<number>;
}

/** The plan, begun in one past year. Amounts are dollars at the prices of the start of that year. */
export interface HistoryStart {
  year: number;
  /** True if every withdrawal was paid in full in the years with data. */
  lasted: boolean;
  /**
   * True if the outcome is known: a withdrawal could not be paid in full, or the data reach the last year of the plan
   * or its last withdrawal.
   */
  isDecided: boolean;
  /** First calendar year with a withdrawal that could not be paid in full; null if there is none. */
  depletedIn: number | null;
  /** Balance at the start, then at the end of each year with data: at most as many years as the plan has. */
  balances: Float64Array;
}

/** The results for all start years. */
export interface HistoryResult {
  /** The results in the order of the years of the history. */
  starts: HistoryStart[];
  /** Number of starts whose outcome is known. */
  decided: number;
  /** Share of the decided starts that lasted, 0 to 1; null if the plan withdraws for longer than the history. */
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
  const neededYears = yearsToLastWithdrawal(plan);
  const starts = history.map(([year], index) => followPlan(plan, year, growth.slice(index), neededYears));
  const decided = starts.filter(({ isDecided }) => isDecided);
  const lasted = decided.filter((start) => start.lasted);
  return {
    starts,
    decided: decided.length,
    // If no start could last, the decided ones have all failed.
    success: neededYears > history.length ? null : lasted.length / decided.length,
  };
}

/** Returns the number of years up to the last withdrawal of a plan. Only a withdrawal can be cut. */
function yearsToLastWithdrawal({ yearlyFlow, lumpSums }: HistoryPlan): number {
  let years = yearlyFlow.length;
  while (years > 0 && (yearlyFlow[years - 1] as number) >= 0 && (lumpSums?.[years - 1] ?? 0) >= 0) years--;
  return years;
}

/** Returns the growth above inflation of a mix of stocks and bonds, as a factor. */
function realGrowth([, stocks, bonds, inflation]: HistoryYear, stockShare: number): number {
  const growth = 100 + (stocks * stockShare + bonds * (100 - stockShare)) / 100;
  return growth / (100 + inflation);
}

/**
 * Returns the balances of a plan that starts in a year of the past.
 *
 * @param growth Growth of each year with data, from the plan's first year on.
 * @param neededYears Years after which the outcome is known.
 */
function followPlan(
  plan: HistoryPlan,
  firstYear: number,
  growth: readonly number[],
  neededYears: number,
): HistoryStart {
  const years = Math.min(plan.yearlyFlow.length, growth.length);
  const balances = new Float64Array(years + 1);
  const flowAt = createFlow(plan);
  let depletedIn: number | null = null;
  // Adding 0 turns a negative zero into zero.
  let balance = plan.startBalance + 0;
  balances[0] = balance;
  /** Pays an amount in or out. A withdrawal that cannot be paid in full leaves nothing. */
  function pay(amount: number, index: number): void {
    balance += amount;
    if (balance >= 0) return;
    depletedIn ??= firstYear + index;
    balance = 0;
  }
  for (let index = 0; index < years; index++) {
    pay(plan.lumpSums?.[index] ?? 0, index);
    const flow = flowAt(index, balance);
    if (plan.timing === 'start') pay(flow, index);
    balance *= growth[index] as number;
    if (plan.timing === 'end') pay(flow, index);
    balances[index + 1] = balance;
  }
  const lasted = depletedIn === null;
  return { year: firstYear, lasted, isDecided: !lasted || years >= neededYears, depletedIn, balances };
}

/** Returns a function that gives the flow of a year from its balance, for the years of one start in ascending order. */
function createFlow({ yearlyFlow, spendingCut }: HistoryPlan): (index: number, balance: number) => number {
  let startBalance = 0;
  return (index, balance) => {
    const flow = yearlyFlow[index] as number;
    if (!spendingCut || index < spendingCut.startIndex) return flow;
    if (index === spendingCut.startIndex) {
      startBalance = balance;
      return flow;
    }
    const growth = flow / (yearlyFlow[spendingCut.startIndex] as number);
    return isSpendingCut(balance, startBalance, growth) ? (spendingCut.yearlyFlow[index] as number) : flow;
  };
}

function assertHistoryPlan(plan: HistoryPlan): void {
  assertNumber('startBalance', plan?.startBalance, 0, MAX_DOLLARS);
  assertNumber('stocks', plan.stocks, 0, 100);
  if (plan.timing !== 'start' && plan.timing !== 'end') {
    throw new TypeError(`timing must be "start" or "end", not ${JSON.stringify(plan.timing)}`);
  }
  assertWholeNumber('yearlyFlow.length', plan.yearlyFlow?.length, 1, MAX_YEARS);
  assertAmounts('yearlyFlow', plan.yearlyFlow, plan);
  if (plan.lumpSums) assertAmounts('lumpSums', plan.lumpSums, plan);
  if (plan.spendingCut) {
    const { startIndex, yearlyFlow } = plan.spendingCut;
    assertWholeNumber('spendingCut.startIndex', startIndex, 0, plan.yearlyFlow.length - 1);
    assertNumber(`yearlyFlow[${startIndex}]`, plan.yearlyFlow[startIndex], -MAX_DOLLARS, -Number.MIN_VALUE);
    assertAmounts('spendingCut.yearlyFlow', yearlyFlow, plan);
  }
}

function assertAmounts(name: string, amounts: ArrayLike<number>, { yearlyFlow }: HistoryPlan): void {
  for (let index = 0; index < yearlyFlow.length; index++) {
    assertNumber(`${name}[${index}]`, amounts[index], -MAX_DOLLARS, MAX_DOLLARS);
  }
}

function assertHistory(history: readonly HistoryYear[]): void {
  for (const [year, stocks, bonds, inflation] of history) {
    assertNumber(`stocks in ${year}`, stocks, -100, 1_000);
    assertNumber(`bonds in ${year}`, bonds, -100, 1_000);
    assertNumber(`inflation in ${year}`, inflation, -50, 1_000);
  }
}
