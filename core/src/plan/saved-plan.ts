import type { Inputs } from '../fields.ts';
import { lastRetirementAge } from '../simulation/solve.ts';
import type { Law } from '../us/law.ts';
import { assertLifetime } from './assert-assumptions.ts';
import { type AssumptionName, assumptionNames, type LifetimeAssumptions } from './assumptions.ts';
import { defaultAssumptions } from './default-assumptions.ts';
import { nearestCalculatorInputs, retirementAges, unsavableInputs } from './lifetime-inputs.ts';
import { type CompletePlan, initialDraft, type PlanDraft } from './plan-draft.ts';
import { fitCostsInSpending } from './spending-costs.ts';
import { type SavedAssumptions, unpackSavedPlan } from './unpack-saved-plan.ts';

/** Returns a draft in the form in which plans are saved. `assumptions` is null if the draft changes none. */
export function toSavedPlan(
  draft: PlanDraft,
  plan: CompletePlan,
): { inputs: Inputs; assumptions: SavedAssumptions | null } {
  const { isRetired, doneSteps = [] } = draft;
  const { assumptions } = plan;
  const inputs = isRetired ? plan.inputs : workingInputs(plan);
  const outsideCalculator = unsavableInputs(inputs);
  const saved: SavedAssumptions = {
    ...Object.fromEntries(savedNames(draft, assumptions).map((name) => [name, assumptions[name]])),
    ...(Object.keys(outsideCalculator).length > 0 && { outlookInputs: outsideCalculator }),
    ...(stopsToday(inputs, isRetired) && { isWorking: true }),
    ...(doneSteps.length > 0 && { doneSteps }),
  };
  return {
    inputs: nearestCalculatorInputs(inputs),
    assumptions: Object.keys(saved).length === 0 ? null : saved,
  };
}

/** Returns the draft of a saved plan; with default assumptions if no lifetime plan can be built from the saved ones. */
export function openSavedPlan(
  inputs: Inputs,
  saved: SavedAssumptions | null,
  year: number,
  law?: Law,
): PlanDraft {
  return readSavedPlan(inputs, saved, year, law) ?? { ...initialDraft, inputs };
}

/**
 * Returns the draft of a saved plan. Assumptions that equal the defaults to the cent count as unchanged.
 *
 * @param year The calendar year of the save.
 * @returns null if no lifetime plan can be built from it.
 */
export function readSavedPlan(
  savedInputs: Inputs,
  saved: SavedAssumptions | null,
  year: number,
  law?: Law,
): PlanDraft | null {
  const draft = unpackSavedPlan(savedInputs, saved);
  const { inputs, changes, isRetired } = draft;
  try {
    const defaults = defaultAssumptions(inputs, { year, isRetired, changes, law });
    const complete = { ...defaults, ...changes };
    const { cashFlows, monthlySpending } = complete;
    assertLifetime(inputs, { ...complete, cashFlows: fitCostsInSpending(cashFlows, monthlySpending) });
    const changedNames = assumptionNames.filter((name) => !isSame(complete[name], defaults[name]));
    return { ...draft, changes: Object.fromEntries(changedNames.map((name) => [name, complete[name]])) };
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Returns the names of the assumptions that a saved plan must have: those that differ from the defaults, and those without
 * which it would be read as a plan of an earlier release.
 *
 * @param complete The assumptions of the draft with the defaults.
 */
export function savedNames(
  { changes, isRetired }: PlanDraft,
  complete: LifetimeAssumptions,
): readonly AssumptionName[] {
  // See `legacyDefaults` of unpack-saved-plan.ts.
  const hasStopped = isRetired && complete.knownBenefit !== null && complete.workEndYear !== null;
  const hasDeathAge = 'firstDeathAge' in changes;
  return assumptionNames.filter(
    (name) =>
      name in changes || (name === 'workEndYear' && hasStopped) || (name === 'firstDeath' && hasDeathAge),
  );
}

/** Returns true if the ages are equal although the visitor still works. Links and saved plans then say so. */
export function stopsToday({ currentAge, retirementAge }: Inputs, isRetired: boolean): boolean {
  return !isRetired && retirementAge === currentAge;
}

/**
 * Returns the inputs of a working visitor for a link or a saved plan. If the plan ends next year, the retirement age is
 * raised by a year, which gives the same plan.
 */
export function workingInputs({ inputs, assumptions }: CompletePlan): Inputs {
  const { currentAge, retirementAge } = inputs;
  const isLastYear =
    lastRetirementAge(inputs, assumptions) === currentAge && retirementAges(currentAge).max > currentAge;
  return isLastYear && retirementAge === currentAge ? { ...inputs, retirementAge: currentAge + 1 } : inputs;
}

/** Compares numbers to the cent, and other JSON values exactly. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < 0.01;
  return JSON.stringify(a) === JSON.stringify(b);
}
