import type { Inputs } from '@whenabouts/core';
import type { PlanDraft } from './plan-draft.ts';

let last: { draft: PlanDraft; calculated: Inputs | null } | null = null;

/** Remembers the draft for the rest of this visit, in memory only, with the calculator's inputs at that time. */
export function rememberDraft(draft: PlanDraft, calculated: Inputs | null): void {
  last = { draft, calculated };
}

/**
 * Returns the draft that a new visit of the page starts with: the last one, with the calculator's inputs if they have
 * changed since. Null if the visitor has entered nothing yet.
 */
export function recallDraft(calculated: Inputs | null): PlanDraft | null {
  if (!last) return calculated && { inputs: calculated, changes: {}, isRetired: false };
  const isNewer = calculated !== null && calculated !== last.calculated;
  return isNewer ? { ...last.draft, inputs: calculated, isRetired: false } : last.draft;
}

/** Forgets the draft: the next person at this computer must not see it. */
export function forgetDraft(): void {
  last = null;
}
