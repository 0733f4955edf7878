import {
  type AssumptionName,
  type CashFlow,
  expectedCut,
  formatDollars,
  HEALTH_PREMIUM,
  householdDefaults,
  planSocialSecurity,
} from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { cashFlowIndex, type HouseholdPhrase, householdPhrases } from '../household/household-phrases.ts';
import { answerAgeOf, type OutlookAnswer } from '../outlook-results.ts';
import { withChanges, withoutChanges } from '../versions/draft-changes.ts';
import type { Outcome } from './outcome.ts';

/** Something in the answer that a single button removes, such as taxes, a partner or a pension. */
export interface Inclusion extends HouseholdPhrase {
  without: PlanDraft;
}

/** The assumptions about a couple. */
export const coupleNames = ['partner', 'firstDeath', 'firstDeathAge', 'survivorSpending'] as const;

/** The assumptions that are removed with another one. */
const removedWith: Readonly<Record<string, readonly AssumptionName[]>> = {
  partner: coupleNames,
  preTaxShare: ['preTaxShare', 'stateTax'],
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

/** Something that the answer leaves out, and that a single button includes. */
export interface Exclusion {
  /** The id of the inclusion that it becomes. */
  id: string;
  /** Begins a sentence that ends with the outcome: "With federal income tax". */
  condition: string;
  /** Names it in the button: "federal income tax". */
  name: string;
  included: PlanDraft;
}

/**
 * Lists what the answer for a draft leaves out, in the order of the page.
 *
 * @param outcome The outcome of the draft.
 */
export function exclusionsOf(draft: PlanDraft, outcome: Outcome): Exclusion[] {
  return [
    benefitCut(draft),
    wageGrowth(draft),
    incomeTax(draft),
    healthInsurance(draft, outcome),
    spendingCut(draft),
  ].filter((exclusion) => exclusion !== null);
}

function benefitCut(draft: PlanDraft): Exclusion | null {
  if (draft.changes.benefitCut) return null;
  const { fromYear, percentPaid } = expectedCut;
  return {
    id: 'benefitCut',
    condition: `If Congress does nothing, Social Security pays about ${percentPaid}% at first, from late ${fromYear - 1}`,
    name: 'the cut of Social Security',
    included: withChanges(draft, { benefitCut: { fromYear, percentPaid } }),
  };
}

function incomeTax(draft: PlanDraft): Exclusion | null {
  if (typeof draft.changes.preTaxShare === 'number') return null;
  return {
    id: 'preTaxShare',
    condition: 'With federal income tax, if most of your savings is in a 401(k) or traditional IRA',
    name: 'federal income tax',
    included: withChanges(draft, { preTaxShare: 100 }),
  };
}

/** The offered growth of wages above prices, in percent a year. */
export const WAGE_GROWTH = 1;

/** Age from which the estimate of Social Security no longer indexes earnings to wages: 20 CFR 404.211(d). */
const LAST_INDEXED_AGE = 60;

/** Listed next to the cut of Social Security, because it makes up for a part of it. */
function wageGrowth(draft: PlanDraft): Exclusion | null {
  const { wageGrowth = 0, knownBenefit = null } = draft.changes;
  if (wageGrowth > 0 || knownBenefit !== null || draft.inputs.currentAge >= LAST_INDEXED_AGE) return null;
  return {
    id: 'wageGrowth',
    condition: `If wages grow ${WAGE_GROWTH}% a year above prices, and Social Security with them`,
    name: 'wages that grow above prices',
    included: withChanges(draft, { wageGrowth: WAGE_GROWTH }),
  };
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

/** The offered cut of spending in bad years, in percent. */
const SPENDING_CUT = 10;

function spendingCut(draft: PlanDraft): Exclusion | null {
  if ((draft.changes.spendingCut ?? 0) > 0) return null;
  return {
    id: 'spendingCut',
    condition: `If ${draft.changes.partner ? 'we' : 'I'} could live on ${SPENDING_CUT}% less in bad years`,
    name: 'spending less in bad years',
    included: withChanges(draft, { spendingCut: SPENDING_CUT }),
  };
}

function healthInsurance(draft: PlanDraft, outcome: Outcome): Exclusion | null {
  if ((draft.changes.healthPremium ?? 0) > 0 || !outcome.needsHealthInsurance) return null;
  return {
    id: 'healthPremium',
    condition: `With health insurance until Medicare, by our estimate ${formatDollars(HEALTH_PREMIUM)} a month per person`,
    name: 'health insurance until Medicare',
    included: withChanges(draft, { healthPremium: HEALTH_PREMIUM }),
  };
}
