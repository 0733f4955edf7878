import type { AssumptionName, Inputs, LifetimeAssumptions } from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';

/** Returns the draft with other inputs. */
export function withInputs(draft: PlanDraft, inputs: Partial<Inputs>): PlanDraft {
  return { ...draft, inputs: { ...draft.inputs, ...inputs } };
}

export function withChanges(draft: PlanDraft, changes: Partial<LifetimeAssumptions>): PlanDraft {
  return { ...draft, changes: { ...draft.changes, ...changes } };
}

/** Returns the draft with the defaults of some assumptions. */
export function withoutChanges(draft: PlanDraft, names: readonly AssumptionName[]): PlanDraft {
  const changes = { ...draft.changes };
  for (const name of names) delete changes[name];
  return { ...draft, changes };
}
