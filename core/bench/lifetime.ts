// Compares the simulator with a naive program and with plain C: first its speed with 10,000 lifetimes of 720 months, then
// its precision with the site's number of runs.
//
// Measures CPU time and compares times of the same round, so that other work on the machine has little effect.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from '../../scripts/bench/median.ts';
import {
  createMarketDraws,
  createSimulator,
  type LifetimePlan,
  type Simulation,
  standardDraws,
} from '../src/index.ts';
import { bandAt } from '../src/simulation/bands.ts';
import { simulateMonthly } from '../test/simulate-monthly.ts';
import { simulateNaively } from './simulate-naively.ts';

const ROUNDS = 7;
const RUNS = 10_000;
const SEEDS = 100;
const C_CALLS = 9;

const plan: LifetimePlan = {
  startBalance: 50_000,
  flow: new Float64Array(60).fill(500, 0, 30).fill(-1_500, 30),
  annualReturn: 7,
  volatility: 15,
  inflation: 2.5,
};

/** Milliseconds of CPU time per call: the median of `calls`, an odd number. */
function measure(work: () => unknown, calls: number): number {
  return median(
    Array.from({ length: calls }, () => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    }),
  );
}

/** Compiles the C program. Returns undefined without a compiler. */
function compileC(folder: string): string | undefined {
  const program = path.join(folder, 'simulate-monthly');
  const source = path.join(import.meta.dirname, 'simulate-monthly.c');
  const args = ['-O3', '-march=native', '-o', program, source, '-lm'];
  return spawnSync('cc', args, { stdio: 'inherit' }).status === 0 ? program : undefined;
}

/** Milliseconds of CPU time of the C program without its start. */
function measureC(program: string): number {
  const lines = execFileSync(program, [String(RUNS), String(C_CALLS)], { encoding: 'utf8' }).split('\n');
  return median(lines.slice(0, C_CALLS).map(Number));
}

type Times = Record<'naive' | 'simulator' | 'draws' | 'c', number>;

function measureRounds(program: string | undefined): Times[] {
  const drawOptions = { runs: RUNS, years: 60, seed: 1 };
  const { simulate } = createSimulator(createMarketDraws(drawOptions));
  const rounds: Times[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const times = {
      naive: measure(() => simulateNaively(plan, RUNS), 1),
      simulator: measure(() => simulate(plan), 31),
      draws: measure(() => createMarketDraws(drawOptions), 7),
      c: program === undefined ? Number.NaN : measureC(program),
    };
    // The first round warms up.
    if (round >= 0) rounds.push(times);
  }
  return rounds;
}

function compareSpeed(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'lifetime-bench-'));
  try {
    const program = compileC(folder);
    const rounds = measureRounds(program);
    const show = (name: string, numberOf: (times: Times) => number, unit: string) =>
      console.log(`  ${name.padEnd(20)} ${median(rounds.map(numberOf)).toFixed(1).padStart(8)} ${unit}`);
    console.log(
      `${RUNS.toLocaleString('en-US')} lifetimes of 720 months with bands of 61 years (medians of ${ROUNDS} rounds, CPU time)`,
    );
    show('simulateNaively', ({ naive }) => naive, 'ms');
    show('simulator', ({ simulator }) => simulator, 'ms');
    show('createMarketDraws', ({ draws }) => draws, 'ms');
    if (program !== undefined) show('plain C, every month', ({ c }) => c, 'ms');
    else console.log('  plain C is not measured: no C compiler');
    show('naive / simulator', ({ naive, simulator }) => naive / simulator, '  goal: at least 150');
    show('draws / simulator', ({ draws, simulator }) => draws / simulator, '  goal: at most 8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Success in percent, and the 10th, 50th and 90th percentiles after `EXACT_YEAR` years: 4,000,000 runs of a separate
 * program with exact normals, with a standard error of 0.024 points.
 */
const exact = { success: 61.073, bands: [214_690, 443_893, 993_060] };
const EXACT_YEAR = 30;

const rootMeanSquare = (errors: number[]) =>
  Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length)
    .toFixed(2)
    .padStart(7);

/** Prints the root mean square of the differences of `SEEDS` seeds from `exact`, in points and percent. */
function showErrors(
  name: string,
  simulateWith: (seed: number) => Pick<Simulation, 'success' | 'bands'>,
): void {
  const results = Array.from({ length: SEEDS }, (_, seed) => simulateWith(seed));
  const success = rootMeanSquare(results.map((result) => 100 * result.success - exact.success));
  const bands = exact.bands.map((dollars, index) =>
    rootMeanSquare(
      results.map((result) => 100 * (bandAt(result.bands, EXACT_YEAR, 2 * index) / dollars - 1)),
    ),
  );
  console.log(`  ${name.padEnd(20)}${success}${bands.join('')}`);
}

function compareErrors(): void {
  const { runs } = standardDraws;
  console.log(
    `error with ${runs.toLocaleString('en-US')} runs: success in points of 100, then p10, p50 and p90 after ${EXACT_YEAR} years in percent`,
  );
  showErrors('simulateNaively', () => {
    const { success, years } = simulateNaively(plan, runs);
    return { success, bands: Float64Array.from(years.flatMap(({ bands }) => bands)) };
  });
  showErrors('simulateMonthly', (seed) => simulateMonthly(plan, { runs, seed }));
  showErrors('simulator', (seed) =>
    createSimulator(createMarketDraws({ runs, years: 60, seed })).simulate(plan),
  );
}

compareSpeed();
compareErrors();
