import {
  costsEndedBy,
  fitCostsInSpending,
  formatChanceInProse,
  formatDollars,
  formatNumber,
  formatRoughDollars,
  formatTargetInProse,
  type Partner,
  partnerRetirementAge,
  planHousehold,
} from '@whenabouts/core';
import { joinWithAnd, type Part, plainText } from '@whenabouts/view/sentence';
import { firstDeathAgeOf, worksOn } from '../household/partner.ts';
import { isSelfFirst } from '../household/plan-ages.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import { type AnswerControl, planEnd } from './goal-sentence.ts';
import type { HouseholdNumber } from './headline.ts';
import { benefitsOf, PAY_SENTENCE } from './income-without-savings.ts';
import { otherIncomeClause } from './other-income-clause.ts';
import { badYearsClause, laterSpendingSentence, spendingParts } from './spending-text.ts';

// The answer of visitors who have retired is an amount: what they can spend.

/** Returns the start of the sentence: "At 68, with $420,000 saved and $2,890 a month from Social Security,". */
export function retiredNumbers(answer: OutlookAnswer): readonly Part<HouseholdNumber | 'benefit'>[] {
  const { inputs, assumptions, benefit } = answer;
  const { partner } = assumptions;
  const { monthlyBenefit, claimingAge, laterCut } = benefit;
  const cut =
    laterCut === null ? '' : ` (${formatRoughDollars(laterCut.monthlyBenefit)} from ${laterCut.fromYear})`;
  const start = (claimingAge > inputs.currentAge ? ` at ${claimingAge}` : '') + cut;
  const sources = [
    partner ? partnersBenefitClause(answer, partner) : '',
    otherIncomeClause(answer),
    partnersPayClause(answer),
  ].filter((source) => source !== '');
  return [
    'At ',
    { input: 'currentAge', text: formatNumber(inputs.currentAge) },
    ...(partner ? [' and ', { input: 'partnerAge' as const, text: formatNumber(partner.currentAge) }] : []),
    ', with ',
    { input: 'currentSavings', text: formatDollars(inputs.currentSavings) },
    sources.length > (partner ? 1 : 0) ? ' saved, ' : ' saved and ',
    { input: 'benefit', text: formatRoughDollars(monthlyBenefit) },
    `${joinWithAnd([` a month from ${partner ? 'your ' : ''}Social Security${start}`, ...sources])},`,
  ];
}

/**
 * Names the Social Security that a partner adds, and from when on: "$1,310 from your partner’s once you claim", or "$800 from
 * your partner’s ($1,310 at 67)". An age is the partner's.
 */
function partnersBenefitClause({ inputs, assumptions, benefit }: OutlookAnswer, partner: Partner): string {
  const amounts = planHousehold(inputs, assumptions)
    .years.filter(({ isAfterFirstDeath }) => !isAfterFirstDeath)
    .map((year) => benefitsOf(year) - Math.min(year.benefit, benefit.monthlyBenefit));
  const startOf = (amount: number) => {
    const years = amounts.indexOf(amount);
    if (years === 0) return '';
    const isVisitorsClaim = inputs.currentAge + years === benefit.claimingAge;
    return isVisitorsClaim ? ' once you claim' : ` at ${partner.currentAge + years}`;
  };
  const most = Math.max(...amounts);
  const first = amounts.find((amount) => amount > 0) ?? most;
  const later = first < most ? ` (${formatRoughDollars(most)}${startOf(most)})` : '';
  return `${formatRoughDollars(first)} from your partner’s${startOf(first)}${later}`;
}

/** Names the pay of a partner who still works: "$48,000 a year that your partner earns until 67". Empty without it. */
function partnersPayClause(answer: OutlookAnswer): string {
  const { partner } = answer.assumptions;
  if (!partner || !worksOn(partner)) return '';
  const stopAge = partnerRetirementAge(partner, answer.inputs);
  const lastAge = isSelfFirst(answer) ? stopAge : Math.min(stopAge, firstDeathAgeOf(answer));
  return `${formatDollars(partner.annualIncome)} a year that your partner earns until ${lastAge}`;
}

