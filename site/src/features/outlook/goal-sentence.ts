import { formatRoughDollars, formatTargetInProse } from '@whenabouts/core';
import type { Part } from '../../components/sentence.ts';
import type { OutlookAnswer } from './outlook-results.ts';

/** The numbers of the answer that the visitor can change in place. */
export type AnswerControl = 'target' | 'planAge' | 'spending';

/** Name of the part that opens the assumptions about Social Security. */
export const SOCIAL_SECURITY = 'social-security';

type Sentence = readonly Part<AnswerControl>[];

/** Returns the goal behind the answer: the age, the chance and the spending that it must reach. */
export function goalSentence(answer: OutlookAnswer): Sentence {
  const { solution, isRetired } = answer;
  if (isRetired) return ['The plan goes to ', planAgeControl(answer), ', on ', ...spendingClause(answer)];
  return [
    solution.value === null ? 'The goal: ' : `At ${solution.value}, `,
    'your money lasts to ',
    planAgeControl(answer),
    ' in at least ',
    targetControl(answer),
    ' futures, on ',
    ...spendingClause(answer),
  ];
}

/** "$4,430 a month in today's dollars, $3,030 of it from Social Security." */
function spendingClause(answer: OutlookAnswer): Sentence {
  const { assumptions, benefit } = answer;
  const { monthlySpending, preTaxShare } = assumptions;
  const { monthlyBenefit, claimingAge, bridgeYears } = benefit;
  const spending: Part<AnswerControl> = { input: 'spending', text: formatRoughDollars(monthlySpending) };
  const perMonth = ` a month ${preTaxShare === null ? '' : 'after federal income tax, '}in today’s dollars`;
  if (monthlySpending === 0) return [spending, `${perMonth}.`];
  const counted = Math.min(monthlyBenefit, monthlySpending);
  const share = counted === 0 ? 'none' : counted === monthlySpending ? 'all' : formatRoughDollars(counted);
  return [
    spending,
    `${perMonth}, `,
    { opens: SOCIAL_SECURITY, text: share },
    ` of it from Social Security${bridgeYears > 0 && counted > 0 ? ` once you are ${claimingAge}` : ''}${laterCutClause(answer)}.`,
  ];
}

/** ", $1,600 from 2033" if Social Security is cut after it has started. */
function laterCutClause({
  assumptions,
  benefit,
  isRetired,
  inputs,
  solution,
  lastAge,
}: OutlookAnswer): string {
  const { benefitCut, birthYear, monthlySpending } = assumptions;
  if (benefitCut === null || benefit.monthlyBenefit === 0) return '';
  const stopAge = isRetired ? inputs.retirementAge : (solution.value ?? lastAge);
  if (benefitCut.fromYear <= birthYear + Math.max(benefit.claimingAge, stopAge)) return '';
  const paid = Math.min((benefit.monthlyBenefit * benefitCut.percentPaid) / 100, monthlySpending);
  return `, ${formatRoughDollars(paid)} from ${benefitCut.fromYear}`;
}

function planAgeControl({ assumptions }: OutlookAnswer): Part<AnswerControl> {
  return { input: 'planAge', text: `${assumptions.planAge}` };
}

function targetControl({ assumptions }: OutlookAnswer): Part<AnswerControl> {
  return { input: 'target', text: formatTargetInProse(assumptions.targetChance) };
}
