import {
  bandAt,
  bandShares,
  formatDollars,
  formatRoughDollars,
  type HistoryPlan,
  type HistoryStart,
  simulateHistory,
} from '@whenabouts/core';
import type { ChartData } from '@whenabouts/view';
import { endText, whenText } from '../household/plan-ages.ts';
import type { ChartedResults } from '../outlook-results.ts';
import { UNLUCKY } from './depletion-age.ts';

/** The plan's retirement years, simulated from every start year since 1928 with one balance. */
export interface History {
  results: ChartedResults;
  /** Ages from retirement to the end of the plan: one more than there are years. */
  ages: readonly number[];
  /** Savings at retirement, the same for every start year, in whole dollars of today. */
  startBalance: number;
  /** Start years whose outcome is known. */
  decided: readonly HistoryStart[];
  /** Later start years, simulated until the data end. They are not counted. */
  undecided: readonly HistoryStart[];
  /** Number of decided start years whose money lasted. */
  lasted: number;
  /** The start year that runs out first; if none does, the one with the least left at the end of the plan. */
  worst: HistoryStart;
  /** The start year with the most left at the end of the plan; if none lasts, the one that runs out last. */
  best: HistoryStart;
}

/** The histories of a plan, one for each balance at retirement that the chart offers. */
export interface Histories {
  /** Starts with the median of the fan, or with the savings of today if retirement begins now. */
  middle: History;
  /** Starts with the fan's 10th percentile; null if retirement begins now. */
  unlucky: History | null;
}

/**
 * Simulates the plan's retirement from every start year. Returns null if the plan has no retirement year or is longer
 * than the history.
 */
export function historiesOf(results: ChartedResults): Histories | null {
  const { offset } = retirementYears(results);
  const middle = historyFrom(0.5, results);
  if (!middle) return null;
  return { middle, unlucky: offset === 0 ? null : historyFrom(UNLUCKY, results) };
}

/** Returns `offset`, the years from today to retirement, and the age at the start of each retirement year. */
function retirementYears({ inputs, charted }: ChartedResults) {
  const offset = Math.max(charted.retirementAge - inputs.currentAge, 0);
  const count = Math.max(charted.plan.flow.length - offset, 0);
  return { offset, ages: Array.from({ length: count }, (_, year) => inputs.currentAge + offset + year) };
}

function historyFrom(share: (typeof bandShares)[number], results: ChartedResults): History | null {
  const { charted } = results;
  const { offset, ages } = retirementYears(results);
  if (ages.length === 0) return null;
  const balance = bandAt(charted.simulation.bands, offset, bandShares.indexOf(share));
  const startBalance = Math.round(balance);
  const { starts, success } = simulateHistory(historyPlan(startBalance, offset, results));
  const decided = starts.filter(({ isDecided }) => isDecided);
  // Without all its data, the amount left at the end of the plan is not known.
  const [first, ...others] = decided.filter(
    ({ lasted, balances }) => !lasted || balances.length === ages.length + 1,
  );
  if (success === null || !first) return null;
  return {
    results,
    ages: [...ages, (ages.at(-1) ?? 0) + 1],
    startBalance,
    decided,
    undecided: starts.filter(({ isDecided }) => !isDecided),
    lasted: decided.filter((one) => one.lasted).length,
    worst: others.reduce((worst, one) => (isWorse(one, worst) ? one : worst), first),
    best: others.reduce((best, one) => (isWorse(best, one) ? one : best), first),
  };
}

/**
 * Returns the plan without the years before retirement.
 *
 * @param offset Years from today to retirement.
 */
function historyPlan(
  startBalance: number,
  offset: number,
  { assumptions, charted }: ChartedResults,
): HistoryPlan {
  const { flow, lumpSums, spendingCut } = charted.plan;
  const toYearly = (monthly: Float64Array) => monthly.slice(offset).map((amount) => 12 * amount);
  return {
    startBalance,
    yearlyFlow: toYearly(flow),
    ...(lumpSums && { lumpSums: lumpSums.slice(offset) }),
    ...(spendingCut &&
      spendingCut.startYear >= offset && {
        spendingCut: { startIndex: spendingCut.startYear - offset, yearlyFlow: toYearly(spendingCut.flow) },
      }),
    timing: 'start',
    stocks: assumptions.stocks,
  };
}

function isWorse(one: HistoryStart, other: HistoryStart): boolean {
  const [years, otherYears] = [yearsPaid(one), yearsPaid(other)];
  return years === otherYears ? endBalance(one) < endBalance(other) : years < otherYears;
}

/** Returns the number of years whose withdrawals were paid in full; infinity if the money lasted. */
function yearsPaid({ year, depletedIn }: HistoryStart): number {
  return depletedIn === null ? Number.POSITIVE_INFINITY : depletedIn - year;
}

function endBalance({ balances }: HistoryStart): number {
  return balances.at(-1) ?? 0;
}

export function historyTitle({ middle, unlucky }: Histories): string {
  const end = endText(middle.results);
  const count = ({ lasted, decided }: History) => `${lasted} of ${decided.length}`;
  return unlucky
    ? `Retiring at ${middle.ages[0]} with the middle balance, your money would have lasted ${end} in ${count(middle)} past retirements; with an unlucky balance, in ${count(unlucky)}`
    : `From your savings today, ${count(middle)} past retirements would have lasted ${end}`;
}

/** Names the worst and the best start year, in one or two sentences. */
export function extremesText(history: History): string {
  const { worst, best } = history;
  if (worst.year === best.year) return `They all end the same way: ${startText(history, worst)}.`;
  return `Worst: retiring into ${worst.year}, ${startText(history, worst)}. Best: into ${best.year}, ${startText(history, best)}.`;
}

/** Describes the outcome of one start year: a sentence without a period. */
export function startText(history: History, start: HistoryStart): string {
  const { ages, results } = history;
  const { year, isDecided, depletedIn, balances } = start;
  const remaining = formatRoughDollars(endBalance(start));
  if (depletedIn !== null) {
    return `savings run out in ${depletedIn}, ${whenText(results, (ages[0] ?? 0) + depletedIn - year)}`;
  }
  const years = balances.length - 1;
  const after = balances.length === ages.length ? '' : ` after ${years} ${years === 1 ? 'year' : 'years'}`;
  return `savings last ${isDecided ? endText(results) : 'so far'}, with ${remaining} left${after}`;
}

export function findStart(history: History, year: number): HistoryStart | undefined {
  return startsOf(history).find((start) => start.year === year);
}

/** Returns all start years in ascending order. */
function startsOf({ decided, undecided }: History): HistoryStart[] {
  return [...decided, ...undecided].sort((one, other) => one.year - other.year);
}

export function historyTable(history: History): ChartData {
  return {
    caption: 'Past retirements by the year in which they begin; amounts in today’s dollars',
    head: ['Begins in', 'Outcome', 'Left at the end, or so far'],
    rows: startsOf(history).map((start) => [
      String(start.year),
      outcome(history, start),
      formatDollars(endBalance(start)),
    ]),
  };
}

function outcome({ ages, results }: History, { year, depletedIn, isDecided }: HistoryStart): string {
  if (depletedIn !== null) return `Runs out ${whenText(results, (ages[0] ?? 0) + depletedIn - year)}`;
  return isDecided ? 'Lasts' : 'Lasts so far';
}
