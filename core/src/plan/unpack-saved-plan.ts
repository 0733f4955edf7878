import type { Inputs } from '../fields.ts';
import type { StepId } from '../steps/step-ids.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { outlookInputs } from './lifetime-inputs.ts';
import type { PlanDraft } from './plan-draft.ts';

// Every page of the site loads this file: it imports no calculation.

/** The assumptions of a saved plan that differ from the defaults. */
export type SavedAssumptions = Partial<LifetimeAssumptions> & {
  /** Inputs that are outside the calculator's ranges. */
  outlookInputs?: Partial<Inputs>;
  /** True if the visitor still works and would stop today. Without it, equal ages mean that the visitor has retired. */
  isWorking?: boolean;
  /** The next steps that are done; missing if none is. They are not assumptions and do not change results. */
  doneSteps?: readonly StepId[];
};

/** Returns the draft of a saved plan without validation: all of its assumptions count as changed. */
export function unpackSavedPlan(savedInputs: Inputs, saved: SavedAssumptions | null): PlanDraft {
  const { outlookInputs: outsideCalculator, isWorking = false, doneSteps = [], ...assumptions } = saved ?? {};
  const inputs = outlookInputs(savedInputs, outsideCalculator);
  // Only inputs of the outlook can have equal ages: in the calculator, retirement is always ahead.
  const isRetired = !isWorking && inputs.retirementAge === inputs.currentAge;
  return {
    inputs,
    changes: { ...legacyDefaults(assumptions, isRetired), ...assumptions },
    isRetired,
    ...(doneSteps.length > 0 && { doneSteps }),
  };
}

/**
 * Returns the assumptions that plans and links of earlier releases have without naming them. If a couple's first death had
 * an age, it was the visitor's. A retired visitor's known benefit assumed work until the claim.
 */
function legacyDefaults(
  { firstDeathAge, knownBenefit }: Partial<LifetimeAssumptions>,
  isRetired: boolean,
): Partial<LifetimeAssumptions> {
  return {
    ...(firstDeathAge !== undefined && { firstDeath: 'self' }),
    ...(isRetired && knownBenefit != null && { workEndYear: null }),
  };
}
