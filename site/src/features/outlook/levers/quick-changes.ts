import {
  assumptionFields,
  formatDollars,
  lifetimeFields,
  OFFERED_SPENDING_CUT,
  withChanges,
  withInputs,
} from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { isBetter, type Outcome } from '../included/outcome.ts';
import type { OutlookAnswer } from '../outlook-results.ts';

/** A small change below the answer, which is shown with its result before it is made. */
export interface QuickChange {
  id: string;
  /** Text of the button: "Save $100 more". */
  text: string;
  changed: PlanDraft;
}

/** Lists the changes for a draft that the fields can hold, in the order shown. None if the answer is today already. */
export function quickChanges(draft: PlanDraft, answer: OutlookAnswer): QuickChange[] {
  if (!answer.isRetired && answer.solution.value === answer.inputs.currentAge) return [];
  const all = answer.isRetired
    ? [claimAtLatestAge(draft, answer), spendLessInBadYears(draft, answer), planShorter(draft, answer)]
    : [
        saveMore(100, draft, answer),
        spendLess(5, draft, answer),
        claimAtLatestAge(draft, answer),
        spendLess(10, draft, answer),
        saveMore(500, draft, answer),
      ];
  return all.filter((change) => change !== null);
}

/**
 * Adds the outcome to each change that improves on `current`. Leaves out larger changes that improve it no more than a
 * smaller one of the same kind: "Spend $900 less" if "Spend $450 less" gives the same age.
 */
export function withBetterOutcomes<Change extends Pick<QuickChange, 'id'>>(
  changes: readonly Change[],
  current: Outcome,
  outcomes: Readonly<Record<string, Outcome>> = {},
): (Change & { better?: Outcome })[] {
  const bestOfKind: Record<string, Outcome> = {};
  return changes.flatMap((change) => {
    const [kind = ''] = change.id.split('-');
    const best = bestOfKind[kind];
    const better = outcomes[change.id];
    if (!better || !isBetter(better, best ?? current)) return best ? [] : change;
    bestOfKind[kind] = better;
    return { ...change, better };
  });
}

function saveMore(
  amount: number,
  draft: PlanDraft,
  { inputs, assumptions }: OutlookAnswer,
): QuickChange | null {
  const monthlySavings = inputs.monthlySavings + amount;
  if (monthlySavings > lifetimeFields.monthlySavings.max) return null;
  // Higher contributions can lower the default spending, which would be a second change.
  const { monthlySpending } = assumptions;
  return {
    id: `save-${amount}`,
    text: `Save ${formatDollars(amount)} more`,
    changed: withChanges(withInputs(draft, { monthlySavings }), { monthlySpending }),
  };
}

/** Spending is lowered in steps of this many dollars. */
const SPENDING_STEP = 50;

function spendLess(percent: number, draft: PlanDraft, { assumptions }: OutlookAnswer): QuickChange | null {
  const { monthlySpending } = assumptions;
  const amount = SPENDING_STEP * Math.round((monthlySpending * percent) / 100 / SPENDING_STEP);
  if (amount === 0) return null;
  return {
    id: `spend-${percent}`,
    text: `Spend ${formatDollars(amount)} less`,
    changed: withChanges(draft, { monthlySpending: monthlySpending - amount }),
  };
}

function claimAtLatestAge(
  draft: PlanDraft,
  { inputs, assumptions, benefit, isRetired }: OutlookAnswer,
): QuickChange | null {
  const { max } = assumptionFields.claimingAge;
  const hasStarted = isRetired && benefit.claimingAge <= inputs.currentAge;
  if (hasStarted || benefit.claimingAge >= max || benefit.monthlyBenefit === 0) return null;
  return {
    id: 'claim',
    text: `Claim at ${max}`,
    // Once retired, the default spending depends on the claiming age.
    changed: withChanges(draft, {
      claimingAge: max,
      ...(isRetired && { monthlySpending: assumptions.monthlySpending }),
    }),
  };
}

function spendLessInBadYears(draft: PlanDraft, { assumptions }: OutlookAnswer): QuickChange | null {
  if (assumptions.spendingCut > 0) return null;
  return {
    id: 'cut',
    text: `Spend ${OFFERED_SPENDING_CUT}% less in bad years`,
    changed: withChanges(draft, { spendingCut: OFFERED_SPENDING_CUT }),
  };
}

function planShorter(draft: PlanDraft, { inputs, assumptions }: OutlookAnswer): QuickChange | null {
  const planAge = assumptions.planAge - 5;
  if (planAge < Math.max(assumptionFields.planAge.min, inputs.currentAge + 1)) return null;
  return { id: 'plan', text: `Plan to ${planAge}`, changed: withChanges(draft, { planAge }) };
}
