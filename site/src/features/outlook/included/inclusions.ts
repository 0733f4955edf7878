import {
  type AssumptionName,
  type CashFlow,
  exclusionNames,
  exclusionsOf,
  type Field,
  householdDefaults,
  householdFields,
  planSocialSecurity,
  WAGE_GROWTH,
  withChanges,
  withoutChanges,
} from '@whenabouts/core';
import type { PlanDraft } from '../../../numbers/plan-draft.ts';
import { cashFlowIndex } from '../cash-flows/cash-flow-phrase.ts';
import { type HouseholdPhrase, householdPhrases } from '../household/household-phrases.ts';
import { answerAgeOf, type OutlookAnswer } from '../outlook-results.ts';
import type { Outcome } from './outcome.ts';

/** Something in the answer that a single button removes, such as taxes or a pension. */
export interface Inclusion extends HouseholdPhrase {
  without: PlanDraft;
}

/** The assumptions about a couple. */
export const coupleNames = ['partner', 'firstDeath', 'firstDeathAge', 'survivorSpending'] as const;

/** The assumptions about health insurance before Medicare. */
export const insuranceNames = ['healthPremium', 'healthPremiumByIncome'] as const;

/** The assumptions that are removed with another one. */
const removedWith: Readonly<Record<string, readonly AssumptionName[]>> = {
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
 * Returns the draft without an assumption. Returns null for those about a couple: the first sentence of the answer names the
 * partner, and a person is not a cost to remove.
 */
function draftWithout(id: string, draft: PlanDraft): PlanDraft | null {
  const index = cashFlowIndex(id);
  if (index !== null) return withCashFlows(draft, (draft.changes.cashFlows ?? []).toSpliced(index, 1));
  const name = id as AssumptionName;
  return coupleNames.some((other) => other === name)
    ? null
    : withoutChanges(draft, removedWith[name] ?? [name]);
}

/** Returns the draft with a list of cash flows. An empty list is the default. */
export function withCashFlows(draft: PlanDraft, cashFlows: readonly CashFlow[]): PlanDraft {
  return cashFlows.length === 0 ? withoutChanges(draft, ['cashFlows']) : withChanges(draft, { cashFlows });
}

/** A row of the list of what the answer leaves out and includes. */
export interface HouseholdRow {
  id: string;
  text: string;
  name: string;
  isIncluded: boolean;
  /** True if a switch includes it again; otherwise a button removes it. */
  isSwitch: boolean;
  /** The draft once the row is switched. */
  other: PlanDraft;
}

/** The item that a switch includes and removes, by the id of the row. */
const switchNames: Readonly<Record<string, string>> = exclusionNames;

/** Lists the rows for a draft. Those with a switch come first, and keep their place when they are switched. */
export function listRows(draft: PlanDraft, outcome: Outcome): HouseholdRow[] {
  const rows = [
    ...inclusionsOf(draft).map(({ id, text, without }) => ({ id, text, isIncluded: true, other: without })),
    ...exclusionsOf(draft, outcome).map(({ id, condition, included }) => ({
      id,
      text: condition,
      isIncluded: false,
      other: included,
    })),
  ].map((row) => ({ ...row, name: switchNames[row.id] ?? row.text, isSwitch: row.id in switchNames }));
  const order = Object.keys(switchNames);
  const placeOf = ({ id }: HouseholdRow) => (id in switchNames ? order.indexOf(id) : order.length);
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export function controlsId(id: string): string {
  return `controls-${id}`;
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

/** The lowest value is one step, because the switch sets the cut to 0%. */
export const cutField: Field = { ...householdFields.spendingCut, min: householdFields.spendingCut.step };
