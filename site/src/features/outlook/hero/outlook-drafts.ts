import { newPartner, type Partner, withChanges } from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { setDraft } from '../../../numbers/set-draft.ts';
import { exampleNumbers, readNumbers } from '../../../numbers/store.ts';
import { withRetirement } from '../../../numbers/with-retirement.ts';

/** The partner of a visitor who comes from the landing page, until the outlook has asked for the numbers. */
export const newcomer: { partner?: Partner } = {};

/** Returns a draft for the choices below the hero's sentence. A partner from before is the same. */
const drafts = {
  couple(draft: PlanDraft): PlanDraft {
    if (draft.changes.partner) return draft;
    newcomer.partner = newPartner(draft.inputs);
    return withChanges(draft, newcomer);
  },
  retired: (draft: PlanDraft) => withRetirement(draft, true),
};

/** The state of a link to the outlook. The outlook takes the choice, because the link may fail offline. */
export interface OutlookLinkState {
  choice: keyof typeof drafts;
}

/** Changes the visitor's draft for the choice with which a link opened the page, once. */
export function takeChoice(): void {
  const { choice }: Partial<OutlookLinkState> = history.state?.usr ?? {};
  if (!choice) return;
  history.replaceState({ ...history.state, usr: null }, '');
  // The draft also has numbers that the calculator does not take.
  setDraft(drafts[choice]((readNumbers() ?? exampleNumbers).draft));
}
