import { formatDollars, formatRoughDollars, type PlanYear, spendingAfterStop } from '@whenabouts/core';
import { ageAtFirstDeath, agesText, firstDeathSentence } from '../household/plan-ages.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import {
  type Income,
  type IncomeFutures,
  type IncomeSource,
  LEAST_AMOUNT,
  roundedParts,
  taxName,
  taxOf,
} from './income-data.ts';

/** Returns the chart's title, which says how much of the spending Social Security pays, or what pays instead. */
export function incomeTitle({ results, years }: IncomeFutures): string {
  const death = ageAtFirstDeath(results);
  const yearsTogether = years.filter(({ age }) => death === null || age < death);
  const paid = (yearsTogether.length > 0 ? yearsTogether : years).map((year) => ({
    age: year.age,
    benefits: Math.round(year.benefit + year.partnerBenefit),
  }));
  const spentMonthly = spendingAfterStop(results.charted.retirementAge, results.assumptions);
  const most = Math.max(...paid.map(({ benefits }) => benefits));
  const spending = `${formatRoughDollars(spentMonthly)} a month`;
  if (most === 0) return `${payers(years)} pay all of your ${spending}`;
  const isCovered = (year: PlanYear) => year.benefit + year.partnerBenefit >= costsOf(year);
  if (years.every(isCovered)) return `Social Security pays all of your ${spending}`;
  if (most >= spentMonthly) {
    const lastUncovered = years.findLastIndex((year) => !isCovered(year));
    return lastUncovered < years.findIndex(isCovered)
      ? `${payers(years)} pay your ${spending} until Social Security covers it`
      : `Social Security pays all of your ${spending} in some years`;
  }
  const later = paid.slice(paid.findIndex(({ benefits }) => benefits === most));
  const lower = later.find(({ benefits }) => formatRoughDollars(benefits) !== formatRoughDollars(most));
  const cut = lower ? `, and ${formatRoughDollars(lower.benefits)} from ${lower.age}` : '';
  const start = results.assumptions.partner && paid[0]?.benefits !== most ? ` from ${later[0]?.age}` : '';
  return `Social Security pays ${formatRoughDollars(most)} of your ${spending}${start}${cut}`;
}

function payers(years: readonly PlanYear[]): string {
  return years.some((year) => year.pay + year.income >= LEAST_AMOUNT)
    ? 'Savings and other income'
    : 'Your savings';
}

function costsOf({ spending, healthPremiums, costs }: PlanYear): number {
  return spending + healthPremiums + costs;
}

/** Describes the chart: what the amounts include, when Social Security starts, and the first death. */
export function incomeDescription({ results, years }: IncomeFutures): string {
  const { assumptions } = results;
  const isTaxed = assumptions.preTaxShare !== null;
  return [
    `Monthly income at each age of retirement, in today’s dollars${isTaxed ? '' : ', with taxes left out'}.`,
    isTaxed && taxSentence(years),
    bridgeSentence(years),
    years.some(({ pay }) => pay >= LEAST_AMOUNT) &&
      'Of the pay of the one who still works, 80% counts; the rest goes to taxes and the cost of work.',
    years.some(({ healthPremiums }) => healthPremiums > 0) && 'Until 65, it also pays for health insurance.',
    firstDeathSentence(results).trim(),
    survivorSentence(results, years),
  ]
    .filter((sentence) => !!sentence)
    .join(' ');
}

/** "Included is federal income tax of $270 a month at 69, and $90 at 94." */
function taxSentence(years: readonly PlanYear[]): string {
  const first = years.find((year) => taxOf(year) >= LEAST_AMOUNT);
  if (!first) return 'No income tax is due.';
  const last = years.at(-1) ?? first;
  const [amount, later] = [first, last].map((year) => formatRoughDollars(taxOf(year)));
  const end = amount === later ? '' : `, and ${later} at ${last.age}`;
  return `Included is ${taxName(years)} of ${amount} a month at ${first.age}${end}.`;
}

function bridgeSentence(years: readonly PlanYear[]): string | false {
  const start = years.find(
    (year) => year.benefit + year.partnerBenefit + year.pay + year.income >= LEAST_AMOUNT,
  );
  const isBridge = start !== undefined && start !== years[0] && start.benefit + start.partnerBenefit > 0;
  return isBridge && `Until Social Security starts at ${start.age}, savings pay for everything.`;
}

/** "Social Security then pays $2,400." */
function survivorSentence(results: OutlookAnswer, years: readonly PlanYear[]): string | false {
  const death = ageAtFirstDeath(results);
  const year = years.find(({ age }) => age === death);
  if (!year) return false;
  return `Social Security then pays ${formatRoughDollars(year.benefit + year.partnerBenefit)}.`;
}

/** Describes the income at an age by source: a sentence without a period. */
export function incomeReading(futures: IncomeFutures, income: Income, age: number): string {
  const { results, years, ages } = futures;
  const index = ages.indexOf(age);
  const parts = roundedParts(income, index);
  const listed = futures.sources.filter(({ source }) => source !== 'shortfalls' || parts.shortfalls > 0);
  const phrases = listed.map(({ source, name }, position) => {
    const amount = `${formatDollars(parts[source])}${position === 0 && source !== 'shortfalls' ? ' a month' : ''}`;
    return `${amount} ${phraseOf(source, name)}`;
  });
  const year = years[index];
  const isTaxed = year && taxOf(year) >= LEAST_AMOUNT && parts.shortfalls === 0;
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
