import { assertNumber } from '../validate.ts';
import { log } from './portable-math.ts';

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
  /** Expected yearly return after fees, before inflation: percent, -50 to 100. */
  annualReturn: number;
  /** Standard deviation of the yearly log returns: percent, 0 to 50. */
  volatility: number;
  /** Percent per year, -20 to 50. */
  inflation: number;
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
  if (plan.lumpSums === undefined) return;
  assertYearlyAmounts('lumpSums', plan.lumpSums);
  if (plan.lumpSums.length !== plan.flow.length) {
    throw new RangeError(
      `lumpSums must have ${plan.flow.length} years, as flow has, not ${plan.lumpSums.length}`,
    );
  }
}

function assertYearlyAmounts(name: string, amounts: unknown): asserts amounts is Float64Array {
  if (!(amounts instanceof Float64Array)) {
    throw new TypeError(`${name} must be a Float64Array, not ${describe(amounts)}`);
  }
  for (let year = 0; year < amounts.length; year++) {
    const isValid = Math.abs(amounts[year] as number) <= MAX_DOLLARS;
    if (!isValid) assertNumber(`${name}[${year}]`, amounts[year], -MAX_DOLLARS, MAX_DOLLARS);
  }
}

function describe(value: unknown): string {
  return Array.isArray(value) ? 'an array' : value === null ? 'null' : typeof value;
}
