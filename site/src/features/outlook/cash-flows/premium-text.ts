import { currentLaw, formatDollars, incomesWithCredit, type PlanYear } from '@whenabouts/core';
import { capitalize, joinWithAnd } from '@whenabouts/view/sentence';
import { premiumRange } from '../household/premium-range.ts';
import { answerAgeOf, type OutlookAnswer, planYearsAt } from '../outlook-results.ts';

/** Says what health insurance costs by the income of each year: a range, and the years at the full price. */
export function premiumText(answer: OutlookAnswer): string {
  const insured = planYearsAt(answerAgeOf(answer), answer).filter((year) => year.healthPremiums > 0);
  if (insured.length === 0) return 'In this plan, nobody who has stopped is below 65.';
  const placed = insured.map((year) => ({ ...year, place: placeOf(year, answer) }));
  const inCredit = placed.filter(({ place }) => place === 'credit').map((year) => year.healthPremiums);
  const agesOf = (place: string) => placed.filter((year) => year.place === place).map(({ age }) => `${age}`);
  const { from, to } = incomesWithCredit(filingOf(insured[0], answer));
  return [
    inCredit.length > 0 &&
      `${capitalize(premiumRange(inCredit))} by your plan’s income of each year and the law of ${currentLaw.year}.`,
    agesOf('above').length > 0 &&
      `At ${joinWithAnd(agesOf('above'))}, your income is above the limit (${formatDollars(to)}): you pay the full price.`,
    agesOf('below').length > 0 &&
      `At ${joinWithAnd(agesOf('below'))}, your income is below ${formatDollars(from)}: there is no tax credit, and in most states Medicaid covers you. We count the full price.`,
    answer.assumptions.preTaxShare === null &&
      'As taxes are left out, we count all that you withdraw as income.',
  ]
    .filter((sentence) => !!sentence)
    .join(' ');
}

/** Returns where the income of a year is relative to those with a tax credit. */
function placeOf(year: PlanYear, answer: OutlookAnswer): 'below' | 'credit' | 'above' {
  const { from, to } = incomesWithCredit(filingOf(year, answer));
  if (year.premiumIncome > to) return 'above';
  // Within the credit, a plan whose income would fall below the line withdraws up to it.
  const isFull = year.healthPremiums >= answer.assumptions.healthPremium;
  return year.premiumIncome < from && isFull ? 'below' : 'credit';
}

function filingOf(year: PlanYear | undefined, { assumptions }: OutlookAnswer): 'single' | 'joint' {
  return assumptions.partner !== null && !year?.isAfterFirstDeath ? 'joint' : 'single';
}
