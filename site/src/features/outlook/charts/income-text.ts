import { formatDollars, formatRoughDollars, type PlanYear, spendingAfterStop } from '@whenabouts/core';
import { joinSentences } from '@whenabouts/view/sentence';
import { benefitsOf, PAY_SENTENCE } from '../answer/income-without-savings.ts';
import { ageAtFirstDeath, agesText, firstDeathSentence } from '../household/plan-ages.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import {
  type Income,
  type IncomeFutures,
  type IncomeSource,
  SMALLEST_SHOWN_AMOUNT,
  taxName,
  taxOf,
} from './income-data.ts';
import { roundedParts } from './income-table.ts';

/** Returns the chart's title, which says how much of the spending Social Security pays, or what pays instead. */
export function incomeTitle({ results, years }: IncomeFutures): string {
  const monthlySpending = spendingAfterStop(results.charted.retirementAge, results.assumptions);
  const spending = `${formatRoughDollars(monthlySpending)} a month`;
  const byAge = benefitsByAge(results, years);
  const highest = Math.max(...byAge.map(({ benefits }) => benefits));
  if (highest === 0) return `${payers(years)} pay all of your ${spending}`;
  if (years.every(isCovered)) return `Social Security pays all of your ${spending}`;
  if (highest >= monthlySpending) {
    const lastUncovered = years.findLastIndex((year) => !isCovered(year));
    return lastUncovered < years.findIndex(isCovered)
      ? `${payers(years)} pay your ${spending} until Social Security covers it`
      : `Social Security pays all of your ${spending} in some years`;
  }
  const { from, cut } = highestBenefits(byAge, highest, results.assumptions.partner !== null);
  return `Social Security pays ${formatRoughDollars(highest)} of your ${spending}${from}${cut}`;
}

interface BenefitsAtAge {
  age: number;
  /** Social Security of the household, in whole dollars a month. */
  benefits: number;
}

/** Returns the benefits before the first death, because one of them ends with it; of all years if it comes first. */
function benefitsByAge(results: OutlookAnswer, years: readonly PlanYear[]): BenefitsAtAge[] {
  const death = ageAtFirstDeath(results);
  const together = years.filter(({ age }) => death === null || age < death);
  const shown = together.length > 0 ? together : years;
  return shown.map((year) => ({ age: year.age, benefits: Math.round(benefitsOf(year)) }));
}

/** Returns when the highest benefits start, if those of a couple start at different times, and when a cut lowers them. */
function highestBenefits(byAge: readonly BenefitsAtAge[], highest: number, isCouple: boolean) {
  const fromHighest = byAge.slice(byAge.findIndex(({ benefits }) => benefits === highest));
  const lower = fromHighest.find(
    ({ benefits }) => formatRoughDollars(benefits) !== formatRoughDollars(highest),
  );
  return {
    from: isCouple && byAge[0]?.benefits !== highest ? ` from ${fromHighest[0]?.age}` : '',
    cut: lower ? `, and ${formatRoughDollars(lower.benefits)} from ${lower.age}` : '',
  };
}

/** Returns true if Social Security pays all costs of a year. */
function isCovered(year: PlanYear): boolean {
  return benefitsOf(year) >= year.spending + year.healthPremiums + year.costs;
}

function payers(years: readonly PlanYear[]): string {
  return years.some((year) => year.pay + year.income >= SMALLEST_SHOWN_AMOUNT)
    ? 'Savings and other income'
    : 'Your savings';
}

/** Describes the chart: what the amounts include, when Social Security starts, and the first death. */
export function incomeDescription({ results, years }: IncomeFutures): string {
  const { assumptions } = results;
  const isTaxed = assumptions.preTaxShare !== null;
  return joinSentences([
    `Monthly income at each age of retirement, in today’s dollars${isTaxed ? '' : ', with taxes left out'}.`,
    isTaxed && taxSentence(years),
    bridgeSentence(years),
    years.some(({ pay }) => pay >= SMALLEST_SHOWN_AMOUNT) && PAY_SENTENCE,
    years.some(({ healthPremiums }) => healthPremiums > 0) && 'Until 65, it also pays for health insurance.',
    firstDeathSentence(results).trim(),
    survivorSentence(results, years),
  ]);
}

/** Returns "Included is federal income tax of $270 a month at 69, and $90 at 94." */
function taxSentence(years: readonly PlanYear[]): string {
  const first = years.find((year) => taxOf(year) >= SMALLEST_SHOWN_AMOUNT);
  if (!first) return 'No income tax is due.';
  const last = years.at(-1) ?? first;
  const [amount, later] = [first, last].map((year) => formatRoughDollars(taxOf(year)));
  const end = amount === later ? '' : `, and ${later} at ${last.age}`;
  return `Included is ${taxName(years)} of ${amount} a month at ${first.age}${end}.`;
}

/** Returns "Until Social Security starts at 67, savings pay for everything." */
function bridgeSentence(years: readonly PlanYear[]): string | false {
  const start = years.find((year) => benefitsOf(year) + year.pay + year.income >= SMALLEST_SHOWN_AMOUNT);
  const isBridge = start !== undefined && start !== years[0] && benefitsOf(start) > 0;
  return isBridge && `Until Social Security starts at ${start.age}, savings pay for everything.`;
}

/** Returns "Social Security then pays $2,400." */
function survivorSentence(results: OutlookAnswer, years: readonly PlanYear[]): string | false {
  const death = ageAtFirstDeath(results);
  const year = years.find(({ age }) => age === death);
  if (!year) return false;
  return `Social Security then pays ${formatRoughDollars(benefitsOf(year))}.`;
}

/** Describes the income at an age by source: a sentence without a period. */
export function incomeReading(futures: IncomeFutures, income: Income, age: number): string {
  const { results, years, ages } = futures;
  const index = ages.indexOf(age);
  const amounts = roundedParts(income, index);
  const namedSources = futures.sources.filter(
    ({ source }) => source !== 'shortfalls' || amounts.shortfalls > 0,
  );
  const phrases = namedSources.map(({ source, name }, position) => {
    const amount = `${formatDollars(amounts[source])}${position === 0 && source !== 'shortfalls' ? ' a month' : ''}`;
    return `${amount} ${phraseOf(source, name)}`;
  });
  const year = years[index];
  const isTaxed = year && taxOf(year) >= SMALLEST_SHOWN_AMOUNT && amounts.shortfalls === 0;
  const tax = isTaxed ? `; ${formatRoughDollars(taxOf(year))} of it is ${taxName([year])}` : '';
  return `${agesText(results, age)}: ${phrases.join(', ')}${tax}`;
}

function phraseOf(source: IncomeSource, name: string): string {
  switch (source) {
    case 'benefit':
      return `from ${name.startsWith('Your') ? 'your ' : ''}Social Security`;
    case 'partnerBenefit':
      return 'from your partner’s';
    case 'otherIncome':
      return `from ${name.toLowerCase()}`;
    case 'withdrawals':
      return 'from savings';
    case 'shortfalls':
      return 'short';
  }
}
