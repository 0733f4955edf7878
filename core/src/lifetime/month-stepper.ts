import type { MonthlyGrowth } from './lifetime-plan.ts';
import { normalMidpoints } from './normal-quantiles.ts';
import { exp } from './portable-math.ts';
import { mixSeed } from './random-bits.ts';

/** Advances the balances of runs month by month. */
export interface MonthStepper {
  /** Seeds the generators, and fills the table of growth factors. */
  readonly prepare: (growth: MonthlyGrowth, seed: number, runs: number) => void;
  /** Advances the first `runs` runs by twelve months of the same flow. */
  readonly step: (runs: number, flow: number) => void;
}

/** A power of two, so that 12 random bits pick a growth factor. */
const TABLE_SIZE = 4_096;
const LAST_INDEX = TABLE_SIZE - 1;

/**
 * Advances balances month by month. Eight runs share a generator: xoshiro128** (David Blackman and
 * Sebastiano Vigna, 2018, public domain). Each draw of 32 bits picks two growth factors, and the
 * antithetic runs take the factors at the mirrored indices.
 *
 * A balance may be below 0 within a year: its months all have the same flow, so a run that cannot pay one
 * withdrawal cannot pay the later ones either, and is still below 0 at the end of the year.
 *
 * Speed: eight independent balances keep the processor busy while each waits for its own product. The
 * mirrored index is an exclusive or, because a subtraction takes Firefox twice as long.
 *
 * @param balances Balance of each run; their number is a multiple of 8.
 */
export function createMonthStepper(balances: Float64Array): MonthStepper {
  const deviations = normalMidpoints(TABLE_SIZE);
  /** A month's growth factors, equally probable, in ascending order. */
  const table = new Float64Array(TABLE_SIZE);
  /** Four words of state for each generator. */
  const states = new Int32Array(balances.length / 2);

  function prepare({ mu, sigma }: MonthlyGrowth, seed: number, runs: number): void {
    for (let i = 0; i < TABLE_SIZE; i++) table[i] = exp(mu + sigma * (deviations[i] as number));
    for (let word = 0; word < Math.ceil(runs / 8) * 4; word++) states[word] = mixSeed(seed, word);
  }

  function step(runs: number, flow: number): void {
    for (let run = 0; run < runs; run += 8) stepEight(run, flow);
  }

  function stepEight(run: number, flow: number): void {
    const state = run / 2;
    let s0 = states[state] as number;
    let s1 = states[state + 1] as number;
    let s2 = states[state + 2] as number;
    let s3 = states[state + 3] as number;
    let a = startOf(run);
    let b = startOf(run + 1);
    let c = startOf(run + 2);
    let d = startOf(run + 3);
    let e = startOf(run + 4);
    let f = startOf(run + 5);
    let g = startOf(run + 6);
    let h = startOf(run + 7);
    for (let month = 0; month < 12; month++) {
      let bits = Math.imul(rotate(Math.imul(s1, 5), 7), 9);
      let shifted = s1 << 9;
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= shifted;
      s3 = rotate(s3, 11);
      let i = bits >>> 20;
      let k = bits & LAST_INDEX;
      a = a * (table[i] as number) + flow;
      b = b * (table[i ^ LAST_INDEX] as number) + flow;
      c = c * (table[k] as number) + flow;
      d = d * (table[k ^ LAST_INDEX] as number) + flow;

      bits = Math.imul(rotate(Math.imul(s1, 5), 7), 9);
      shifted = s1 << 9;
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= shifted;
      s3 = rotate(s3, 11);
      i = bits >>> 20;
      k = bits & LAST_INDEX;
      e = e * (table[i] as number) + flow;
      f = f * (table[i ^ LAST_INDEX] as number) + flow;
      g = g * (table[k] as number) + flow;
      h = h * (table[k ^ LAST_INDEX] as number) + flow;
    }
    states[state] = s0;
    states[state + 1] = s1;
    states[state + 2] = s2;
    states[state + 3] = s3;
    balances[run] = a;
    balances[run + 1] = b;
    balances[run + 2] = c;
    balances[run + 3] = d;
    balances[run + 4] = e;
    balances[run + 5] = f;
    balances[run + 6] = g;
    balances[run + 7] = h;
  }

  /** A run that fell short starts the next year with nothing. */
  function startOf(run: number): number {
    return Math.max(balances[run] as number, 0);
  }

  return { prepare, step };
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
