import {
  firstToDie,
  formatNumber,
  formatRoughDollars,
  formatTargetInProse,
  lastDeathAge,
  personAtEnd,
  personIs,
} from '@whenabouts/core';
import type { Part } from '@whenabouts/view/sentence';
import { firstDeathAgeOf } from '../household/partner.ts';
import type { OutlookAnswer } from '../outlook-results.ts';

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

/** Returns the goal behind the answer: the age, the chance and the spending that it must reach. */
export function goalSentence(answer: OutlookAnswer): Sentence {
  const { solution, isRetired } = answer;
  const couple = coupleSentence(answer);
  if (isRetired) {
    return ['The plan goes ', ...planEnd(answer), ', on ', ...spendingClause(answer), ...couple];
  }
  return [
    solution.value === null ? 'The goal: ' : `At ${solution.value}, `,
    'your money lasts ',
    ...planEnd(answer),
    ' in at least ',
    targetControl(answer),
    ' futures, on ',
    ...spendingClause(answer),
    ...couple,
  ];
}

/**
 * Names the end of the plan: "to 95" or, for a couple, "until your partner is 95", or "until you die at 85" if the
 * plan ends with the first death.
 */
function planEnd(answer: OutlookAnswer): Sentence {
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
    { opens: FIRST_DEATH, text: isSelf ? 'you' : 'your partner' },
    isSelf ? ' die at ' : ' dies at ',
    { input: 'firstDeathAge', text: `${firstDeathAgeOf(answer)}` },
  ];
}

function isSelfFirst({ inputs, assumptions }: OutlookAnswer): boolean {
  return firstToDie(inputs, assumptions) === 'self';
}

/** Ends the sentence: "$4,430 a month in today's dollars, $3,030 of it from Social Security." */
function spendingClause(answer: OutlookAnswer): Sentence {
  const { assumptions, benefit, householdBenefit } = answer;
  const { monthlySpending, preTaxShare, partner } = assumptions;
  const { claimingAge, bridgeYears } = benefit;
  const spending: Part<AnswerControl> = {
    input: 'monthlySpending',
    text: formatRoughDollars(monthlySpending),
  };
  const perMonth =
    preTaxShare === null
      ? ' a month in today’s dollars (taxes left out)'
      : ' a month after federal income tax, in today’s dollars';
  if (monthlySpending === 0) return [spending, `${perMonth}.`];
  const counted = Math.min(householdBenefit, monthlySpending);
  const share = counted === 0 ? 'none' : counted === monthlySpending ? 'all' : formatRoughDollars(counted);
  const startForOne = bridgeYears > 0 ? ` once you are ${claimingAge}` : '';
  const startWhenPaid = partner ? ' once you both receive it' : startForOne;
  const start = counted > 0 ? startWhenPaid : '';
  return [
    spending,
    `${perMonth}, `,
    { opens: SOCIAL_SECURITY, text: share },
    ` of it from Social Security${start}${laterCutClause(answer)}.`,
  ];
}

/** ", $1,600 from 2033" if Social Security pays for less from a later year on. */
function laterCutClause({ assumptions, benefit }: OutlookAnswer): string {
  const { monthlyBenefit, laterCut } = benefit;
  // A couple’s benefits start in different years, before or after the cut.
  if (laterCut === null || assumptions.partner !== null) return '';
  const counted = (amount: number) => formatRoughDollars(Math.min(amount, assumptions.monthlySpending));
  const after = counted(laterCut.monthlyBenefit);
  return after === counted(monthlyBenefit) ? '' : `, ${after} from ${laterCut.fromYear}`;
}

function planAgeControl({ assumptions }: OutlookAnswer): Part<AnswerControl> {
  return { input: 'planAge', text: `${assumptions.planAge}` };
}

function targetControl({ assumptions }: OutlookAnswer): Part<AnswerControl> {
  return { input: 'targetChance', text: formatTargetInProse(assumptions.targetChance) };
}
