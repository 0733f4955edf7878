import { formatDollars, type PlanYear, planHousehold, roundAmount } from '@whenabouts/core';
import type { ChartData } from '@whenabouts/view';
import { withFirstDeath } from '../household/plan-ages.ts';
import { middleDistributions } from '../included/middle-distributions.ts';
import { LEAST_AMOUNT, type OutlookAnswer } from '../outlook-results.ts';
import { siteSimulator } from '../site-simulator.ts';
import { TYPICAL, UNLUCKY } from './depletion-age.ts';

/** The sources of income, from the bottom layer of the chart to the top one. */
const incomeSources = ['benefit', 'partnerBenefit', 'otherIncome', 'withdrawals', 'shortfalls'] as const;

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
    [...typical[source], ...unlucky[source]].some((amount) => amount >= LEAST_AMOUNT);
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
  const hasPay = years.some(({ pay }) => pay >= LEAST_AMOUNT);
  const hasOthers = years.some(({ income }) => income >= LEAST_AMOUNT);
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
  return years.some((year) => year.stateTax >= LEAST_AMOUNT)
    ? 'federal and state income tax'
    : 'federal income tax';
}

/** The sources whose amounts are the same in all futures. */
const certainSources = ['benefit', 'partnerBenefit', 'otherIncome'] as const;
const uncertainSources = ['withdrawals', 'shortfalls'] as const;

/**
 * Rounds the parts of a year to whole dollars a month so that they add up to their rounded sum. Rounds the certain
 * sources separately, because they must show the same amounts in every future.
 *
 * @param year Index into the arrays of `income`, not a calendar year.
 */
export function roundedParts(income: Income, year: number): Record<IncomeSource, number> {
  const amountsOf = (sources: readonly IncomeSource[]) => sources.map((source) => income[source][year] ?? 0);
  const certainTotal = roundAmount(sumOf(amountsOf(certainSources)));
  const total = roundAmount(sumOf(amountsOf(incomeSources)));
  const [benefit = 0, partnerBenefit = 0, otherIncome = 0] = divide(certainTotal, amountsOf(certainSources));
  const rest = Math.max(total - certainTotal, 0);
  const [withdrawals = 0, shortfalls = 0] = divide(rest, amountsOf(uncertainSources));
  return { benefit, partnerBenefit, otherIncome, withdrawals, shortfalls };
}

/** Rounds the amounts so that they add up to the rounded total: the last one of at least `LEAST_AMOUNT` takes the remainder. */
function divide(total: number, amounts: readonly number[]): number[] {
  const last = amounts.findLastIndex((amount) => amount >= LEAST_AMOUNT);
  let rest = total;
  return amounts.map((amount, index) => {
    const part = index === last ? rest : Math.min(roundAmount(amount), rest);
    rest -= part;
    return part;
  });
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

export function incomeTable(futures: IncomeFutures): ChartData {
  const { results, years, sources, typical, unlucky, distributionTaxes } = futures;
  const { partner } = results.assumptions;
  const certain = sources.filter(({ source }) => isOneOf(certainSources, source));
  const uncertain = sources.filter(({ source }) => isOneOf(uncertainSources, source));
  const isTaxed = years.some((year) => taxOf(year) >= LEAST_AMOUNT);
  const hasDistributions = distributionTaxes.some((amount) => amount >= LEAST_AMOUNT);
  return {
    caption: withFirstDeath(
      'Monthly income by age, in today’s dollars, in a typical and in an unlucky future (1\u00a0in\u00a010)',
      results,
    ),
    head: [
      'Age',
      ...(partner ? ['Partner’s age'] : []),
      ...certain.map(({ name }) => name),
      ...['Typical', 'Unlucky'].flatMap((future) =>
        uncertain.map(({ name }) => `${future}: ${name.toLowerCase()}`),
      ),
      ...(isTaxed ? [`Of it, ${taxName(years)} if all is covered`] : []),
      ...(hasDistributions ? ['Also, tax on required distributions that you don’t spend'] : []),
    ],
    rows: years.map((year, index) => {
      const [typicalParts, unluckyParts] = [roundedParts(typical, index), roundedParts(unlucky, index)];
      const amounts = [
        ...certain.map(({ source }) => typicalParts[source]),
        ...[typicalParts, unluckyParts].flatMap((parts) => uncertain.map(({ source }) => parts[source])),
        ...(isTaxed ? [roundAmount(taxOf(year))] : []),
        ...(hasDistributions ? [roundAmount(distributionTaxes[index] ?? 0)] : []),
      ];
      return [`${year.age}`, ...(partner ? [`${year.partnerAge}`] : []), ...amounts.map(formatDollars)];
    }),
  };
}

function isOneOf(sources: readonly IncomeSource[], source: IncomeSource): boolean {
  return sources.includes(source);
}

/** Stacks the sources for the chart: returns one layer per source, with its bottom and top in every year. */
export function stackIncome(income: Income) {
  let bottom: readonly number[] = income.benefit.map(() => 0);
  return incomeSources.map((source) => {
    const layer = { source, bottom, top: bottom.map((level, year) => level + (income[source][year] ?? 0)) };
    bottom = layer.top;
    return layer;
  });
}

/** Returns the indexes of the amounts above zero, grouped into runs of consecutive years. */
export function spansAboveZero(amounts: readonly number[]): number[][] {
  const spans: number[][] = [];
  for (const [year, amount] of amounts.entries()) {
    if (amount <= 0) continue;
    const span = spans.at(-1);
    if (span?.at(-1) === year - 1) span.push(year);
    else spans.push([year]);
  }
  return spans;
}
