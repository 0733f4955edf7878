import {
  firstDistributionAge,
  formatRoughDollars,
  lifetimeDivisor,
  type PlanYear,
  planHousehold,
} from '@whenabouts/core';
import { answerAgeOf, type OutlookAnswer } from '../outlook-results.ts';

/** Smaller amounts are rounded to $0. */
const LEAST_SHOWN = 0.5;

/** Returns the years of retirement in the plan of the answer: from the earliest age, or from the last one if there is none. */
function retiredYears(answer: OutlookAnswer): PlanYear[] {
  const { years } = planHousehold(
    { ...answer.inputs, retirementAge: answerAgeOf(answer) },
    answer.assumptions,
  );
  return years.filter((year) => year.isRetired);
}

/** Returns the taxes of the first year of retirement and, if it differs, the federal tax of the last one. */
export function taxSentences(answer: OutlookAnswer): string {
  const years = retiredYears(answer);
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return '';
  const amount = formatRoughDollars(first.federalTax);
  const isFromWithdrawal =
    first.withdrawal >= first.federalTax + first.stateTax && first.withdrawal >= LEAST_SHOWN;
  const sentences = isFromWithdrawal
    ? [
        `At ${first.age} you withdraw about ${formatRoughDollars(first.withdrawal)} a month.`,
        amount === '$0'
          ? 'None of it goes to federal income tax.'
          : `About ${amount} a month of it goes to federal income tax.`,
      ]
    : [`At ${first.age}, about ${amount} a month goes to federal income tax.`];
  if (first.stateTax >= LEAST_SHOWN)
    sentences.push(`About ${formatRoughDollars(first.stateTax)} goes to state tax.`);
  const later = formatRoughDollars(last.federalTax);
  if (later !== amount) sentences.push(`At ${last.age}, federal income tax is about ${later}.`);
  return sentences.join(' ');
}

/**
 * Explains what the plan leaves out about required distributions: for which balance they are more than is withdrawn to pay for
 * spending, so that more tax is due. Returns null if they do not concern the plan.
 */
export function requiredDistributionSentence(answer: OutlookAnswer): string | null {
  const { preTaxShare, birthYear } = answer.assumptions;
  if (preTaxShare === null || preTaxShare === 0) return null;
  const age = firstDistributionAge(birthYear);
  const year = retiredYears(answer).find((retired) => retired.age === age);
  if (!year) return null;
  const balance = ((12 * year.withdrawal * preTaxShare) / 100) * lifetimeDivisor(age);
  return `From ${age} on, the law makes you take a part out of a traditional 401(k) or IRA each year. Here, that only moves money between your accounts. If these accounts hold more than about ${formatRoughDollars(balance)} in today’s dollars at ${age}, that part is more than you spend of them, and you owe more tax than we calculate.`;
}
