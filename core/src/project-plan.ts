import type { Inputs } from './fields.ts';
import { monthsToRetirement, type Outlook, scenarioOutlook } from './scenarios.ts';
import { assertInputs } from './validate.ts';

/** What the projection of a saved plan reads; a plan may carry more. */
export type PlanTerms = Omit<Inputs, 'annualIncome'>;

export interface PlanProjection extends Outlook {
  /** From today to the day of retirement. */
  months: number;
}

/**
 * What a saved plan leads to, at the moderate scenario: monthly compounding, drawn at 4 % a year.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function projectPlan(plan: PlanTerms): PlanProjection {
  assertInputs(plan as Inputs, [
    'currentAge',
    'retirementAge',
    'currentSavings',
    'monthlySavings',
    'expectedReturn',
  ]);
  return { months: monthsToRetirement(plan), ...scenarioOutlook('moderate', plan as Inputs) };
}
