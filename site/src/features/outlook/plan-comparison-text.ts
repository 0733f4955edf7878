import { joinWithAnd } from '@whenabouts/calculator/sentence';
import {
  formatChanceInProse,
  formatDollars,
  type Inputs,
  inTodaysDollars,
  projectPlan,
  roundAmount,
} from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import type { ComparedAnswer } from './answer-table.tsx';
import { comparedHouseholds, yearsApart } from './versions-text.ts';

/**
 * Compares the retirement ages of two plans or records: "“Beta”, compared with “Huge”: stop 12 years later (54 instead of 42)."
 * Names of plans are in quotes.
 */
export function describeAge(
  name: string,
  answer: ComparedAnswer,
  firstName: string,
  first: ComparedAnswer,
): string {
  return `${name}, compared with ${firstName}: ${ageDifference(answer, first)}${householdDifference(answer, first)}.`;
}

/** ", with a partner of 33 who earns $40,000, without federal income tax" */
function householdDifference(answer: ComparedAnswer, first: ComparedAnswer): string {
  const { added, removed } = comparedHouseholds(answer, first);
  const clauses = [
    added.length > 0 && `, with ${joinWithAnd(added)}`,
    removed.length > 0 && `, without ${joinWithAnd(removed)}`,
  ];
  return clauses.filter((clause) => clause !== false).join('');
}

function ageDifference(answer: ComparedAnswer, first: ComparedAnswer): string {
  if (answer.isRetired || first.isRetired) {
    const [chance, before] = [answer, first].map(({ desiredChance }) => formatChanceInProse(desiredChance));
    return chance === before
      ? `the money lasts in ${chance} futures as well`
      : `the money lasts in ${chance} futures instead of ${before}`;
  }
  const [age, before] = [answer.solution.value, first.solution.value];
  if (age === null) return 'no retirement age reaches its goal';
  if (before === null) return `stop at ${age} instead of at no age`;
  return age === before
    ? `stop at the same age, ${age}`
    : `stop ${yearsApart(age, before)} (${age} instead of ${before})`;
}

/**
 * Compares the projected savings of two plans in today's dollars, because future dollars of different years are worth
 * different amounts: "Its savings reach $484,000 in today's dollars at 65, $105,000 less than “Late” at 70."
 */
export function describeSavings(plan: Plan, first: Plan): string {
  const [savings, before] = [savingsToday(plan), savingsToday(first)];
  const difference = Math.abs(savings - before);
  const comparison =
    difference === 0
      ? `as much as “${first.name}”`
      : `${formatDollars(difference)} ${savings > before ? 'more' : 'less'} than “${first.name}”`;
  return `Its savings reach ${formatDollars(savings)} in today’s dollars at ${plan.retirementAge}, ${comparison} at ${first.retirementAge}.`;
}

/** Rounds the savings like the page, so that a reader who subtracts them gets the same difference. */
function savingsToday(inputs: Inputs): number {
  const { months, retirementSavings } = projectPlan(inputs);
  return roundAmount(inTodaysDollars(retirementSavings, months / 12));
}
