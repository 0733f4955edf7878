import { assertWholeNumber } from '../assert.ts';
import { assumptionFields } from '../plan/assumptions.ts';
import { lifetimeFields } from '../plan/lifetime-inputs.ts';
import { mixBits, mixSeed } from '../random.ts';
import { MAX_YEARS } from './lifetime-plan.ts';
import { normalMidpoints, normalQuantile } from './normal-quantiles.ts';
import { advanceSobol, SOBOL_DIMENSIONS, scramble, sobolDirections } from './sobol.ts';
import { POOL_YEARS } from './year-pool.ts';

/** The largest number of runs of a set of draws. */
export const MAX_RUNS = 100_000;

export interface DrawOptions {
  /** Whole number from 1 to {@link MAX_RUNS}. */
  runs: number;
  /** Length of the longest plan that can be simulated: a whole number from 1 to {@link MAX_YEARS}. */
  years: number;
  /** Whole number from 0 to 2^53 - 1. The same seed gives the same draws on every machine. */
  seed: number;
}

/**
 * The draws for all numbers that visitors see, in browsers and on the server, so that the numbers agree. The years are
 * enough for the youngest current age and the oldest plan age. For most plans, 19 of 20 sets of draws give chances within
 * 0.6 to 1.2 percentage points of the exact chances.
 */
export const standardDraws: Readonly<DrawOptions> = {
  runs: 2_048,
  years: assumptionFields.planAge.max - lifetimeFields.currentAge.min,
  seed: 1,
};

/**
 * The random draws of a simulation: the years of the market in each run. Every plan is simulated on the same draws, so
 * that results differ only because of the plans.
 */
export interface MarketDraws extends Readonly<DrawOptions> {
  /** For each year of a plan, the pool's year in each run, by its rank in growth: below {@link POOL_YEARS}. */
  readonly yearRanks: readonly Uint16Array[];
}

/**
 * Draws the markets of all runs. It takes as long as a few simulations, so create one set of draws and use it for
 * every plan.
 *
 * Each run is a random walk of yearly growth. The numbers that determine most of the walk, its sums up to each eighth,
 * come from scrambled Sobol points; the other numbers are random. These runs cover the possible outcomes more evenly than
 * independent runs: the chance of success is as accurate as with three to eight times as many independent runs.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function createMarketDraws(options: DrawOptions): MarketDraws {
  return finish(drawMarkets(options));
}

/** Takes all steps, and returns the result of the last one. */
export function finish<Result>(steps: Iterator<void, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * Yields between the steps of `createMarketDraws`, so that a page can respond to the visitor. Each takes a slow phone less
 * than 20 milliseconds.
 */
export function* drawMarkets({ runs, years, seed }: DrawOptions): Generator<void, MarketDraws> {
  assertWholeNumber('runs', runs, 1, MAX_RUNS);
  assertWholeNumber('years', years, 1, MAX_YEARS);
  assertWholeNumber('seed', seed, 0, Number.MAX_SAFE_INTEGER);
  const normals = normalMidpoints(2 ** NORMAL_BITS);
  yield;
  const ranks = listRanks();
  yield;
  const steps = bridgeSteps(years);
  const directions = sobolDirections();
  const point = new Int32Array(SOBOL_DIMENSIONS);
  const scrambles = Int32Array.from(point, (_, dimension) => mixSeed(seed, dimension));
  const sums = new Float64Array(years + 1);
  // Array.from is not used, because old versions of Prototype.js replace it.
  const yearRanks: Uint16Array[] = [];
  while (yearRanks.length < years) yearRanks.push(new Uint16Array(runs));

  /** Draws the years of one run. 0x9e3779b9, 2^32 divided by the golden ratio, spreads the seeds of the steps. */
  function drawRun(run: number): void {
    if (run > 0) advanceSobol(point, directions, run);
    const runSeed = mixSeed(seed, SOBOL_DIMENSIONS + run);
    for (let index = 0; index < steps.length; index++) {
      const step = steps[index] as BridgeStep;
      const bits =
        index < SOBOL_DIMENSIONS
          ? scramble(point[index] as number, scrambles[index] as number)
          : mixBits((runSeed + Math.imul(index, 0x9e3779b9)) | 0);
      sums[step.year] =
        step.leftWeight * (sums[step.left] as number) +
        step.rightWeight * (sums[step.right] as number) +
        step.deviation * (normals[bits >>> (32 - NORMAL_BITS)] as number);
    }
    for (let year = 0; year < years; year++) {
      const normal = (sums[year + 1] as number) - (sums[year] as number);
      (yearRanks[year] as Uint16Array)[run] = rankOf(normal, ranks);
    }
  }
  for (let run = 0; run < runs; run++) {
    drawRun(run);
    if (run % RUNS_PER_STEP === RUNS_PER_STEP - 1) yield;
  }
  return { runs, years, seed, yearRanks };
}

/** Number of runs in a step of `drawMarkets`. */
const RUNS_PER_STEP = 16;

/** Random bits that pick a standard normal number of equal probability. */
const NORMAL_BITS = 14;
/** The largest standard normal number in the list of ranks. */
const MAX_NORMAL = 6;
/** Entries in the list of ranks for each unit of a standard normal number. */
const STEPS_PER_UNIT = 1_024;

/** Lists the ranks in growth for the standard normal numbers from `-MAX_NORMAL` to `MAX_NORMAL`. */
function listRanks(): Uint16Array {
  const ranks = new Uint16Array(2 * MAX_NORMAL * STEPS_PER_UNIT + 1);
  let rank = 0;
  let nextStart = startOfRank(1);
  for (let index = 0; index < ranks.length; index++) {
    const normal = index / STEPS_PER_UNIT - MAX_NORMAL;
    while (nextStart <= normal) nextStart = startOfRank(++rank + 1);
    ranks[index] = rank;
  }
  return ranks;
}

/** Returns the lowest standard normal number that has this rank. */
function startOfRank(rank: number): number {
  return rank < POOL_YEARS ? normalQuantile(rank / POOL_YEARS) : Number.POSITIVE_INFINITY;
}

function rankOf(normal: number, ranks: Uint16Array): number {
  const index = Math.round((normal + MAX_NORMAL) * STEPS_PER_UNIT);
  return ranks[Math.min(Math.max(index, 0), ranks.length - 1)] as number;
}

/**
 * One step in building a random walk from coarse to fine: calculates the sum of the first `year` years from the sums of
 * the first `left` years and of the first `right` years.
 */
interface BridgeStep {
  readonly year: number;
  readonly left: number;
  readonly right: number;
  readonly leftWeight: number;
  readonly rightWeight: number;
  /** Standard deviation around the weighted mean. */
  readonly deviation: number;
}

/**
 * Returns the steps of a Brownian bridge: first the sum of all years, then the sum of the first half, then the sums up to
 * each quarter, and so on. The first few steps determine most of the result.
 */
export function bridgeSteps(years: number): BridgeStep[] {
  const steps: BridgeStep[] = [
    { year: years, left: 0, right: 0, leftWeight: 0, rightWeight: 0, deviation: Math.sqrt(years) },
  ];
  const intervals: [left: number, right: number][] = [[0, years]];
  for (const [left, right] of intervals) {
    const year = Math.floor((left + right) / 2);
    if (year === left) continue;
    const span = right - left;
    steps.push({
      year,
      left,
      right,
      leftWeight: (right - year) / span,
      rightWeight: (year - left) / span,
      deviation: Math.sqrt(((year - left) * (right - year)) / span),
    });
    intervals.push([left, year], [year, right]);
  }
  return steps;
}
