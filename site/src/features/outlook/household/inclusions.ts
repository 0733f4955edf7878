import {
  type AssumptionName,
  type CashFlow,
  householdDefaults,
  type LifetimeAssumptions,
} from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { cashFlowIndex, type HouseholdPhrase, householdPhrases } from './household-phrases.ts';

/** Something that the visitor has included in the answer, and that a single button removes: taxes, a partner, a pension. */
export interface Inclusion extends HouseholdPhrase {
  /** The draft without it. */
  without: PlanDraft;
}

/** The assumptions about a couple. */
export const coupleNames = ['partner', 'firstDeath', 'firstDeathAge', 'survivorSpending'] as const;

/** The assumptions of an inclusion, by its id. */
const namesOf: Readonly<Record<string, readonly AssumptionName[]>> = {
  partner: coupleNames,
  'benefit-cut': ['benefitCut'],
  'wage-growth': ['wageGrowth'],
  'income-tax': ['preTaxShare', 'stateTax'],
  'state-tax': ['stateTax'],
  'health-insurance': ['healthPremium'],
  'spending-cut': ['spendingCut'],
};

/** Lists what the answer for a draft includes, in the order of the page. */
export function inclusionsOf(draft: PlanDraft): Inclusion[] {
  return householdPhrases({ ...householdDefaults, ...draft.changes }).flatMap((phrase) => {
    const without = draftWithout(phrase.id, draft);
    return without ? [{ ...phrase, without }] : [];
  });
}

/** Returns null for what is a part of another inclusion, such as the first death of a couple. */
function draftWithout(id: string, draft: PlanDraft): PlanDraft | null {
  const index = cashFlowIndex(id);
  if (index !== null) return withCashFlows(draft, (draft.changes.cashFlows ?? []).toSpliced(index, 1));
  const names = namesOf[id];
  return names ? withoutChanges(draft, names) : null;
}

/** Returns the draft with a list of cash flows. An empty list is the default. */
export function withCashFlows(draft: PlanDraft, cashFlows: readonly CashFlow[]): PlanDraft {
  return cashFlows.length === 0 ? withoutChanges(draft, ['cashFlows']) : withChanges(draft, { cashFlows });
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
