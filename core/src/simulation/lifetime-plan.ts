import { assertNumber, assertWholeNumber, describeValue } from '../assert.ts';
import { log } from '../portable-math.ts';

/** Savings and monthly cash flow from today to the plan age, in today's dollars. */
export interface LifetimePlan {
  /** Savings today, in dollars: 0 to 1e12. */
  startBalance: number;
  /**
   * Dollars paid in (above 0) or taken out (below 0) at the end of each month, for each of 1 to 100 years, in today's
   * dollars.
   */
  flow: Float64Array;
  /** Dollars paid in (above 0) or taken out (below 0) at the start of each year, before its flow; none by default. */
  lumpSums?: Float64Array;
  /** None by default. */
  spendingCut?: SpendingCut;
  /** Expected yearly return after fees, before inflation: percent, -50 to 100. */
  annualReturn: number;
  /** Standard deviation of the yearly log returns: percent, 0 to 50. */
  volatility: number;
  /** Percent per year, -20 to 50. */
  inflation: number;
}

/** A rule that withdraws less in the years in which a run's withdrawal is above 120 percent of its starting rate. */
export interface SpendingCut {
  /** Index of the year whose withdrawal and balance are the starting rate. The plan's flow of this year is below 0. */
  startYear: number;
  /** The reduced flow of each year, in dollars a month. It applies only to years after the start year. */
  flow: Float64Array;
}

/** Withdrawal rate above which spending is cut, relative to the starting rate. */
export const CUT_ABOVE = 1.2;

/**
 * Returns true if spending is cut.
 *
 * @param balance Balance of the run at the start of the year.
 * @param startBalance Balance of the run at the start of `startYear`.
 * @param growth The withdrawal of the year, relative to that of the start year.
 */
export function isSpendingCut(balance: number, startBalance: number, growth: number): boolean {
  return CUT_ABOVE * balance < startBalance * growth;
}

export interface CuttableYear {
  /** The withdrawal of the year, relative to that of the start year. */
  growth: number;
  /** The reduced flow of the year, in dollars a month. */
  reducedFlow: number;
}

/**
 * Returns what the plan's spending cut says about a year, counted from 0; undefined in the years in which spending is
 * never cut.
 */
export function spendingCutAt({ flow, spendingCut }: LifetimePlan, year: number): CuttableYear | undefined {
  if (!spendingCut || year <= spendingCut.startYear) return undefined;
  return {
    growth: (flow[year] as number) / (flow[spendingCut.startYear] as number),
    reducedFlow: spendingCut.flow[year] as number,
  };
}

/** Monthly growth of a plan: its log is normal with mean `mu` and standard deviation `sigma`. */
export interface MonthlyGrowth {
  mu: number;
  sigma: number;
}

/**
 * Converts yearly percentages to monthly growth above inflation. The mean of a year's growth is exactly
 * (1 + return) / (1 + inflation), whatever the volatility.
 */
export function monthlyGrowth({ annualReturn, inflation, volatility }: LifetimePlan): MonthlyGrowth {
  const sigma = volatility / 100 / Math.sqrt(12);
  const realGrowth = (100 + annualReturn) / (100 + inflation);
  return { mu: log(realGrowth) / 12 - (sigma * sigma) / 2, sigma };
}

/** The longest plan, in years. */
export const MAX_YEARS = 100;

/** The largest amount of a plan, in dollars. */
export const MAX_DOLLARS = 1e12;

/**
 * Asserts that a plan can be simulated.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function assertLifetimePlan(plan: LifetimePlan): void {
  assertNumber('startBalance', plan?.startBalance, 0, MAX_DOLLARS);
  assertNumber('annualReturn', plan.annualReturn, -50, 100);
  assertNumber('volatility', plan.volatility, 0, 50);
  assertNumber('inflation', plan.inflation, -20, 50);
  assertYearlyAmounts('flow', plan.flow);
  if (plan.flow.length < 1 || plan.flow.length > MAX_YEARS) {
    throw new RangeError(`flow must have 1 to ${MAX_YEARS} years, not ${plan.flow.length}`);
  }
  if (plan.lumpSums) assertSameYears('lumpSums', plan.lumpSums, plan);
  if (plan.spendingCut) assertSpendingCut(plan.spendingCut, plan);
}

function assertSpendingCut({ startYear, flow }: SpendingCut, plan: LifetimePlan): void {
  assertWholeNumber('spendingCut.startYear', startYear, 0, plan.flow.length - 1);
  if ((plan.flow[startYear] as number) >= 0) {
    throw new RangeError(`flow[${startYear}] must be below 0, because spendingCut starts there`);
  }
  assertSameYears('spendingCut.flow', flow, plan);
}

function assertSameYears(name: string, amounts: Float64Array, { flow }: LifetimePlan): void {
  assertYearlyAmounts(name, amounts);
  if (amounts.length === flow.length) return;
  throw new RangeError(`${name} must have ${flow.length} years, as flow has, not ${amounts.length}`);
}

function assertYearlyAmounts(name: string, amounts: unknown): asserts amounts is Float64Array {
  if (!(amounts instanceof Float64Array)) {
    const found = Array.isArray(amounts) ? 'an array' : describeValue(amounts);
    throw new TypeError(`${name} must be a Float64Array, not ${found}`);
  }
  for (let year = 0; year < amounts.length; year++) {
    const isValid = Math.abs(amounts[year] as number) <= MAX_DOLLARS;
    if (!isValid) assertNumber(`${name}[${year}]`, amounts[year], -MAX_DOLLARS, MAX_DOLLARS);
  }
}
