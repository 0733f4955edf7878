import { formatChanceInProse, formatDollars, formatRoughDollars } from '@whenabouts/core';
import type { Part } from '../../components/sentence.ts';
import type { OutlookAnswer, OutlookResults } from './outlook-results.ts';

/** The numbers of the answer that the visitor can change in place. */
export type AnswerControl = 'target' | 'planAge' | 'spending';

/** Name of the part that opens the assumptions about Social Security. */
export const SOCIAL_SECURITY = 'social-security';

type Sentence = readonly Part<AnswerControl>[];

/** Returns the goal behind the answer: the age, the chance and the spending that it must reach. */
export function goalSentence(answer: OutlookAnswer): Sentence {
  const { solution, isRetired } = answer;
  const goal = [
    'your money lasts to ',
    planAge(answer),
    ' in at least ',
    target(answer),
    ' futures, on ',
  ] as const;
  if (isRetired) return ['The plan goes to ', planAge(answer), ', on ', ...income(answer)];
  if (solution.value === null) return ['The goal: ', ...goal, ...income(answer)];
  return [`At ${solution.value}, `, ...goal, ...income(answer)];
}

/** "only 3 out of 10", for a chance that is not enough. */
export function formatLowChance(chance: number): string {
  const text = formatChanceInProse(chance);
  return text.startsWith('fewer') ? text : `only ${text}`;
}

/** "If they stay $500 a month, you could stop at 70 instead of 69." */
export function otherContributionsSentence(results: OutlookResults): string {
  const { inputs, assumptions, solution, lastAge, ageWithOtherContributions: other } = results;
  const otherwise = assumptions.contributionsRise
    ? `If they stay ${formatDollars(inputs.monthlySavings)} a month`
    : 'If they rise with prices';
  if (other === null) return `${otherwise}, no age up to ${lastAge} reaches your target.`;
  if (other === solution.value) return `${otherwise}, you could still stop at ${other}.`;
  return `${otherwise}, you could stop at ${other}${solution.value === null ? '' : ` instead of ${solution.value}`}.`;
}

/** "$4,400 a month in today's dollars, $3,000 of it from Social Security." */
function income({ assumptions, benefit }: OutlookAnswer): Sentence {
  const { monthlySpending } = assumptions;
  const { monthlyBenefit, claimingAge, bridgeYears } = benefit;
  const spending: Part<AnswerControl> = { input: 'spending', text: formatRoughDollars(monthlySpending) };
  if (monthlySpending === 0) return [spending, ' a month in today’s dollars.'];
  const counted = Math.min(monthlyBenefit, monthlySpending);
  const share = counted === 0 ? 'none' : counted === monthlySpending ? 'all' : formatRoughDollars(counted);
  return [
    spending,
    ' a month in today’s dollars, ',
    { opens: SOCIAL_SECURITY, text: share },
    ` of it from Social Security${bridgeYears > 0 && counted > 0 ? ` once you are ${claimingAge}` : ''}.`,
  ];
}

function planAge({ assumptions }: OutlookAnswer): Part<AnswerControl> {
  return { input: 'planAge', text: `${assumptions.planAge}` };
}

function target({ assumptions }: OutlookAnswer): Part<AnswerControl> {
  return { input: 'target', text: formatChanceInProse(assumptions.targetChance / 100) };
}
