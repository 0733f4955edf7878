import type { ChartData } from '@whenabouts/calculator/view';
import {
  bandShares,
  formatDollars,
  formatRoughDollars,
  type HistoryStart,
  simulateHistory,
} from '@whenabouts/core';
import type { ChartedResults } from '../outlook-results.ts';
import { retirementYears } from './retirement-years.ts';

/** The plan's retirement years, simulated from every start year since 1928. */
export interface History {
  /** Ages from retirement to the plan age: one more than there are years. */
  ages: readonly number[];
  /** Savings at retirement, the same for every start year: the fan's median, in whole dollars of today. */
  startBalance: number;
  /** True if retirement begins today, with the savings of today. */
  isStartToday: boolean;
  /** Start years with data for every year of retirement. */
  complete: readonly HistoryStart[];
  /** Later start years, simulated until the data end. They are not counted. */
  incomplete: readonly HistoryStart[];
  /** Number of complete start years whose money lasted. */
  lasted: number;
  /** The complete start year that runs out first; if none does, the one with the least left. */
  worst: HistoryStart;
  /** The complete start year with the most left; if none lasts, the one that runs out last. */
  best: HistoryStart;
}

/** Simulates the plan's retirement from every start year. Returns null if the plan has no retirement year. */
export function historyOf(results: ChartedResults): History | null {
  const { assumptions, charted } = results;
  const { offset, ages } = retirementYears(results);
  if (ages.length === 0) return null;
  const middle = charted.simulation.bands[bandShares.length * offset + bandShares.indexOf(0.5)] ?? 0;
  const startBalance = Math.round(middle);
  const { starts } = simulateHistory({
    startBalance,
    yearlyFlow: charted.plan.flow.slice(offset).map((monthly) => 12 * monthly),
    timing: 'start',
    stocks: assumptions.stocks,
  });
  const complete = starts.filter(({ balances }) => balances.length === ages.length + 1);
  const [first, ...others] = complete;
  if (!first) return null;
  return {
    ages: [...ages, assumptions.planAge],
    startBalance,
    isStartToday: offset === 0,
    complete,
    incomplete: starts.filter((one) => !complete.includes(one)),
    lasted: complete.filter((one) => one.lasted).length,
    worst: others.reduce((worst, one) => (isWorse(one, worst) ? one : worst), first),
    best: others.reduce((best, one) => (isWorse(best, one) ? one : best), first),
  };
}

function isWorse(one: HistoryStart, other: HistoryStart): boolean {
  const [years, otherYears] = [yearsPaid(one), yearsPaid(other)];
  return years === otherYears ? endBalance(one) < endBalance(other) : years < otherYears;
}

/** Returns the number of years whose withdrawals were paid in full. */
function yearsPaid({ year, depletedIn }: HistoryStart): number {
  return depletedIn === null ? Number.POSITIVE_INFINITY : depletedIn - year;
}

function endBalance({ balances }: HistoryStart): number {
  return balances.at(-1) ?? 0;
}

export function historyTitle({ ages, isStartToday, complete, lasted }: History): string {
  const outcome = `${lasted} of ${complete.length} past retirements would have lasted to ${ages.at(-1)}`;
  return isStartToday
    ? `From your savings today, ${outcome}`
    : `From the middle balance at ${ages[0]}, ${outcome}; in half of the futures you start with less`;
}

/** Describes the outcome of one start year: a sentence without a period. */
export function startText(history: History, { year, lasted, depletedIn, balances }: HistoryStart): string {
  const [retirementAge = 0, planAge = 0] = [history.ages[0], history.ages.at(-1)];
  const remaining = formatRoughDollars(balances.at(-1) ?? 0);
  if (!lasted && depletedIn !== null) {
    return `savings run out in ${depletedIn}, at ${retirementAge + depletedIn - year}`;
  }
  const years = balances.length - 1;
  return retirementAge + years === planAge
    ? `savings last to ${planAge}, with ${remaining} left`
    : `savings last so far, with ${remaining} left after ${years} ${years === 1 ? 'year' : 'years'}`;
}

export function findStart({ complete, incomplete }: History, year: number): HistoryStart | undefined {
  return [...complete, ...incomplete].find((start) => start.year === year);
}

export function historyTable(history: History): ChartData {
  const { complete, incomplete } = history;
  return {
    caption: 'Past retirements by the year in which they begin; amounts in today’s dollars',
    head: ['Begins in', 'Outcome', 'Left at the end, or so far'],
    rows: [...complete, ...incomplete].map((start) => [
      String(start.year),
      outcome(history, start),
      formatDollars(endBalance(start)),
    ]),
  };
}

function outcome({ ages }: History, { year, depletedIn, balances }: HistoryStart): string {
  if (depletedIn !== null) return `Runs out at ${(ages[0] ?? 0) + depletedIn - year}`;
  return balances.length === ages.length ? 'Lasts' : 'Lasts so far';
}
