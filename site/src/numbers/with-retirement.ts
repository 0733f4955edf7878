import { defaultInputs, type Partner, partnerFields, withChanges } from '@whenabouts/core';
import { isSame } from './merge-drafts.ts';
import type { PlanDraft } from './plan-draft.ts';

/** The age of a visitor who says to be retired before entering any number. */
const RETIRED_AGE = 67;

/**
 * Returns the draft of a visitor who has retired, or who works again. The example becomes that of a retired person. A partner
 * with pay who would have stopped in the same year works on, and does so no longer if the visitor works again.
 */
export function withRetirement(draft: PlanDraft, isRetired: boolean): PlanDraft {
  const [working, retired] = [defaultInputs, { ...defaultInputs, currentAge: RETIRED_AGE }];
  const [before, after] = isRetired ? [working, retired] : [retired, working];
  const inputs = isSame(draft.inputs, before) ? after : draft.inputs;
  return withPartnersStop({ ...draft, inputs, isRetired });
}

/** Returns the draft in which a partner with pay stops by default as it fits the visitor: works on once the visitor has retired. */
export function withPartnersStop(draft: PlanDraft): PlanDraft {
  const { partner } = draft.changes;
  if (!partner || partner.annualIncome === 0) return draft;
  const later = laterStop(partner);
  const [before, after] = draft.isRetired ? [null, later] : [later, null];
  return partner.retirementAge === before
    ? withChanges(draft, { partner: { ...partner, retirementAge: after } })
    : draft;
}

/** Returns the age until which a partner works by default after the visitor has retired. */
export function laterStop({ currentAge }: Partner): number {
  return Math.min(Math.max(currentAge + 1, RETIRED_AGE), partnerFields.retirementAge.max);
}
