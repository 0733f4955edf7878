import { type PlanYear, planHousehold } from '@whenabouts/core';
import { middleDistributions } from '../included/middle-distributions.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import { siteSimulator } from '../site-simulator.ts';
import { TYPICAL, UNLUCKY } from './depletion-age.ts';

/** Smallest income or tax that charts, tables and texts name, in dollars a month: less rounds to 0. */
export const SMALLEST_SHOWN_AMOUNT = 0.5;

/** The sources of income, from the bottom layer of the chart to the top one. */
export const incomeSources = [
  'benefit',
  'partnerBenefit',
  'otherIncome',
  'withdrawals',
  'shortfalls',
] as const;

export type IncomeSource = (typeof incomeSources)[number];

/**
 * Income by source in dollars a month, in today's dollars. Each array has one entry per year of `IncomeFutures.years`.
 * Withdrawals include what is paid in taxes; shortfalls are costs that no source covers.
 */
export type Income = Readonly<Record<IncomeSource, readonly number[]>>;

export interface IncomeFutures {
  results: OutlookAnswer;
  /** The years from the first one in which someone of the household has stopped. */
  years: readonly PlanYear[];
  /** The visitor's ages at the start of the years. */
  ages: readonly number[];
  /** The sources that occur in one of the futures, and their names. */
  sources: readonly { source: IncomeSource; name: string }[];
  /** Income in a future that 5 of 10 do better than. */
  typical: Income;
  /** Income in a future that 9 of 10 do better than. */
  unlucky: Income;
  /** Tax on required distributions that are not spent, in dollars a month in the middle future; one entry per year. */
  distributionTaxes: readonly number[];
}

/** Splits the income of each year since someone stopped working into its sources. */
export function splitIncome(results: OutlookAnswer): IncomeFutures {
  const { inputs, assumptions, charted } = results;
  const { plan, retirementAge } = charted;
  const simulator = siteSimulator();
  const planned = planHousehold({ ...inputs, retirementAge }, assumptions).years;
  const first = planned.findIndex((year) => !year.isSaving);
  const years = first < 0 ? [] : planned.slice(first);
  const ranked = simulator.rankRuns(plan);
  const incomeAt = (share: number): Income => {
    const { flows, shortfalls } = simulator.replayRun(plan, ranked[Math.floor(simulator.runs * share)] ?? 0);
    const due = years.map((year, index) => Math.max(year.contributions - (flows[first + index] ?? 0), 0));
    // `due` leaves out costs that occur once. If savings cannot pay such a cost, they pay nothing else that year: the
    // monthly shortfall is the whole amount due.
    const shortMonthly = due.map((amount, index) => Math.min((shortfalls[first + index] ?? 0) / 12, amount));
    return {
      benefit: years.map((year) => year.benefit),
      partnerBenefit: years.map((year) => year.partnerBenefit),
      otherIncome: years.map((year) => year.pay + year.income),
      withdrawals: due.map((amount, index) => amount - (shortMonthly[index] ?? 0)),
      shortfalls: shortMonthly,
    };
  };
  const [typical, unlucky] = [incomeAt(TYPICAL), incomeAt(UNLUCKY)];
  const names = sourceNames(results, years);
  const occurs = (source: IncomeSource) =>
    [...typical[source], ...unlucky[source]].some((amount) => amount >= SMALLEST_SHOWN_AMOUNT);
  const distributions = middleDistributions(retirementAge, results);
  return {
    results,
    years,
    distributionTaxes: years.map((_, index) => (distributions[first + index]?.tax ?? 0) / 12),
    ages: years.map(({ age }) => age),
    sources: incomeSources.filter(occurs).map((source) => ({ source, name: names[source] })),
    typical,
    unlucky,
  };
}

function sourceNames(
  { assumptions }: OutlookAnswer,
  years: readonly PlanYear[],
): Record<IncomeSource, string> {
  const hasPay = years.some(({ pay }) => pay >= SMALLEST_SHOWN_AMOUNT);
  const hasOthers = years.some(({ income }) => income >= SMALLEST_SHOWN_AMOUNT);
  return {
    benefit: assumptions.partner ? 'Your Social Security' : 'Social Security',
    partnerBenefit: 'Partner’s Social Security',
    otherIncome: hasPay ? (hasOthers ? 'Pay and other income' : 'Pay') : 'Other income',
    withdrawals: 'From savings',
    shortfalls: 'Not covered',
  };
}

/** Returns federal and state income tax in dollars a month. */
export function taxOf({ federalTax, stateTax }: PlanYear): number {
  return federalTax + stateTax;
}

export function taxName(years: readonly PlanYear[]): string {
  return years.some((year) => year.stateTax >= SMALLEST_SHOWN_AMOUNT)
    ? 'federal and state income tax'
    : 'federal income tax';
}
