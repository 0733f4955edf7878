import { formatDollars, roundAmount } from '@whenabouts/core';
import type { ChartData } from '@whenabouts/view';
import { withFirstDeath } from '../household/plan-ages.ts';
import {
  type Income,
  type IncomeFutures,
  type IncomeSource,
  incomeSources,
  SMALLEST_SHOWN_AMOUNT,
  taxName,
  taxOf,
} from './income-data.ts';

export function incomeTable(futures: IncomeFutures): ChartData {
  const { results, years, sources, typical, unlucky, distributionTaxes } = futures;
  const { partner } = results.assumptions;
  const certain = sources.filter(({ source }) => isOneOf(certainSources, source));
  const uncertain = sources.filter(({ source }) => isOneOf(uncertainSources, source));
  const isTaxed = years.some((year) => taxOf(year) >= SMALLEST_SHOWN_AMOUNT);
  const hasDistributions = distributionTaxes.some((amount) => amount >= SMALLEST_SHOWN_AMOUNT);
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

/** Rounds the amounts so that they add up to the rounded total: the last one of at least `SMALLEST_SHOWN_AMOUNT` takes the remainder. */
function divide(total: number, amounts: readonly number[]): number[] {
  const last = amounts.findLastIndex((amount) => amount >= SMALLEST_SHOWN_AMOUNT);
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
