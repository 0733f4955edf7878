import { assertWholeNumber } from '../assert.ts';
import { bandShares, createBandFinder } from './bands.ts';
import {
  assertLifetimePlan,
  type CuttableYear,
  isSpendingCut,
  type LifetimePlan,
  MAX_YEARS,
  monthlyGrowth,
  spendingCutAt,
} from './lifetime-plan.ts';
import { drawMarkets, finish, MAX_RUNS, type MarketDraws } from './market-draws.ts';
import { createYearPool } from './year-pool.ts';

/** Result of simulating a plan many times. Amounts are today's dollars. */
export interface Simulation {
  runs: number;
  years: number;
  /** Share of runs in which every withdrawal was paid in full, 0 to 1. */
  success: number;
  /**
   * Balances at the end of each year, from 0 (today) to `years`. The 10th, 25th, 50th, 75th and 90th
   * percentiles of a year are at `5 * year` and after: the balances that rank at `floor(runs * p)`,
   * counted from 0 in ascending order. A fraction of a cent is 0.
   */
  bands: Float64Array;
  /** Share of runs that fell short of a withdrawal by the end of each year, from 0 to `years`. */
  depleted: Float64Array;
  /** Share of the years from the start year of the plan's spending cut on, over all runs, in which spending is cut. */
  cutShare: number;
}

/** One simulated future of a plan, in today's dollars. */
export interface Replay {
  /** Balances at the end of each year, from 0 (today) to the plan's last year, at least 0. */
  balances: Float64Array;
  /**
   * Dollars a month paid in (above 0) or due to be taken out (below 0) in each year: the plan's flow, or the flow of
   * its spending cut.
   */
  flows: Float64Array;
  /** Unpaid withdrawals of each year of the plan, in dollars a year, at least 0. */
  shortfalls: Float64Array;
}

/**
 * Simulates plans on one set of market draws, fast enough to follow a slider. Every call reuses the same buffers and
 * allocates only its result.
 *
 * For a single person without other costs, more savings and less spending never lower a result, nor does later retirement
 * with a spending of at least the benefit, which is otherwise saved for fewer years: each run goes through the same markets for every plan, and rounding never turns a larger number into a smaller one.
 *
 * All methods throw a TypeError or RangeError that names an invalid value and its allowed range.
 */
export interface Simulator {
  readonly runs: number;
  readonly simulate: (plan: LifetimePlan) => Simulation;
  /**
   * Returns the `success` of `simulate`, in a quarter of the time. If it is within 1.5 points of a target chance, which
   * other runs could reach or miss, it is the success of four times as many runs, at most 1.5 points from the target.
   *
   * @param targetChance Percent of the runs; none by default.
   */
  readonly successOf: (plan: LifetimePlan, targetChance?: number) => number;
  /**
   * Draws the markets of the runs for chances near a target, in steps as short as those of `drawMarkets`. The first such
   * chance otherwise does it at once.
   */
  readonly drawMoreRuns: () => Iterator<void>;
  /**
   * Ranks the runs from worst to best: by the year in which they fall short, then by their final balance. Returns the
   * numbers of the runs: a share `p` of the runs is worse than the run at index `floor(runs * p)`.
   */
  readonly rankRuns: (plan: LifetimePlan) => Uint32Array;
  /** Replays one run, a whole number from 0 to `runs - 1`. */
  readonly replayRun: (plan: LifetimePlan, run: number) => Replay;
}

/** A chance within this share of its target is calculated with more runs: 1.5 of 100. */
const CLOSE_TO_TARGET = 0.015;

/** Runs of a chance close to its target, per run of other results. */
export const CLOSE_RUNS = 4;

