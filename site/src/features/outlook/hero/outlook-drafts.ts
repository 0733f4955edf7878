import { newPartner, withChanges } from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { withRetirement } from '../../../numbers/with-retirement.ts';

/** Returns a draft for the choices below the hero's sentence. A partner from before is the same. */
export const outlookDrafts = {
  couple: (draft: PlanDraft) =>
    withChanges(draft, { partner: draft.changes.partner ?? newPartner(draft.inputs) }),
  retired: (draft: PlanDraft) => withRetirement(draft, true),
};
