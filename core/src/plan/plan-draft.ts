import { defaultInputs, type Inputs } from '../fields.ts';
import { lastRetirementAge } from '../simulation/solve.ts';
import type { StepId } from '../steps/step-ids.ts';
import type { Law } from '../us/law.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { defaultAssumptions } from './default-assumptions.ts';
import { fitCostsInSpending } from './spending-costs.ts';

/** The numbers that a visitor has entered on the outlook page. */
export interface PlanDraft {
  inputs: Inputs;
  /** The assumptions that differ from the defaults. The others follow the inputs, such as the income. */
  changes: Partial<LifetimeAssumptions>;
  /** True if the visitor has retired already: withdrawals start at the current age. */
  isRetired: boolean;
  /** The next steps that the visitor has ticked. They do not change numbers, and links do not contain them. */
  doneSteps?: readonly StepId[];
}

export const initialDraft: PlanDraft = { inputs: defaultInputs, changes: {}, isRetired: false };

export interface CompletePlan {
  inputs: Inputs;
  assumptions: LifetimeAssumptions;
}

/**
 * Adds the default assumptions to a draft, and moves numbers that do not fit together: the money must last beyond today,
 * retirement begins between the first and the last retirement age, and the spending contains no higher costs than itself.
 *
 * @param year The calendar year, from which the birth year follows.
 * @param law The law of the defaults; the current one by default.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function completePlan(
  { inputs, changes, isRetired }: PlanDraft,
  year: number,
  law?: Law,
): CompletePlan {
  const { currentAge } = inputs;
  // A valid retirement age. Before retirement, the defaults do not depend on it.
  const validInputs = { ...inputs, retirementAge: currentAge };
  const validChanges =
    changes.planAge === undefined
      ? changes
      : { ...changes, planAge: Math.max(changes.planAge, currentAge + 1) };
  const defaults = defaultAssumptions(validInputs, { year, isRetired, changes: validChanges, law });
  const withDefaults = { ...defaults, ...validChanges };
  const cashFlows = fitCostsInSpending(withDefaults.cashFlows, withDefaults.monthlySpending);
  const assumptions = { ...withDefaults, cashFlows };
  const lastAge = lastRetirementAge(inputs, assumptions);
  const retirementAge = isRetired
    ? currentAge
    : Math.min(Math.max(inputs.retirementAge, currentAge), lastAge);
  return { inputs: { ...inputs, retirementAge }, assumptions };
}
