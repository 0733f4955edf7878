import { formatDollars, type Inputs, inTodaysDollars, projectPlan, roundAmount } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { joinWithAnd } from '@whenabouts/view/sentence';
import type { ComparedAnswer } from '../answer/answer-table.tsx';
import { comparedHouseholds, yearsApart } from '../versions/versions-text.ts';

/**
 * Compares the ages or, once retired, what can be spent, and the households, of two plans or records: "“Beta”, compared with “Huge”: stop 12 years later (54 instead of 42)."
 * Names of plans are in quotes.
 *
 * @param dollars Names the dollars of both answers; today's by default.
 */
export function describeAnswer(
  name: string,
  answer: ComparedAnswer,
  firstName: string,
  first: ComparedAnswer,
  dollars = 'today’s dollars',
): string {
  const difference = answer.isRetired
    ? spendableDifference(answer, first, dollars)
    : ageDifference(answer, first);
  return `${name}, compared with ${firstName}: ${difference}${householdDifference(answer, first)}.`;
}

/** Returns ", with a partner of 33 who earns $40,000, without federal income tax" */
function householdDifference(answer: ComparedAnswer, first: ComparedAnswer): string {
  const { added, removed } = comparedHouseholds(answer, first);
  const clauses = [
    added.length > 0 && `, with ${joinWithAnd(added)}`,
    removed.length > 0 && `, without ${joinWithAnd(removed)}`,
  ];
  return clauses.filter((clause) => clause !== false).join('');
}

/** Returns "you can spend $3,400 a month in today’s dollars instead of $3,000" */
function spendableDifference(answer: ComparedAnswer, first: ComparedAnswer, dollars: string): string {
  const who = answer.assumptions.partner ? 'you two' : 'you';
  if (answer.spendable === null) return `${who} have costs that are too high`;
  const text = `${who} can spend ${formatDollars(answer.spendable)} a month in ${dollars}`;
  if (!first.isRetired) return `retired, ${text}`;
  if (first.spendable === null) return text;
  return answer.spendable === first.spendable
    ? `${text} as well`
    : `${text} instead of ${formatDollars(first.spendable)}`;
}

function ageDifference(answer: ComparedAnswer, first: ComparedAnswer): string {
  const [age, firstAge] = [answer.solution.value, first.solution.value];
  if (age === null) return 'no retirement age reaches its goal';
  if (first.isRetired) return `stop at ${age} instead of being retired`;
  if (firstAge === null) return `stop at ${age} instead of at no age`;
  return age === firstAge
    ? `stop at the same age, ${age}`
    : `stop ${yearsApart(age, firstAge)} (${age} instead of ${firstAge})`;
}

/**
 * Compares the projected savings of two plans in today's dollars, because future dollars of different years are worth
 * different amounts: "Its savings reach $484,000 in today's dollars at 65, $105,000 less than “Late” at 70."
 */
export function describeSavings(plan: Plan, first: Plan): string {
  const [savings, firstSavings] = [savingsToday(plan), savingsToday(first)];
  const difference = Math.abs(savings - firstSavings);
  const comparison =
    difference === 0
      ? `as much as “${first.name}”`
      : `${formatDollars(difference)} ${savings > firstSavings ? 'more' : 'less'} than “${first.name}”`;
  return `Its savings reach ${formatDollars(savings)} in today’s dollars at ${plan.retirementAge}, ${comparison} at ${first.retirementAge}.`;
}

/** Rounds the savings like the page, so that a reader who subtracts them gets the same difference. */
function savingsToday(inputs: Inputs): number {
  const { months, retirementSavings } = projectPlan(inputs);
  return roundAmount(inTodaysDollars(retirementSavings, months / 12));
}
