import type { AssumptionName, LifetimeAssumptions } from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';

/** Something that the visitor has included in the answer: taxes, a cut of Social Security, a partner. */
export interface Inclusion {
  id: string;
  /** Names it within a sentence: "federal income tax". */
  phrase: string;
  /** The draft without it. */
  without: PlanDraft;
}

/** Lists what the answer for a draft includes, in the order of the page. */
export function inclusionsOf(draft: PlanDraft): Inclusion[] {
  return [benefitCut(draft), incomeTax(draft)].filter((inclusion) => inclusion !== null);
}

function benefitCut(draft: PlanDraft): Inclusion | null {
  const cut = draft.changes.benefitCut ?? null;
  return (
    cut && {
      id: 'benefit-cut',
      phrase: `Social Security at ${cut.percentPaid}% from ${cut.fromYear}`,
      without: withoutChanges(draft, ['benefitCut']),
    }
  );
}

const savingsKinds: Record<number, string> = {
  0: 'savings in a Roth or already taxed',
  50: 'about half of the savings in a 401(k) or traditional IRA',
  100: 'most of the savings in a 401(k) or traditional IRA',
};

function incomeTax(draft: PlanDraft): Inclusion | null {
  const share = draft.changes.preTaxShare ?? null;
  if (share === null) return null;
  return {
    id: 'income-tax',
    phrase: `federal income tax, with ${savingsKinds[share] ?? `${share}% of the savings in a 401(k) or traditional IRA`}`,
    without: withoutChanges(draft, ['preTaxShare', 'stateTax']),
  };
}

/** Returns the draft with changed assumptions. */
export function withChanges(draft: PlanDraft, changes: Partial<LifetimeAssumptions>): PlanDraft {
  return { ...draft, changes: { ...draft.changes, ...changes } };
}

/** Returns the draft with the defaults of some assumptions. */
function withoutChanges(draft: PlanDraft, names: readonly AssumptionName[]): PlanDraft {
  const changes = { ...draft.changes };
  for (const name of names) delete changes[name];
  return { ...draft, changes };
}
