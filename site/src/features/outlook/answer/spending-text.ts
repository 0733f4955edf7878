import {
  formatDollars,
  formatNumber,
  formatRoughDollars,
  type LifetimeAssumptions,
  spendingAfterStop,
} from '@whenabouts/core';
import { type Part, plainText } from '@whenabouts/view/sentence';
import { answerAgeOf, type OutlookAnswer } from '../outlook-results.ts';

/**
 * Names what is spent in a month of retirement, with the number that the visitor can change: "$4,430", or "$4,400, after
 * $1,600 of today’s $6,000 has ended".
 *
 * @param unit Follows the first amount: " a month".
 * @param source Follows today's amount: ", our guess of what you spend".
 * @param endedUnit Replaces the unit if a cost in the spending has ended.
 */
export function spendingParts(
  answer: OutlookAnswer,
  format: (amount: number) => string,
  { unit = '', source = '', endedUnit = unit }: { unit?: string; source?: string; endedUnit?: string } = {},
): readonly Part<'monthlySpending'>[] {
  const { monthlySpending } = answer.assumptions;
  const today = { input: 'monthlySpending', text: format(monthlySpending) } as const;
  const ended = costsEndedAtStop(answer);
  if (ended <= 0) return [today, `${unit}${source}`];
  const left = `${format(monthlySpending - ended)}${endedUnit}, after ${format(ended)} of today’s `;
  return [left, today, `${source && `${source},`} has ended`];
}

/** Returns the part of today's spending that has ended once the visitor stops, in dollars a month. */
export function costsEndedAtStop(answer: OutlookAnswer): number {
  const { assumptions } = answer;
  return assumptions.monthlySpending - spendingAfterStop(answerAgeOf(answer), assumptions);
}

/** Returns ", 10% less in bad years" if the spending is cut while savings have fallen far. */
export function badYearsClause({ spendingCut }: Pick<LifetimeAssumptions, 'spendingCut'>): string {
  return spendingCut > 0 ? `, ${formatNumber(spendingCut)}% less in bad years` : '';
}

/**
 * Returns what is spent once costs in the spending have ended after the stop, in a sentence with a leading space: " You spend
 * $2,830 a month from 66 on, in today’s dollars, as costs of today end." Empty without such costs.
 */
export function laterSpendingSentence(
  answer: OutlookAnswer,
  monthlySpending = answer.assumptions.monthlySpending,
): string {
  const { cashFlows, planAge } = answer.assumptions;
  const spendingAt = (age: number) => spendingAfterStop(age, { monthlySpending, cashFlows });
  const texts: string[] = [];
  for (let age = answerAgeOf(answer) + 1; age < planAge; age += 1) {
    const spending = spendingAt(age);
    if (spending < spendingAt(age - 1)) texts.push(`${formatRoughDollars(spending)} a month from ${age} on`);
  }
  return texts.length > 0 ? ` You spend ${texts.join(', ')}, in today’s dollars, as costs of today end.` : '';
}

export function spendingText(answer: OutlookAnswer): string {
  const later = laterSpendingSentence(answer);
  const cut = badYearsClause(answer.assumptions);
  return plainText(spendingParts(answer, formatDollars)) + cut + (later && `.${later}`);
}
