import {
  HEALTH_INSURANCE,
  HEALTH_PREMIUM,
  householdFields,
  MEDICARE_AGE,
  withChanges,
  withoutChanges,
} from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { insuranceNames, withCashFlows } from '../included/inclusions.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import { costInSpending } from './spending-costs.ts';

// Health insurance is a premium from the stop to Medicare, or a cost that the spending contains today.

/**
 * Returns the draft with a premium on top of the spending.
 *
 * @param index Position of the cost whose amount it takes; by default, it is our estimate.
 */
export function withPremium(draft: PlanDraft, index?: number): PlanDraft {
  const { min, max, step } = householdFields.healthPremium;
  const { cashFlows = [] } = draft.changes;
  if (index === undefined) return withChanges(draft, { healthPremium: HEALTH_PREMIUM });
  const healthPremium = Math.min(Math.max(cashFlows[index]?.amount ?? 0, min + step), max);
  return withChanges(withCashFlows(draft, cashFlows.toSpliced(index, 1)), { healthPremium });
}

/** Returns the draft with the premium as a cost that the spending contains. */
export function withInsuranceCost(draft: PlanDraft, answer: OutlookAnswer): PlanDraft {
  const { cashFlows = [], healthPremium = HEALTH_PREMIUM } = draft.changes;
  const cost = costInSpending(answer, { name: HEALTH_INSURANCE, amount: healthPremium, toAge: MEDICARE_AGE });
  return withCashFlows(withoutChanges(draft, insuranceNames), [...cashFlows, cost]);
}
