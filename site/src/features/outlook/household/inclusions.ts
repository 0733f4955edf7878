import {
  type AssumptionName,
  type CashFlow,
  formatDollars,
  formatNumber,
  type LifetimeAssumptions,
} from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { cashFlowPhrase } from './cash-flow-text.ts';

/** Something that the visitor has included in the answer: taxes, a cut of Social Security, a partner. */
export interface Inclusion {
  id: string;
  /** Names it within a sentence: "federal income tax". */
  phrase: string;
  /** The draft without it. */
  without: PlanDraft;
  /** The id of its controls; missing if it has none. */
  controlsId?: string;
}

/** Lists what the answer for a draft includes, in the order of the page. */
export function inclusionsOf(draft: PlanDraft): Inclusion[] {
  return [
    partner(draft),
    benefitCut(draft),
    wageGrowth(draft),
    incomeTax(draft),
    healthInsurance(draft),
    spendingCut(draft),
    ...cashFlows(draft),
  ].filter((inclusion) => inclusion !== null);
}

function partner(draft: PlanDraft): Inclusion | null {
  const other = draft.changes.partner ?? null;
  if (other === null) return null;
  const income =
    other.annualIncome === 0 ? 'without pay' : `with ${formatDollars(other.annualIncome)} of pay a year`;
  return {
    id: 'partner',
    phrase: `your partner of ${other.currentAge}, ${income}`,
    without: withoutChanges(draft, ['partner', 'firstDeath', 'firstDeathAge', 'survivorSpending']),
    controlsId: controlsId('partner'),
  };
}

function benefitCut(draft: PlanDraft): Inclusion | null {
  const cut = draft.changes.benefitCut ?? null;
  return (
    cut && {
      id: 'benefit-cut',
      phrase: `Social Security at ${cut.percentPaid}% from ${cut.fromYear}`,
      without: withoutChanges(draft, ['benefitCut']),
      controlsId: controlsId('benefit-cut'),
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
    controlsId: controlsId('income-tax'),
  };
}

function wageGrowth(draft: PlanDraft): Inclusion | null {
  const percent = draft.changes.wageGrowth ?? 0;
  if (percent === 0) return null;
  return {
    id: 'wage-growth',
    phrase: `wages that grow ${formatNumber(percent)}% a year above prices`,
    without: withoutChanges(draft, ['wageGrowth']),
  };
}

function healthInsurance(draft: PlanDraft): Inclusion | null {
  const premium = draft.changes.healthPremium ?? 0;
  if (premium === 0) return null;
  return {
    id: 'health-insurance',
    phrase: `health insurance until Medicare, at ${formatDollars(premium)} a month per person`,
    without: withoutChanges(draft, ['healthPremium']),
    controlsId: controlsId('health-insurance'),
  };
}

function spendingCut(draft: PlanDraft): Inclusion | null {
  const percent = draft.changes.spendingCut ?? 0;
  if (percent === 0) return null;
  return {
    id: 'spending-cut',
    phrase: `${formatNumber(percent)}% less spending in bad years`,
    without: withoutChanges(draft, ['spendingCut']),
  };
}

function cashFlows(draft: PlanDraft): Inclusion[] {
  const { cashFlows = [] } = draft.changes;
  return cashFlows.map((cashFlow, index) => ({
    id: cashFlowId(index),
    phrase: cashFlowPhrase(cashFlow, !!draft.changes.partner),
    without: withCashFlows(draft, cashFlows.toSpliced(index, 1)),
    controlsId: cashFlowsId,
  }));
}

/** Id of the line that opens the list of cash flows. */
export const cashFlowsId = 'something-that-changes';

/** Returns the id of a cash flow as an inclusion. */
export function cashFlowId(index: number): string {
  return `cash-flow-${index}`;
}

/** Returns the draft with a list of cash flows. An empty list is the default. */
export function withCashFlows(draft: PlanDraft, cashFlows: readonly CashFlow[]): PlanDraft {
  return cashFlows.length === 0 ? withoutChanges(draft, ['cashFlows']) : withChanges(draft, { cashFlows });
}

/** Returns the id of the controls of an inclusion, for links to them. */
export function controlsId(id: string): string {
  return `controls-${id}`;
}

/** Returns the draft with changed assumptions. */
export function withChanges(draft: PlanDraft, changes: Partial<LifetimeAssumptions>): PlanDraft {
  return { ...draft, changes: { ...draft.changes, ...changes } };
}

/** Returns the draft with the defaults of some assumptions. */
export function withoutChanges(draft: PlanDraft, names: readonly AssumptionName[]): PlanDraft {
  const changes = { ...draft.changes };
  for (const name of names) delete changes[name];
  return { ...draft, changes };
}
