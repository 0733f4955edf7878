import { assertInputs } from './assert.ts';
import type { PlanTerms } from './fields.ts';
import { monthsToRetirement, type ScenarioResult, scenarioResult } from './scenarios.ts';

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
