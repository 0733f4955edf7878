import { exp } from '../portable-math.ts';
import { mixBits } from '../random.ts';
import type { MonthlyGrowth } from './lifetime-plan.ts';
import { normalMidpoints } from './normal-quantiles.ts';

/**
 * A pool of simulated years in ascending order of their growth. If the flow is the same in all months of a year, the
 * balance after the year is `balance * growth + flow * annuity`: one step with the precision of monthly steps.
 */
export interface YearPool {
  readonly growth: Float64Array;
  /** For each year, the value at the end of the year of 1 dollar paid in at the end of each month. */
  readonly annuity: Float64Array;
  /** Fills both arrays for a monthly growth, unless the previous call had the same one. */
  readonly prepare: (monthly: MonthlyGrowth) => void;
}

/** Random bits that pick a year. */
const POOL_BITS = 12;
export const POOL_YEARS = 2 ** POOL_BITS;

/** An arbitrary number. It affects only how a year's growth is divided among its months, not the years' growth. */
const SEED = 12_345;
/** 2^32 divided by the golden ratio, the usual step of a Weyl sequence: multiples are spread evenly. */
const GOLDEN_RATIO = 0x9e3779b9;

/** Creates a pool. Call `prepare` before its arrays are read. */
export function createYearPool(): YearPool {
  const growth = new Float64Array(POOL_YEARS);
  const annuity = new Float64Array(POOL_YEARS);
  /** At `12 * k + month`, the growth of that month divided by the median growth of a month. */
  const shocks = new Float64Array(12 * POOL_YEARS);
  const normals = normalMidpoints(POOL_YEARS);
  let currentGrowth: MonthlyGrowth = { mu: Number.NaN, sigma: Number.NaN };

  return {
    growth,
    annuity,
    prepare(monthly) {
      if (monthly.mu === currentGrowth.mu && monthly.sigma === currentGrowth.sigma) return;
      if (monthly.sigma !== currentGrowth.sigma) fillShocks(shocks, normals, monthly.sigma);
      fillYears(growth, annuity, shocks, exp(monthly.mu));
      currentGrowth = monthly;
    },
  };
}

/**
 * Sets the logs of the months' growth. Those of the years are midpoints of equal probability, so that the pool has exactly the
 * distribution of a year. The months within a year are random with this sum. The upper half of the pool mirrors the
 * lower half.
 */
function fillShocks(shocks: Float64Array, normals: Float64Array, sigma: number): void {
  const deviations = new Float64Array(12);
  let state = SEED;
  for (let k = 0; k < POOL_YEARS / 2; k++) {
    let sum = 0;
    for (let month = 0; month < 12; month++) {
      state = (state + GOLDEN_RATIO) | 0;
      const deviation = normals[mixBits(state) >>> (32 - POOL_BITS)] as number;
      deviations[month] = deviation;
      sum += deviation;
    }
    // Makes the sum that of the year.
    const shift = ((normals[k] as number) * Math.sqrt(12) - sum) / 12;
    for (let month = 0; month < 12; month++) {
      const shock = exp(sigma * ((deviations[month] as number) + shift));
      shocks[12 * k + month] = shock;
      shocks[12 * (POOL_YEARS - 1 - k) + month] = 1 / shock;
    }
  }
}

function fillYears(
  growth: Float64Array,
  annuity: Float64Array,
  shocks: Float64Array,
  medianGrowth: number,
): void {
  for (let k = 0; k < POOL_YEARS; k++) {
    let yearGrowth = 1;
    let yearAnnuity = 0;
    for (let month = 0; month < 12; month++) {
      const monthGrowth = medianGrowth * (shocks[12 * k + month] as number);
      yearGrowth *= monthGrowth;
      yearAnnuity = yearAnnuity * monthGrowth + 1;
    }
    growth[k] = yearGrowth;
    annuity[k] = yearAnnuity;
  }
}