/**
 * Creates a simulator. Create only one and use it for every plan: while there is only one, V8 compiles the addresses of
 * its arrays into the loops. The calls of a second simulator take about twice as long.
 *
 * @param draws May have more years than a plan, which uses the first years.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share arrays, which is what makes it fast
export function createSimulator({ runs, years: drawnYears, seed, yearRanks }: MarketDraws): Simulator {
  const { growth, annuity, prepare } = createYearPool();
  const maxRuns = Math.min(CLOSE_RUNS * runs, MAX_RUNS);
  const balances = new Float64Array(maxRuns);
  /** For each run, the year of its first unpaid withdrawal, counted from 1; 0 if there is none. */
  const shortYears = new Uint8Array(maxRuns);
  /** For each run, the balance at the starting rate of a spending cut. */
  const startBalances = new Float64Array(maxRuns);
  let cutYears = 0;
  const findBands = createBandFinder(balances.subarray(0, runs));
  /** The runs that the current call simulates. */
  let count = runs;
  let ranksOfYears = yearRanks;
  /** The ranks of `maxRuns` runs, once they are drawn. The first ones are those of `yearRanks`. */
  let moreRanks: readonly Uint16Array[] | undefined;

  function* drawMoreRuns(): Generator<void, readonly Uint16Array[]> {
    moreRanks ??= (yield* drawMarkets({ runs: maxRuns, years: drawnYears, seed })).yearRanks;
    return moreRanks;
  }

  function countSuccesses(plan: LifetimePlan): number {
    let successes = count;
    for (let year = 1; year <= plan.flow.length; year++) successes -= advance(plan, year);
    return successes;
  }

  /**
   * Prepares the pool for a plan and sets the balance of every run to the start balance.
   *
   * @param ranks The ranks of the runs to simulate.
   */
  function begin(plan: LifetimePlan, ranks = yearRanks): void {
    prepareFor(plan);
    ranksOfYears = ranks;
    count = (ranks[0] as Uint16Array).length;
    // Adding 0 turns a negative zero into zero.
    balances.fill(plan.startBalance + 0);
    shortYears.fill(0);
    cutYears = 0;
  }

  function prepareFor(plan: LifetimePlan): void {
    assertLifetimePlan(plan);
    assertWholeNumber('draws.years', drawnYears, plan.flow.length, MAX_YEARS);
    prepare(monthlyGrowth(plan));
  }

  /** Advances all runs by one year, counted from 1. Returns the number of runs that fall short for the first time. */
  function advance(plan: LifetimePlan, year: number): number {
    const lumpSum = plan.lumpSums?.[year - 1] ?? 0;
    const newlyShort = lumpSum === 0 ? 0 : addLumpSum(year, lumpSum);
    const flow = plan.flow[year - 1] as number;
    if (year - 1 === plan.spendingCut?.startYear) startBalances.set(balances);
    const cut = spendingCutAt(plan, year - 1);
    return newlyShort + (cut ? addMonthsWithCut(year, flow, cut) : addMonths(year, flow));
  }

  /** Adds the lump sum of a year to all runs. Returns the number of runs that fall short for the first time. */
  function addLumpSum(year: number, lumpSum: number): number {
    const runCount = count;
    let newlyShort = 0;
    for (let run = 0; run < runCount; run++) {
      const balance = (balances[run] as number) + lumpSum;
      if (balance < 0) newlyShort += recordShortfall(run, year);
      balances[run] = Math.max(balance, 0);
    }
    return newlyShort;
  }

  /**
   * Adds the twelve months of a year to all runs. Returns the number of runs that fall short for the first time.
   *
   * @param flow Dollars paid in or taken out at the end of each month.
   */
  function addMonths(year: number, flow: number): number {
    const ranks = ranksOfYears[year - 1] as Uint16Array;
    const runCount = count;
    let newlyShort = 0;
    for (let run = 0; run < runCount; run++) {
      let balance = endOfYear(balances[run] as number, flow, ranks[run] as number);
      // The months of a year have the same flow: after a withdrawal that cannot be paid, no later withdrawal can be paid.
      if (balance < 0) {
        balance = 0;
        newlyShort += recordShortfall(run, year);
      }
      balances[run] = balance;
    }
    return newlyShort;
  }

  /** Does the same as `addMonths`, with less spending in the runs whose withdrawal rate has risen too far. */
  function addMonthsWithCut(year: number, flow: number, { growth, reducedFlow }: CuttableYear): number {
    const ranks = ranksOfYears[year - 1] as Uint16Array;
    const runCount = count;
    let newlyShort = 0;
    for (let run = 0; run < runCount; run++) {
      const start = balances[run] as number;
      const isCut = isSpendingCut(start, startBalances[run] as number, growth);
      if (isCut) cutYears++;
      const balance = endOfYear(start, isCut ? reducedFlow : flow, ranks[run] as number);
      if (balance < 0) newlyShort += recordShortfall(run, year);
      balances[run] = Math.max(balance, 0);
    }
    return newlyShort;
  }

  /** Returns 1 if this is the first shortfall of the run, otherwise 0. */
  function recordShortfall(run: number, year: number): number {
    if (shortYears[run] !== 0) return 0;
    shortYears[run] = year;
    return 1;
  }

  /** Returns the balance after a year of the pool; below 0 if a withdrawal could not be paid in full. */
  function endOfYear(balance: number, flow: number, rank: number): number {
    return balance * (growth[rank] as number) + flow * (annuity[rank] as number);
  }

  return {
    runs,
    simulate(plan) {
      begin(plan);
      const years = plan.flow.length;
      const bands = new Float64Array(bandShares.length * (years + 1));
      bands.fill(plan.startBalance + 0, 0, bandShares.length);
      const depleted = new Float64Array(years + 1);
      let shortRuns = 0;
      for (let year = 1; year <= years; year++) {
        shortRuns += advance(plan, year);
        depleted[year] = shortRuns / runs;
        findBands(bands, bandShares.length * year);
      }
      const adaptingYears = plan.spendingCut ? runs * (years - plan.spendingCut.startYear) : 1;
      const success = (runs - shortRuns) / runs;
      return { runs, years, success, bands, depleted, cutShare: cutYears / adaptingYears };
    },

    successOf(plan, targetChance) {
      begin(plan);
      const chance = countSuccesses(plan) / runs;
      if (targetChance === undefined) return chance;
      const [low, high] = [targetChance / 100 - CLOSE_TO_TARGET, targetChance / 100 + CLOSE_TO_TARGET];
      if (chance < low || chance > high) return chance;
      begin(plan, moreRanks ?? finish(drawMoreRuns()));
      const successes = countSuccesses(plan);
      // Within these limits, a plan that does better in every run never has a lower chance. They are whole runs, because
      // differences of chances then have no rounding errors.
      return Math.min(Math.max(successes, Math.ceil(low * maxRuns)), Math.floor(high * maxRuns)) / maxRuns;
    },

    drawMoreRuns,

    rankRuns(plan) {
      begin(plan);
      for (let year = 1; year <= plan.flow.length; year++) advance(plan, year);
      const lastingYears = (run: number) => (shortYears[run] as number) || MAX_YEARS + 1;
      return Uint32Array.from({ length: runs }, (_, run) => run).sort(
        (a, b) =>
          lastingYears(a) - lastingYears(b) || (balances[a] as number) - (balances[b] as number) || a - b,
      );
    },

    replayRun(plan, run) {
      prepareFor(plan);
      assertWholeNumber('run', run, 0, runs - 1);
      const balances = new Float64Array(plan.flow.length + 1);
      balances[0] = plan.startBalance + 0;
      let startBalance = 0;
      const flows = plan.flow.slice();
      const shortfalls = plan.flow.map((_flow, year) => {
        const rank = yearRanks[year]?.[run] as number;
        const start = (balances[year] as number) + (plan.lumpSums?.[year] ?? 0);
        const paid = Math.max(start, 0);
        if (year === plan.spendingCut?.startYear) startBalance = paid;
        const cut = spendingCutAt(plan, year);
        if (cut && isSpendingCut(paid, startBalance, cut.growth)) flows[year] = cut.reducedFlow;
        const end = endOfYear(paid, flows[year] as number, rank);
        balances[year + 1] = Math.max(end, 0);
        return Math.max(-start, 0) + (12 * Math.max(-end, 0)) / (annuity[rank] as number);
      });
      return { balances, flows, shortfalls };
    },
  };
}
