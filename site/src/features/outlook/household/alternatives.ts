import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { answerOfDraft } from '../outlook-results.ts';
import { exclusionsOf } from './exclusions.ts';
import { inclusionsOf } from './inclusions.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** A draft with something that the answer leaves out, or without something that it includes. */
export interface Alternative {
  /** The id of the inclusion or exclusion. */
  id: string;
  draft: PlanDraft;
}

/** The outcomes of a draft and of its alternatives. */
export interface Outcomes {
  /** The draft that these outcomes belong to. */
  draft: PlanDraft;
  current: Outcome;
  /** By the id of the alternative. */
  alternatives: Readonly<Record<string, Outcome>>;
}

/** @param outcome The outcome of the draft. */
export function alternativesOf(draft: PlanDraft, outcome: Outcome): Alternative[] {
  return [
    ...inclusionsOf(draft).map(({ id, without }) => ({ id, draft: without })),
    ...exclusionsOf(draft, outcome).map(({ id, included }) => ({ id, draft: included })),
  ];
}

/** Calculates the outcomes of a draft and of its alternatives. */
export function simulateOutcomes(draft: PlanDraft, year: number): Outcomes {
  const current = outcomeOf(answerOfDraft(draft, year));
  const simulated = alternativesOf(draft, current).map((alternative) => [
    alternative.id,
    outcomeOf(answerOfDraft(alternative.draft, year)),
  ]);
  return { draft, current, alternatives: Object.fromEntries(simulated) };
}
