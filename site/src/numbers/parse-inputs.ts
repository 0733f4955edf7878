import {
  type Inputs,
  inputNames,
  isValidInput,
  mapInputs,
  type PlanDraft,
  unpackSavedPlan,
  validateAges,
} from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';

/**
 * Picks the six inputs from data that may have been tampered with. Returns null if one is missing or out of range.
 * The current age may exceed the retirement age, because a visitor changes one age after the other.
 */
export function parseEnteredInputs(value: unknown): Inputs | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Inputs;
  return inputNames.every((name) => isValidInput(name, given[name]))
    ? mapInputs((name) => given[name])
    : null;
}

/** Picks the six inputs like `parseEnteredInputs`. Returns null if the calculator could not calculate with them. */
export function parseInputs(value: unknown): Inputs | null {
  const inputs = parseEnteredInputs(value);
  return inputs && Object.keys(validateAges(inputs)).length === 0 ? inputs : null;
}

export function inputsOf(plan: Plan): Inputs {
  return mapInputs((name) => plan[name]);
}

/** Returns the outlook's draft of a saved plan. Unlike `draftOfPlan`, it does not need the defaults. */
export function savedDraftOf(plan: Plan): PlanDraft {
  return unpackSavedPlan(inputsOf(plan), plan.assumptions);
}
