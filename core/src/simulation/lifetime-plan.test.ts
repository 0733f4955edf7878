import { describe, expect, test } from 'vitest';
import { referencePlan } from '../../test/valid-lifetimes.ts';
import { type LifetimePlan, monthlyGrowth } from './lifetime-plan.ts';
import { createMarketDraws } from './market-draws.ts';
import { createSimulator } from './simulator.ts';

const simulator = createSimulator(createMarketDraws({ runs: 16, years: 100, seed: 1 }));

const calls: [string, (plan: LifetimePlan) => unknown][] = [
  ['simulate', simulator.simulate],
  ['successOf', simulator.successOf],
  ['rankRuns', simulator.rankRuns],
  ['replayRun', (plan) => simulator.replayRun(plan, 0)],
];

describe.each(calls)('%s', (_name, call) => {
  test.each([
    [{ startBalance: -1 }, RangeError, 'startBalance must be a number from 0 to 1000000000000, not -1'],
    [{ startBalance: Number.NaN }, RangeError, 'startBalance'],
    [{ startBalance: '1' }, TypeError, 'startBalance'],
    [{ annualReturn: 101 }, RangeError, 'annualReturn must be a number from -50 to 100'],
    [{ volatility: -1 }, RangeError, 'volatility must be a number from 0 to 50'],
    [{ inflation: Number.POSITIVE_INFINITY }, RangeError, 'inflation must be a number from -20 to 50'],
    [{ flow: [1, 2] }, TypeError, 'flow must be a Float64Array, not an array'],
    [{ flow: undefined }, TypeError, 'flow must be a Float64Array, not undefined'],
    [{ flow: new Float64Array(0) }, RangeError, 'flow must have 1 to 100 years, not 0'],
    [{ flow: new Float64Array(101) }, RangeError, 'flow must have 1 to 100 years, not 101'],
    [{ flow: Float64Array.of(1, Number.NaN) }, RangeError, 'flow[1] must be a number from -1000000000000'],
    [{ flow: Float64Array.of(-2e12) }, RangeError, 'flow[0]'],
  ])('rejects a plan with %o', (change, kind, message) => {
    const rejected = () => call({ ...referencePlan, ...change } as LifetimePlan);
    expect(rejected).toThrow(kind);
    expect(rejected).toThrow(message);
  });
});

test.each([-1, 16, 0.5, Number.NaN])('replayRun rejects run %d of 16', (run) => {
  expect(() => simulator.replayRun(referencePlan, run)).toThrow(RangeError);
  expect(() => simulator.replayRun(referencePlan, run)).toThrow('run must be a whole number from 0 to 15');
});

test('the mean of the yearly growth equals the return above inflation', () => {
  for (const volatility of [0, 12, 40]) {
    const { mu, sigma } = monthlyGrowth({ ...referencePlan, volatility });
    expect(12 * (mu + sigma ** 2 / 2)).toBeCloseTo(Math.log(1.07 / 1.025), 14);
    expect(sigma * Math.sqrt(12)).toBeCloseTo(volatility / 100, 14);
  }
});

test('simulate rejects lump sums that do not match the flow or are too large', () => {
  const simulate = (lumpSums: unknown) => simulator.simulate({ ...referencePlan, lumpSums } as LifetimePlan);
  expect(() => simulate([1])).toThrow('lumpSums must be a Float64Array, not an array');
  expect(() => simulate(new Float64Array(3))).toThrow('lumpSums must have 60 years, as flow has, not 3');
  expect(() => simulate(new Float64Array(60).fill(2e12))).toThrow('lumpSums[0] must be a number from');
});
