import {
  type AssumptionName,
  type CashFlow,
  householdDefaults,
  planSocialSecurity,
  WAGE_GROWTH,
  withChanges,
  withoutChanges,
} from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { cashFlowIndex, type HouseholdPhrase, householdPhrases } from '../household/household-phrases.ts';
import { answerAgeOf, type OutlookAnswer } from '../outlook-results.ts';

/** Something in the answer that a single button removes, such as taxes, a partner or a pension. */
export interface Inclusion extends HouseholdPhrase {
  without: PlanDraft;
}

/** The assumptions about a couple. */
export const coupleNames = ['partner', 'firstDeath', 'firstDeathAge', 'survivorSpending'] as const;

/** The assumptions about health insurance before Medicare. */
export const insuranceNames = ['healthPremium', 'healthPremiumByIncome'] as const;

/** The assumptions that are removed with another one. */
const removedWith: Readonly<Record<string, readonly AssumptionName[]>> = {
  partner: coupleNames,
  preTaxShare: ['preTaxShare', 'stateTax'],
  healthPremium: insuranceNames,
  benefitIfStopped: ['knownBenefit', 'knownBenefitAge', 'knownBenefitStop', 'benefitIfStopped'],
};

/** Lists what the answer for a draft includes, in the order of the page. */
export function inclusionsOf(draft: PlanDraft): Inclusion[] {
  return householdPhrases({ ...householdDefaults, ...draft.changes }).flatMap((phrase) => {
    const without = draftWithout(phrase.id, draft);
    return without ? [{ ...phrase, without }] : [];
  });
}

/**
 * Returns the draft without an assumption. Returns null if the assumption is a part of another inclusion and has no
 * Remove button, such as the first death of a couple.
 */
function draftWithout(id: string, draft: PlanDraft): PlanDraft | null {
  const index = cashFlowIndex(id);
  if (index !== null) return withCashFlows(draft, (draft.changes.cashFlows ?? []).toSpliced(index, 1));
  const name = id as AssumptionName;
  const isOfCouple = name !== 'partner' && coupleNames.some((other) => other === name);
  return isOfCouple ? null : withoutChanges(draft, removedWith[name] ?? [name]);
}

/** Returns the draft with a list of cash flows. An empty list is the default. */
export function withCashFlows(draft: PlanDraft, cashFlows: readonly CashFlow[]): PlanDraft {
  return cashFlows.length === 0 ? withoutChanges(draft, ['cashFlows']) : withChanges(draft, { cashFlows });
}

/** Returns by how many whole percent the estimated benefit is higher if wages grow `WAGE_GROWTH` percent a year. */
export function percentOfWageGrowth(answer: OutlookAnswer): number {
  const inputs = { ...answer.inputs, retirementAge: answerAgeOf(answer) };
  const benefitWith = (growth: number) =>
    planSocialSecurity(inputs, { ...answer.assumptions, wageGrowth: growth, benefitCut: null })
      .monthlyBenefit;
  const benefitWithout = benefitWith(0);
  return benefitWithout === 0 ? 0 : Math.round((100 * benefitWith(WAGE_GROWTH)) / benefitWithout) - 100;
}
