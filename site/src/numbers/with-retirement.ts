import { defaultInputs } from '@whenabouts/core';
import { isSame } from './merge-drafts.ts';
import type { PlanDraft } from './plan-draft.ts';

/** The age of a visitor who says to be retired before entering any number. */
const RETIRED_AGE = 67;

/** Returns the draft of a visitor who has retired, or who works again. The example becomes that of a retired person. */
export function withRetirement(draft: PlanDraft, isRetired: boolean): PlanDraft {
  const [working, retired] = [defaultInputs, { ...defaultInputs, currentAge: RETIRED_AGE }];
  const [before, after] = isRetired ? [working, retired] : [retired, working];
  return { ...draft, inputs: isSame(draft.inputs, before) ? after : draft.inputs, isRetired };
}
