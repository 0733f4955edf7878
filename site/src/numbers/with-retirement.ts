import { defaultInputs, newPartner, type Partner, partnerFields, withChanges } from '@whenabouts/core';
import { isSame } from './merge-drafts.ts';
import type { PlanDraft } from './plan-draft.ts';

/** The age of a visitor who says to be retired before entering an age. */
const RETIRED_AGE = 67;

/**
 * Returns the draft of a visitor who has retired, or who works again. The example's age becomes that of a retired person, and
 * that of an example partner with it. A partner with pay who would have stopped in the same year works on, and does so no
 * longer if the visitor works again.
 */
export function withRetirement(draft: PlanDraft, isRetired: boolean): PlanDraft {
  const { currentAge } = defaultInputs;
  const [before, after] = isRetired ? [currentAge, RETIRED_AGE] : [RETIRED_AGE, currentAge];
  const isExample =
    draft.inputs.currentAge === before && (isRetired || isSame(draft.inputs, exampleAt(before)));
  const changed = isExample ? withExampleAge(draft, after) : draft;
  return withPartnersStop({ ...changed, isRetired });
}

const exampleAt = (currentAge: number) => ({ ...defaultInputs, currentAge });

function withExampleAge(draft: PlanDraft, currentAge: number): PlanDraft {
  const { inputs, changes } = draft;
  const aged = { ...draft, inputs: { ...inputs, currentAge } };
  return changes.partner && isSame(changes.partner, newPartner(inputs))
    ? withChanges(aged, { partner: newPartner(aged.inputs) })
    : aged;
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
