import { currentLaw, formatDollars, incomesWithCredit, type PlanYear } from '@whenabouts/core';
import { capitalize, joinSentences, joinWithAnd } from '@whenabouts/view/sentence';
import { premiumRange } from '../household/premium-range.ts';
import { answerAgeOf, type OutlookAnswer, planYearsAt } from '../outlook-results.ts';

/** Returns what health insurance costs by the income of each year: a range, and the years at the full price. */
export function premiumText(answer: OutlookAnswer): string {
  const insured = planYearsAt(answerAgeOf(answer), answer).filter((year) => year.healthPremiums > 0);
  if (insured.length === 0) return 'In this plan, nobody who has stopped is below 65.';
  const placedYears = insured.map((year) => ({ ...year, place: placeOf(year, answer) }));
  const yearsOf = (place: Place) => placedYears.filter((year) => year.place === place);
  const agesOf = (place: Place) => joinWithAnd(yearsOf(place).map(({ age }) => `${age}`));
  // A survivor has the limits of one person.
  const limitOf = (place: Place, bound: 'from' | 'to') =>
    [...new Set(yearsOf(place).map((year) => formatDollars(limitsOf(year, answer)[bound])))].join(', then ');
  const premiumsWithCredit = yearsOf('credit').map((year) => year.healthPremiums);
  const forHousehold = answer.assumptions.partner ? ' for your household' : '';
  return joinSentences([
    premiumsWithCredit.length > 0 &&
      `${capitalize(premiumRange(premiumsWithCredit))}${forHousehold}, based on your plan’s income each year and the law of ${currentLaw.year}.`,
    agesOf('above') !== '' &&
      `At ${agesOf('above')}, your income is above the limit (${limitOf('above', 'to')}): you pay the full price.`,
    agesOf('below') !== '' &&
      `At ${agesOf('below')}, your income is below ${limitOf('below', 'from')}: there is no tax credit, and in most states Medicaid covers you. We count the full price.`,
    answer.assumptions.preTaxShare === null &&
      'As taxes are left out, we count all that you withdraw as income.',
  ]);
}

/** Below, among or above the incomes with a tax credit. */
type Place = 'below' | 'credit' | 'above';

/** Returns where the income of a year is relative to those with a tax credit. */
function placeOf(year: PlanYear, answer: OutlookAnswer): Place {
  const { from, to } = limitsOf(year, answer);
  if (year.premiumIncome > to) return 'above';
  // Within the credit, a plan whose income would fall below the line withdraws up to it.
  const isFull = year.healthPremiums >= answer.assumptions.healthPremium;
  return year.premiumIncome < from && isFull ? 'below' : 'credit';
}

function limitsOf({ isAfterFirstDeath }: PlanYear, { assumptions }: OutlookAnswer) {
  return incomesWithCredit(assumptions.partner !== null && !isAfterFirstDeath ? 'joint' : 'single');
}
