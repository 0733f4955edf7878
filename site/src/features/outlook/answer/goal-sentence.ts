import {
  chanceDots,
  formatChanceInProse,
  formatNumber,
  formatRoughDollars,
  formatTargetInProse,
  lastDeathAge,
  personAtEnd,
  personIs,
  spendingAfterStop,
} from '@whenabouts/core';
import type { Part } from '@whenabouts/view/sentence';
import { firstDeathAgeOf } from '../household/partner.ts';
import { isSelfFirst } from '../household/plan-ages.ts';
import { answerAgeOf, type OutlookAnswer } from '../outlook-results.ts';
import { spendingSource } from './default-spending-text.ts';
import { otherIncomeClause } from './other-income-clause.ts';
import { badYearsClause, laterSpendingSentence, spendingParts } from './spending-text.ts';

/** The assumptions that the visitor can change inside the sentences of the answer. */
export type AnswerControl =
  | 'targetChance'
  | 'planAge'
  | 'monthlySpending'
  | 'firstDeathAge'
  | 'survivorSpending';

/** Name of the part that opens the assumptions about Social Security. */
export const SOCIAL_SECURITY = 'social-security';

/** Name of the part that swaps who dies first. */
export const FIRST_DEATH = 'first-death';

type Sentence = readonly Part<AnswerControl>[];

/** Returns the goal behind the answer of those who work: the age, the chance and the spending that it must reach. */
export function goalSentence(answer: OutlookAnswer): Sentence {
  const { solution } = answer;
  const couple = coupleSentence(answer);
  return [
    solution.value === null ? 'The goal: ' : `At ${solution.value}, `,
    'your money lasts ',
    ...planEnd(answer),
    ...chanceClause(answer),
    ', on ',
    ...spendingClause(answer),
    laterSpendingSentence(answer),
    ...couple,
  ];
}

/**
 * Names the end of the plan: "to 95" or, for a couple, "until your partner is 95", or "until you die at 85" if the
 * plan ends with the first death.
 */
export function planEnd(answer: OutlookAnswer): Sentence {
  if (!answer.assumptions.partner) return ['to ', planAgeControl(answer)];
  if (lastDeathAge(answer) !== null) return ['until ', ...firstDeathClause(answer)];
  return [`until ${personIs(personAtEnd(answer))} `, planAgeControl(answer)];
}

/**
 * Names the spending after the first death: " If you die at 85, your partner spends 75% of what you spent together." Empty without a
 * partner, and if the plan ends with that death.
 */
function coupleSentence(answer: OutlookAnswer): Sentence {
  const { partner, survivorSpending } = answer.assumptions;
  if (!partner || lastDeathAge(answer) !== null) return [];
  return [
    ' If ',
    ...firstDeathClause(answer),
    isSelfFirst(answer) ? ', your partner spends ' : ', you spend ',
    { input: 'survivorSpending', text: `${formatNumber(survivorSpending)}%` },
    ' of what you spent together.',
  ];
}

/** Names the first death: "you die at 85". Both the person and the age can be changed in place. */
function firstDeathClause(answer: OutlookAnswer): Sentence {
  const isSelf = isSelfFirst(answer);
  return [
    {
      opens: FIRST_DEATH,
      text: isSelf ? 'you' : 'your partner',
      label: `First to die, ${isSelf ? 'you' : 'your partner'}: change`,
    },
    isSelf ? ' die at ' : ' dies at ',
    { input: 'firstDeathAge', text: `${firstDeathAgeOf(answer)}` },
  ];
}

/** Returns the end of the sentence: "$4,430 a month in today's dollars, what you live on today, $3,030 of it from Social Security." */
function spendingClause(answer: OutlookAnswer): Sentence {
  const { assumptions, benefit, householdBenefit } = answer;
  const { claimingAge, bridgeYears } = benefit;
  if (assumptions.monthlySpending === 0) return [...goalSpending(answer), '.'];
  const spending = spendingAfterStop(answerAgeOf(answer), answer.assumptions);
  const counted = Math.min(householdBenefit, spending);
  const share = counted === 0 ? 'none' : counted === spending ? 'all' : formatRoughDollars(counted);
  const startForOne = bridgeYears > 0 ? ` once you are ${claimingAge}` : '';
  const startWhenPaid = assumptions.partner ? ' once you both receive it' : startForOne;
  const start = counted > 0 ? startWhenPaid : '';
  const laterCut = laterCutClause(answer);
  const other = otherIncomeClause(answer, spending - counted);
  return [
    ...goalSpending(answer),
    ', ',
    {
      opens: SOCIAL_SECURITY,
      text: share,
      label: `Social Security, ${share}${counted > 0 ? ' a month' : ''}: change`,
    },
    ` of it from Social Security${start}${laterCut}${other && `${laterCut && ','} and ${other}`}.`,
  ];
}

/** Names the spending after the stop and its source, or what has ended of today's. */
function goalSpending(answer: OutlookAnswer): Sentence {
  const { monthlySpending, preTaxShare } = answer.assumptions;
  const dollars =
    preTaxShare === null
      ? ' a month in today’s dollars'
      : ' a month after federal income tax, in today’s dollars';
  const taxes = preTaxShare === null ? ' (taxes left out)' : '';
  const source = monthlySpending === 0 ? null : spendingSource(answer);
  const spending = spendingParts(answer, formatRoughDollars, {
    unit: `${dollars}${source === null ? '' : `, ${source}`}${taxes}`,
    endedUnit: `${dollars}${taxes}`,
  });
  return [...spending, badYearsClause(answer.assumptions)];
}

/** Returns ", $1,600 from 2033" if Social Security pays less from a later year on. */
function laterCutClause(answer: OutlookAnswer): string {
  const { assumptions, benefit } = answer;
  const { monthlyBenefit, laterCut } = benefit;
  const spending = spendingAfterStop(answerAgeOf(answer), answer.assumptions);
  // A couple’s benefits start in different years, before or after the cut.
  if (laterCut === null || assumptions.partner !== null) return '';
  const counted = (amount: number) => formatRoughDollars(Math.min(amount, spending));
  const after = counted(laterCut.monthlyBenefit);
  return after === counted(monthlyBenefit) ? '' : `, ${after} from ${laterCut.fromYear}`;
}

function planAgeControl({ assumptions }: OutlookAnswer): Part<AnswerControl> {
  return { input: 'planAge', text: `${assumptions.planAge}` };
}

/** Returns " in at least 8 out of 10 futures", or the chance with the goal that it exceeds. */
function chanceClause({ chance, solution, assumptions: { targetChance } }: OutlookAnswer): Sentence {
  const target = { input: 'targetChance' as const, text: formatTargetInProse(targetChance) };
  return solution.value !== null && chanceDots(chance) > targetChance / 10
    ? [` in ${formatChanceInProse(chance)} futures (your goal: `, target, ')']
    : [' in at least ', target, ' futures'];
}
