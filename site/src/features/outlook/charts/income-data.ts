import type { ChartData } from '@whenabouts/calculator/view';
import { formatDollars, formatRoughDollars, roundAmount } from '@whenabouts/core';
import type { OutlookAnswer } from '../outlook-results.ts';
import { siteSimulator } from '../site-simulator.ts';
import { TYPICAL, UNLUCKY } from './depletion-age.ts';
import { retirementYears } from './retirement-years.ts';

/** Sources of income in each year of retirement, in today's dollars a month. */
export interface Income {
  socialSecurity: readonly number[];
  withdrawals: readonly number[];
  /** Spending that no source covers. */
  shortfalls: readonly number[];
}

/** The layer of a source in a stacked chart: its bottom and top in each year. */
interface IncomeLayer {
  source: keyof Income;
  bottom: readonly number[];
  top: readonly number[];
}

export interface IncomeFutures {
  /** Ages at the start of each year of retirement. */
  ages: readonly number[];
  /** Income in a future that 5 of 10 do better than. */
  typical: Income;
  /** Income in a future that 9 of 10 do better than. */
  unlucky: Income;
}

/** Replays the typical future and the unlucky one, and returns their shortfalls by year of retirement. */
function simulateShortfalls(results: OutlookAnswer) {
  const { plan } = results.charted;
  const simulator = siteSimulator();
  const { offset, ages } = retirementYears(results);
  const ranked = simulator.rankRuns(plan);
  const shortfallsIn = (share: number) => {
    const run = ranked[Math.floor(simulator.runs * share)] ?? 0;
    const { shortfalls } = simulator.replayRun(plan, run);
    return ages.map((_, year) => (shortfalls[offset + year] ?? 0) / 12);
  };
  return { typical: shortfallsIn(TYPICAL), unlucky: shortfallsIn(UNLUCKY) };
}

/** Splits the spending of each retirement year into its sources. */
export function incomeOf(results: OutlookAnswer): IncomeFutures {
  const { charted } = results;
  const { typical, unlucky } = simulateShortfalls(results);
  const { offset, ages } = retirementYears(results);
  const { claimingAge, monthlyBenefit } = charted.benefit;
  const socialSecurity = ages.map((age) => (age >= claimingAge ? monthlyBenefit : 0));
  const incomeWith = (shortfalls: readonly number[]): Income => {
    const withdrawals = ages.map((_, year) =>
      Math.max(-(charted.plan.flow[offset + year] ?? 0) - (shortfalls[year] ?? 0), 0),
    );
    return { socialSecurity, withdrawals, shortfalls };
  };
  return { ages, typical: incomeWith(typical), unlucky: incomeWith(unlucky) };
}

/** Returns the chart's title: what pays for the spending. */
export function incomeTitle({ assumptions, charted }: OutlookAnswer): string {
  const { monthlySpending } = assumptions;
  const { monthlyBenefit, bridgeYears } = charted.benefit;
  const spending = `${formatRoughDollars(monthlySpending)} a month`;
  if (monthlyBenefit === 0) return `Your savings pay all of your ${spending}`;
  if (monthlyBenefit < monthlySpending) {
    return `Social Security pays ${formatRoughDollars(monthlyBenefit)} of your ${spending}`;
  }
  return bridgeYears > 0
    ? `Your savings pay your ${spending} until Social Security covers it`
    : `Social Security pays all of your ${spending}`;
}

/** Describes the income at an age by source: a sentence without a period. */
export function incomeReading(ages: readonly number[], income: Income, age: number): string {
  const { socialSecurity, withdrawals, shortfall } = roundedParts(income, age - (ages[0] ?? 0));
  const paid = `At ${age}: ${formatDollars(socialSecurity)} a month from Social Security, ${formatDollars(withdrawals)} from savings`;
  return shortfall > 0 ? `${paid}, ${formatDollars(shortfall)} short` : paid;
}

/** Rounds the parts of a year so that they add up to the rounded spending: the last part is the remainder. */
function roundedParts(income: Income, year: number) {
  const benefit = income.socialSecurity[year] ?? 0;
  const withdrawn = income.withdrawals[year] ?? 0;
  const missing = income.shortfalls[year] ?? 0;
  const total = roundAmount(benefit + withdrawn + missing);
  const socialSecurity = roundAmount(benefit);
  const rest = Math.max(total - socialSecurity, 0);
  const withdrawals = missing > 0 ? Math.min(roundAmount(withdrawn), rest) : rest;
  return { socialSecurity, withdrawals, shortfall: rest - withdrawals };
}

export function incomeTable({ ages, typical, unlucky }: IncomeFutures): ChartData {
  return {
    caption:
      'Monthly income by age, in today’s dollars, in a typical and in an unlucky future (1\u00a0in\u00a010)',
    head: [
      'Age',
      'Social Security',
      'Typical: from savings',
      'Typical: short',
      'Unlucky: from savings',
      'Unlucky: short',
    ],
    rows: ages.map((age, year) => {
      const typicalParts = roundedParts(typical, year);
      const unluckyParts = roundedParts(unlucky, year);
      const amounts = [
        typicalParts.socialSecurity,
        typicalParts.withdrawals,
        typicalParts.shortfall,
        unluckyParts.withdrawals,
        unluckyParts.shortfall,
      ];
      return [String(age), ...amounts.map(formatDollars)];
    }),
  };
}

/** Stacks the sources of each year on top of each other. */
export function stackIncome({ socialSecurity, withdrawals, shortfalls }: Income): IncomeLayer[] {
  const sumByYear = (one: readonly number[], other: readonly number[]) =>
    one.map((amount, year) => amount + (other[year] ?? 0));
  const covered = sumByYear(socialSecurity, withdrawals);
  return [
    { source: 'socialSecurity', bottom: socialSecurity.map(() => 0), top: socialSecurity },
    { source: 'withdrawals', bottom: socialSecurity, top: covered },
    { source: 'shortfalls', bottom: covered, top: sumByYear(covered, shortfalls) },
  ];
}

/** Returns the years with an amount, as lists of consecutive indexes. */
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