/** Returns the end of the sentence, with the answer: "you can spend $4,390 a month." */
export function retiredHeadline({ spendable, assumptions }: OutlookAnswer): readonly Part<never>[] {
  const who = assumptions.partner ? 'you two' : 'you';
  if (spendable === null) return [`${who} have costs that are `, { result: 'too high', isLarge: true }, '.'];
  return [
    `${who} can spend `,
    { result: formatDollars(spendable), isLarge: true },
    ` a month${badYearsClause(assumptions)}.`,
  ];
}

/** Returns what the answer means: how long it lasts, what savings pay this year, and what is left after a bad year. */
export function retiredGoal(
  answer: OutlookAnswer,
  afterBadYear: number | null,
): readonly Part<AnswerControl>[] {
  const { spendable, assumptions } = answer;
  const taxes = assumptions.preTaxShare === null ? 'with taxes left out' : 'after federal income tax';
  const target: Part<AnswerControl> = {
    input: 'targetChance',
    text: formatTargetInProse(assumptions.targetChance),
  };
  if (spendable === null) {
    return [
      'Even if you spend nothing else, your money does not last ',
      ...planEnd(answer),
      ' in ',
      target,
      ' futures.',
    ];
  }
  return [
    `The amount is in today’s dollars, ${taxes}. On it, your money lasts `,
    ...planEnd(answer),
    ' in at least ',
    target,
    ' futures.',
    ` ${fromSavings(answer, spendable)}`,
    ...(afterBadYear === null
      ? []
      : [` After a bad year that takes a fifth of your savings, it is ${formatDollars(afterBadYear)}.`]),
    laterSpendingSentence(answer, todaysSpending(answer, spendable)),
  ];
}

/** Returns the spending with the costs in it that have ended. */
function todaysSpending({ inputs, assumptions }: OutlookAnswer, spendable: number): number {
  return spendable + costsEndedBy(inputs.retirementAge, assumptions.cashFlows);
}

/** Returns "This year, $1,500 of it comes from your savings.", and how much of a partner's pay counts. */
function fromSavings(answer: OutlookAnswer, spendable: number): string {
  const { inputs, assumptions } = answer;
  const monthlySpending = todaysSpending(answer, spendable);
  // Costs that the visitor has entered in the spending can be higher than the savings allow.
  const cashFlows = fitCostsInSpending(assumptions.cashFlows, monthlySpending);
  const { years } = planHousehold(inputs, { ...assumptions, monthlySpending, cashFlows });
  const { withdrawal = 0, pay = 0 } = years[0] ?? {};
  const counted = pay > 0 ? ` ${PAY_SENTENCE}` : '';
  if (withdrawal < 1) return `This year, none of it has to come from your savings.${counted}`;
  const amount = formatRoughDollars(withdrawal);
  return assumptions.preTaxShare === null
    ? `This year, ${amount} of it comes from your savings.${counted}`
    : `This year, you withdraw ${amount} a month from your savings, which also pays the tax.${counted}`;
}

/** Returns how long another spending lasts: "On $4,290 a month, our guess, your money lasts to 95 in 8 out of 10 futures." */
export function plannedSpending(answer: OutlookAnswer, isGuess: boolean): readonly Part<AnswerControl>[] {
  const source = isGuess ? ', our guess of what you spend' : '';
  return [
    'On ',
    ...spendingParts(answer, formatRoughDollars, { unit: ' a month', source }),
    `${badYearsClause(answer.assumptions)}, your money lasts ${plainText(planEnd(answer))} in `,
    // The period comes before the dots: after them, it would be alone on a line of a phone.
    { result: `${formatChanceInProse(answer.desiredChance)} futures.`, chance: answer.desiredChance },
  ];
}
