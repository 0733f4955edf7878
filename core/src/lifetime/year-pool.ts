import type { MonthlyGrowth } from './lifetime-plan.ts';
import { normalMidpoints } from './normal-quantiles.ts';
import { exp } from './portable-math.ts';
import { mixBits } from './random-bits.ts';

/**
 * A pool of simulated years in ascending order of their growth. With a flow that is the same in all of
 * its months, a year is `balance * growth + flow * annuity`: one step, in which every month counts.
 */
export interface YearPool {
  /** At `2 * k`, the growth of year `k`; then the value, at its end, of 1 dollar paid in at the end of each month. */
  readonly factors: Float64Array;
  /** Fills `factors`, unless they are those of this growth already. */
  readonly prepare: (growth: MonthlyGrowth) => void;
}

/** A power of two, so that 12 random bits pick a year. */
export const POOL_YEARS = 4_096;

/** An arbitrary number: the pool's distribution is fixed, and only the order of months within a year is random. */
const SEED = 12_345;

/** Creates a pool. Call `prepare` before its factors are read. */
export function createYearPool(): YearPool {
  const factors = new Float64Array(2 * POOL_YEARS);
  /** At `12 * k + month`, the growth of that month before its mean is added. */
  const shocks = new Float64Array(12 * POOL_YEARS);
  const totals = normalMidpoints(POOL_YEARS);
  let current: MonthlyGrowth = { mu: Number.NaN, sigma: Number.NaN };

  return {
    factors,
    prepare(growth) {
      if (growth.mu === current.mu && growth.sigma === current.sigma) return;
      if (growth.sigma !== current.sigma) fillShocks(shocks, totals, growth.sigma);
      fillFactors(factors, shocks, exp(growth.mu));
      current = growth;
    },
  };
}

/**
 * The logs of the years' growth are midpoints of equal probability, so that the pool has exactly the
 * distribution of a year. The months within a year are random, given that sum. The upper half of the pool
 * mirrors the lower one.
 */
function fillShocks(shocks: Float64Array, totals: Float64Array, sigma: number): void {
  const deviations = new Float64Array(12);
  let state = SEED;
  for (let k = 0; k < POOL_YEARS / 2; k++) {
    let sum = 0;
    for (let month = 0; month < 12; month++) {
      state = (state + 0x9e3779b9) | 0;
      const deviation = totals[mixBits(state) >>> 20] as number;
      deviations[month] = deviation;
      sum += deviation;
    }
    const shift = ((totals[k] as number) * Math.sqrt(12) - sum) / 12;
    for (let month = 0; month < 12; month++) {
      const shock = exp(sigma * ((deviations[month] as number) + shift));
      shocks[12 * k + month] = shock;
      shocks[12 * (POOL_YEARS - 1 - k) + month] = 1 / shock;
    }
  }
}

function fillFactors(factors: Float64Array, shocks: Float64Array, meanGrowth: number): void {
  for (let k = 0; k < POOL_YEARS; k++) {
    let growth = 1;
    let annuity = 0;
    for (let month = 0; month < 12; month++) {
      const monthGrowth = meanGrowth * (shocks[12 * k + month] as number);
      growth *= monthGrowth;
      annuity = annuity * monthGrowth + 1;
    }
    factors[2 * k] = growth;
    factors[2 * k + 1] = annuity;
  }
}
