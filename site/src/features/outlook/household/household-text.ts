import { chanceToReach, formatRoughDollars, type PlanYear } from '@whenabouts/core';
import { capitalize } from '@whenabouts/view/sentence';
import { SMALLEST_SHOWN_AMOUNT } from '../charts/income-data.ts';
import { answerAgeOf, type OutlookAnswer, planAt, planYearsAt } from '../outlook-results.ts';
import { siteSimulator } from '../site-simulator.ts';
import { whenText } from './plan-ages.ts';

/** The fractions that a sentence can name: [1, 10] is "1 in 10". */
const shares = [
  [1, 100],
  [1, 80],
  [1, 60],
  [1, 50],
  [1, 40],
  [1, 30],
  [1, 25],
  [1, 20],
  [1, 15],
  [1, 12],
  [1, 10],
  [1, 9],
  [1, 8],
  [1, 7],
  [1, 6],
  [1, 5],
  [1, 4],
  [3, 10],
  [1, 3],
  [2, 5],
  [1, 2],
  [3, 5],
  [2, 3],
  [7, 10],
  [3, 4],
  [4, 5],
  [9, 10],
] as const;

const LOWEST_SHARE = 1 / 100;
const HIGHEST_SHARE = 0.95;

/** Names a share of 0 to 1 by the nearest common fraction: "1 in 10", "fewer than 1 in 100", "more than 9 in 10". */
export function shareInWords(share: number): string {
  if (share < LOWEST_SHARE) return 'fewer than 1 in 100';
  if (share > HIGHEST_SHARE) return 'more than 9 in 10';
  const distance = ([count, of]: readonly [number, number]) => Math.abs(Math.log((share * of) / count));
  const [count, of] = shares.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  return `${count} in ${of}`;
}

/** Explains the plan age: "Why 95? About 1 in 10 people who are 35 today live longer." */
export function longevitySentence({ inputs, assumptions }: OutlookAnswer): string {
  const { planAge, partner } = assumptions;
  const question = { age: inputs.currentAge, reach: planAge };
  const alone = shareInWords(chanceToReach(question));
  const people = `Why ${planAge}? ${capitalize(alone)} people who are ${inputs.currentAge} today live longer`;
  // A partner beyond the plan age makes the question pointless.
  if (!partner || partner.currentAge >= planAge) return `${people}.`;
  const couple = shareInWords(chanceToReach({ ...question, partnerAge: partner.currentAge }));
  return `${people}; for a couple aged ${inputs.currentAge} and ${partner.currentAge}, the chance is ${couple} that at least one does.`;
}

/** Returns the retirement years of the answer's plan: if no age reaches the target, of the plan for the last age. */
function retiredYears(answer: OutlookAnswer): PlanYear[] {
  return planYearsAt(answerAgeOf(answer), answer).filter((year) => year.isRetired);
}

/** Returns the taxes of the first year of retirement and, if it differs, the federal tax of the last one. */
export function taxSentences(answer: OutlookAnswer): string {
  const years = retiredYears(answer);
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return '';
  const amount = formatRoughDollars(first.federalTax);
  const isFromWithdrawal =
    first.withdrawal >= first.federalTax + first.stateTax && first.withdrawal >= SMALLEST_SHOWN_AMOUNT;
  const sentences = isFromWithdrawal
    ? [
        `At ${first.age} you withdraw about ${formatRoughDollars(first.withdrawal)} a month.`,
        amount === '$0'
          ? 'None of it goes to federal income tax.'
          : `About ${amount} a month of it goes to federal income tax.`,
      ]
    : [`At ${first.age}, about ${amount} a month goes to federal income tax.`];
  if (first.stateTax >= SMALLEST_SHOWN_AMOUNT)
    sentences.push(`About ${formatRoughDollars(first.stateTax)} goes to state tax.`);
  const later = formatRoughDollars(last.federalTax);
  if (later !== amount) {
    sentences.push(
      capitalize(`${whenText(answer, last.age)}, federal income tax is about ${later} a month.`),
    );
  }
  return sentences.join(' ');
}

/** Returns the share, 0 to 1, of retirement years in which spending is cut when stopping at the answer's age. */
export function cutShareOf(answer: OutlookAnswer): number {
  const { plan } = planAt(answerAgeOf(answer), answer.inputs, answer.assumptions);
  return siteSimulator().simulate(plan).cutShare;
}

/**
 * Returns how often spending is cut: "you would cut in about 4 out of 10 years".
 *
 * @param share Share of the years of retirement, 0 to 1.
 */
export function cutYearsText(share: number): string {
  if (share === 0) return 'you would never cut';
  if (share < 0.05) return 'you would cut in fewer than 1 out of 20 years';
  const tenths = Math.round(10 * share);
  return tenths === 10
    ? 'you would cut in almost every year'
    : `you would cut in about ${tenths} out of 10 years`;
}
