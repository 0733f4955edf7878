import { assertInputs } from './assert.ts';
import { futureValue } from './compound.ts';
import type { PlanTerms } from './fields.ts';

export interface Scenario {
  readonly label: string;
  /** Added to the expected return, in percentage points. */
  readonly returnShift: number;
  /** Percent of the balance drawn per year. */
  readonly withdrawalRate: number;
}

export const scenarios = {
  conservative: { label: 'Conservative', returnShift: -2, withdrawalRate: 3 },
  moderate: { label: 'Moderate', returnShift: 0, withdrawalRate: 4 },
  aggressive: { label: 'Aggressive', returnShift: 2, withdrawalRate: 5 },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[];

/** The lowest return of a scenario, in percent per year. */
const MIN_ANNUAL_RATE = 1;

/** Returns a scenario's yearly return in percent. */
export function scenarioRate(name: ScenarioName, expectedReturn: number): number {
  const rate = Math.max(expectedReturn + scenarios[name].returnShift, MIN_ANNUAL_RATE);
  // Removes the error of the addition, because readers see the rate.
  return Number(rate.toPrecision(12));
}

export interface ScenarioResult {
  /** Balance on the day of retirement, in whole dollars, nominal. */
  retirementSavings: number;
  /** First year's income per month, in whole dollars, nominal. */
  monthlyRetirementIncome: number;
}

/** Calculates the result of one scenario. The inputs must be valid. */
export function scenarioResult(name: ScenarioName, inputs: PlanTerms): ScenarioResult {
  const balance = futureValue({
    presentValue: inputs.currentSavings,
    monthlyContribution: inputs.monthlySavings,
    annualRate: scenarioRate(name, inputs.expectedReturn),
    months: monthsToRetirement(inputs),
  });
  return {
    retirementSavings: Math.round(balance),
    monthlyRetirementIncome: Math.round(monthlyIncome(balance, scenarios[name].withdrawalRate)),
  };
}

/** Returns the whole months from the current age to the retirement age. */
export function monthsToRetirement(ages: Pick<PlanTerms, 'currentAge' | 'retirementAge'>): number {
  return (ages.retirementAge - ages.currentAge) * 12;
}

/**
 * Returns the monthly income from a balance at a withdrawal rate, in dollars and unrounded.
 *
 * @param balance Dollars.
 * @param withdrawalRate Percent of the balance per year.
 */
export function monthlyIncome(balance: number, withdrawalRate: number): number {
  return (balance * withdrawalRate) / 100 / 12;
}

/**
 * Returns the income replacement rate: a monthly income in percent of the income earned today.
 *
 * @param monthly Dollars per month.
 * @param annualIncome Dollars per year, above 0.
 */
export function incomeReplacementRate(monthly: number, annualIncome: number): number {
  return ((monthly * 12) / annualIncome) * 100;
}

/** The moderate scenario of a saved plan. */
export interface PlanProjection extends ScenarioResult {
  /** Months from today to retirement. */
  months: number;
}

/**
 * Projects a saved plan with the moderate scenario: monthly compounding, withdrawals of 4% a year.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function projectPlan(plan: PlanTerms): PlanProjection {
  assertInputs(plan, ['currentAge', 'retirementAge', 'currentSavings', 'monthlySavings', 'expectedReturn']);
  return { months: monthsToRetirement(plan), ...scenarioResult('moderate', plan) };
}
