import { newPartner, type Partner, withChanges } from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { withRetirement } from '../../../numbers/with-retirement.ts';

/** The partner of a visitor who comes from the landing page, until the outlook has asked for the numbers. */
export const newcomer: { partner?: Partner } = {};

/** Returns a draft for the choices below the hero's sentence. A partner from before is the same. */
export const outlookDrafts = {
  couple(draft: PlanDraft): PlanDraft {
    if (draft.changes.partner) return draft;
    newcomer.partner = newPartner(draft.inputs);
    return withChanges(draft, newcomer);
  },
  retired: (draft: PlanDraft) => withRetirement(draft, true),
};
