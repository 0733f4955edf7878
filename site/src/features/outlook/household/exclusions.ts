import { trustFundForecast } from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { withChanges } from './inclusions.ts';

/** Something that the answer leaves out, and that a single button includes. */
export interface Exclusion {
  /** The id that it has as an inclusion. */
  id: string;
  /** Begins a sentence that ends with the outcome: "With federal income tax". */
  condition: string;
  /** Names it in the button: "federal income tax". */
  name: string;
  /** The draft with it. */
  included: PlanDraft;
}

/** Lists what the answer for a draft leaves out, in the order of the page. */
export function exclusionsOf(draft: PlanDraft): Exclusion[] {
  return [benefitCut(draft), incomeTax(draft)].filter((exclusion) => exclusion !== null);
}

function benefitCut(draft: PlanDraft): Exclusion | null {
  if (draft.changes.benefitCut) return null;
  const { fromYear, percentPaid } = trustFundForecast;
  return {
    id: 'benefit-cut',
    condition: `If Congress does nothing, Social Security pays ${percentPaid}% from ${fromYear}`,
    name: 'the cut of Social Security',
    included: withChanges(draft, { benefitCut: { fromYear, percentPaid } }),
  };
}

function incomeTax(draft: PlanDraft): Exclusion | null {
  if (typeof draft.changes.preTaxShare === 'number') return null;
  return {
    id: 'income-tax',
    condition: 'With federal income tax, most of it in a 401(k) or traditional IRA',
    name: 'federal income tax',
    included: withChanges(draft, { preTaxShare: 100 }),
  };
}
