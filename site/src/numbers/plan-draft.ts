import {
  assumptionNames,
  buildLifetimePlan,
  completePlan,
  type Inputs,
  initialDraft,
  inputNames,
  type LifetimeAssumptions,
  openSavedPlan,
  type PlanDraft,
  stepIds,
  toSavedPlan,
} from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { isSame } from './merge-drafts.ts';
import { inputsOf } from './parse-inputs.ts';

export { completePlan, initialDraft, type PlanDraft };

/**
 * Returns the saved plan of a check-in at a time, in ISO 8601, and the year of that time in UTC, which the next check-in
 * reads from it.
 */
export function checkedInPlanOf(draft: PlanDraft, moment: string) {
  const year = new Date(moment).getUTCFullYear();
  return { year, ...toSavedPlan(draft, completePlan(draft, year)) };
}

/** Returns the draft of a saved plan. `year` is the current calendar year. */
export function draftOfPlan(plan: Plan, year: number): PlanDraft {
  return openSavedPlan(inputsOf(plan), plan.assumptions, year);
}

/** Returns true if saving would not change the plan. `saved` is the outlook's draft in the form of a saved plan. */
export function isUnchanged(plan: Plan, saved: ReturnType<typeof toSavedPlan>, year: number): boolean {
  const opened = draftOfPlan(plan, year);
  return isSame(toSavedPlan(opened, completePlan(opened, year)), saved);
}

/** Validates a draft from the history entry. Returns null if it is invalid. */
export function parseDraft(value: unknown, year: number): PlanDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { inputs, changes, isRetired, doneSteps } = value as Record<string, unknown>;
  if (typeof inputs !== 'object' || inputs === null || typeof changes !== 'object' || changes === null) {
    return null;
  }
  const draft: PlanDraft = {
    inputs: pick(inputs, inputNames) as Inputs,
    changes: pick(changes, assumptionNames) as Partial<LifetimeAssumptions>,
    isRetired: isRetired === true,
    ...(Array.isArray(doneSteps) && { doneSteps: stepIds.filter((id) => doneSteps.includes(id)) }),
  };
  try {
    const { inputs: validInputs, assumptions } = completePlan(draft, year);
    buildLifetimePlan(validInputs, assumptions);
    return draft;
  } catch {
    return null;
  }
}

function pick(from: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}
