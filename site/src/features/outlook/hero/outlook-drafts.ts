import { newPartner, type Partner, withChanges } from '@whenabouts/core';
import { isSame } from '../../../numbers/merge-drafts.ts';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { withRetirement } from '../../../numbers/with-retirement.ts';

/** A partner added on the landing page, whose numbers the outlook has not asked for. */
let added: Partner | undefined;

export const isAddedByHero = ({ changes }: PlanDraft): boolean => !!added && isSame(changes.partner, added);

/** Forgets the partner, once the outlook has asked for the numbers. */
export function forgetAddedPartner(): void {
  added = undefined;
}

/** Returns a draft for the choices below the hero's sentence. A partner from before is the same. */
export const outlookDrafts = {
  couple(draft: PlanDraft): PlanDraft {
    if (draft.changes.partner) return draft;
    added = newPartner(draft.inputs);
    return withChanges(draft, { partner: added });
  },
  retired: (draft: PlanDraft) => withRetirement(draft, true),
};
