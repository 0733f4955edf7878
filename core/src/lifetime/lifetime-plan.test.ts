import { describe, expect, test } from 'vitest';
import { flowOf, referencePlan } from '../../test/valid-lifetimes.ts';
import { type LifetimePlan, monthlyGrowth } from './lifetime-plan.ts';
import { rankRuns, replayRun, replayShortfalls } from './replay.ts';
import { createScenarioSet } from './scenario-set.ts';
import { simulateLive } from './simulate-live.ts';
import { type MonthlyOptions, simulateMonthly } from './simulate-monthly.ts';

const set = createScenarioSet({ runs: 16, years: 100, seed: 1 });
const options: MonthlyOptions = { runs: 16, seed: 1 };

const calls: [string, (plan: LifetimePlan) => unknown][] = [
  ['simulateMonthly', (plan) => simulateMonthly(plan, options)],
  ['simulateLive', (plan) => simulateLive(plan, set)],
  ['replayRun', (plan) => replayRun(plan, set, 0)],
  ['replayShortfalls', (plan) => replayShortfalls(plan, set, 0)],
  ['rankRuns', (plan) => rankRuns(plan, set)],
];

describe.each(calls)('%s rejects a plan with', (_name, call) => {
  test.each([
    [{ start: -1 }, RangeError, 'start must be a number from 0 to 1000000000000, not -1'],
    [{ start: Number.NaN }, RangeError, 'start'],
    [{ start: '1' }, TypeError, 'start'],
    [{ annualReturn: 101 }, RangeError, 'annualReturn must be a number from -50 to 100'],
    [{ volatility: -1 }, RangeError, 'volatility must be a number from 0 to 50'],
    [{ inflation: Number.POSITIVE_INFINITY }, RangeError, 'inflation must be a number from -20 to 50'],
    [{ flow: [1, 2] }, TypeError, 'flow must be a Float64Array, not an array'],
    [{ flow: undefined }, TypeError, 'flow must be a Float64Array, not undefined'],
    [{ flow: new Float64Array(0) }, RangeError, 'flow must have 1 to 100 years, not 0'],
    [{ flow: new Float64Array(101) }, RangeError, 'flow must have 1 to 100 years, not 101'],
    [{ flow: Float64Array.of(1, Number.NaN) }, RangeError, 'flow[1] must be a number from -1000000000000'],
    [{ flow: Float64Array.of(-2e12) }, RangeError, 'flow[0]'],
  ])('%o', (change, kind, message) => {
    const rejected = () => call({ ...referencePlan, ...change } as LifetimePlan);
    expect(rejected).toThrow(kind);
    expect(rejected).toThrow(message);
  });
});

describe('simulateMonthly rejects', () => {
  test.each([
    [{ runs: 0 }, RangeError, 'runs must be a whole number from 1 to 1000000'],
    [{ runs: 1.5 }, RangeError, 'runs'],
    [{ seed: -1 }, RangeError, 'seed'],
    [{ seed: '1' }, TypeError, 'seed'],
  ])('%o', (change, kind, message) => {
    const rejected = () => simulateMonthly(referencePlan, { ...options, ...change } as MonthlyOptions);
    expect(rejected).toThrow(kind);
    expect(rejected).toThrow(message);
  });
});

test.each([-1, 16, 0.5, Number.NaN])('no set of 16 runs has run %d', (run) => {
  expect(() => replayRun(referencePlan, set, run)).toThrow('run must be a whole number from 0 to 15');
  expect(() => replayShortfalls(referencePlan, set, run)).toThrow(RangeError);
});

test('monthly growth: the mean of the yearly growth is that of the return above inflation', () => {
  for (const volatility of [0, 12, 40]) {
    const { mu, sigma } = monthlyGrowth({ ...referencePlan, volatility });
    expect(12 * (mu + sigma ** 2 / 2)).toBeCloseTo(Math.log(1.07 / 1.025), 14);
    expect(sigma * Math.sqrt(12)).toBeCloseTo(volatility / 100, 14);
  }
});

test('a run is the same for every number of runs', () => {
  const plan = { ...referencePlan, flow: flowOf([3, 500]) };
  const alone = simulateMonthly(plan, { runs: 1, seed: 5 }).bands;
  const [lowest, highest] = [0, 4].map(
    (band) => simulateMonthly(plan, { runs: 2, seed: 5 }).bands[15 + band],
  );
  expect([lowest, highest]).toContain(alone[15]);
});

test('another seed gives other markets', () => {
  const bands = [1, 2, 3, 2 ** 33].map((seed) =>
    simulateMonthly(referencePlan, { runs: 8, seed }).bands.join(),
  );
  expect(new Set(bands).size).toBe(4);
});
