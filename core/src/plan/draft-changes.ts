import type { Inputs } from '../fields.ts';
import type { StepId } from '../steps/step-ids.ts';
import type { AssumptionName, LifetimeAssumptions } from './assumptions.ts';
import type { PlanDraft } from './plan-draft.ts';

export function withInputs(draft: PlanDraft, inputs: Partial<Inputs>): PlanDraft {
  return { ...draft, inputs: { ...draft.inputs, ...inputs } };
}

export function withChanges(draft: PlanDraft, changes: Partial<LifetimeAssumptions>): PlanDraft {
  return { ...draft, changes: { ...draft.changes, ...changes } };
}

export function withoutChanges(draft: PlanDraft, names: readonly AssumptionName[]): PlanDraft {
  const changes = { ...draft.changes };
  for (const name of names) delete changes[name];
  return { ...draft, changes };
}

export function withDoneStep(
  { doneSteps = [], ...draft }: PlanDraft,
  id: StepId,
  isDone: boolean,
): PlanDraft {
  const others = doneSteps.filter((other) => other !== id);
  const next = isDone ? [...others, id] : others;
  return next.length === 0 ? draft : { ...draft, doneSteps: next };
}
