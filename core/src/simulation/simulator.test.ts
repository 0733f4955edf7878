import { describe, expect, test } from 'vitest';
import { simulateMonthly } from '../../test/simulate-monthly.ts';
import { flowOf, planOf, referencePlan } from '../../test/valid-lifetimes.ts';
import { shortfallCase, simulationCase } from '../known-cases.ts';
import { bandShares } from './bands.ts';
import type { LifetimePlan } from './lifetime-plan.ts';
import { createMarketDraws } from './market-draws.ts';
import { normalQuantile } from './normal-quantiles.ts';
import { createSimulator, type Simulation } from './simulator.ts';

const RUNS = 16_384;

const simulator = createSimulator(createMarketDraws({ runs: RUNS, years: 60, seed: 1 }));

/** The simulator, and the reference that takes every month as a step. */
const engines: [string, (plan: LifetimePlan) => Simulation][] = [
  ['the simulator', simulator.simulate],
  ['the reference', (plan) => simulateMonthly(plan, { runs: RUNS, seed: 1 })],
];

/** Balances of all runs at the end of the plan. */
const finalBalances = (plan: LifetimePlan) =>
  Array.from({ length: RUNS }, (_, run) => simulator.replayRun(plan, run).balances.at(-1) ?? Number.NaN);

const bandsOf = ({ bands }: Simulation, year: number) => [...bands.slice(5 * year, 5 * year + 5)];

describe.each(engines)('%s: without a flow', (_engine, simulate) => {
  const plan = { ...referencePlan, flow: flowOf([60, 0]) };
  const [drift, volatility] = [Math.log(1.07 / 1.025), 0.15];

  test.each([1, 10, 30, 60])('the bands after %i years are the quantiles of the lognormal', (year) => {
    const bands = bandsOf(simulate(plan), year);
    const deviation = volatility * Math.sqrt(year);
    for (const [index, share] of bandShares.entries()) {
      const z = normalQuantile(share);
      const exact = Math.log(plan.startBalance) + year * (drift - volatility ** 2 / 2) + deviation * z;
      const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
      const standardError = (deviation * Math.sqrt((share * (1 - share)) / RUNS)) / density;
      const distance = Math.abs(Math.log(bands[index] as number) - exact) / standardError;
      expect(distance, `${share} of ${year} years`).toBeLessThan(4);
    }
  });

  test('nothing can fall short', () => {
    const { success, depleted } = simulate(plan);
    expect(success).toBe(1);
    expect(Math.max(...depleted)).toBe(0);
  });
});

test.each([1, 10, 30, 60])('the mean after %i years grows as the expected return does', (years) => {
  const plan = { ...referencePlan, flow: flowOf([years, 0]) };
  const mean = finalBalances(plan).reduce((sum, balance) => sum + balance, 0) / RUNS;
  const exact = plan.startBalance * (1.07 / 1.025) ** years;
  const standardError = exact * Math.sqrt(Math.expm1(0.15 ** 2 * years) / RUNS);
  expect(Math.abs(mean - exact) / standardError).toBeLessThan(4);
});

describe.each(engines)('%s: without volatility', (_engine, simulate) => {
  test('each month the balance grows, then the flow is added', () => {
    const plan = { ...referencePlan, flow: flowOf([2, 500], [1, -1_500]), volatility: 0 };
    const result = simulate(plan);
    const growth = (1.07 / 1.025) ** (1 / 12);
    let balance = plan.startBalance;
    for (const [year, flow] of plan.flow.entries()) {
      for (let month = 0; month < 12; month++) balance = balance * growth + flow;
      for (const band of bandsOf(result, year + 1)) expect(band / balance).toBeCloseTo(1, 12);
    }
  });
});

describe.each(engines)('%s: reference values of a separate program', (_engine, simulate) => {
  const result = simulate(referencePlan);
  const { success, bands } = simulationCase;

  test('the success is within the tolerance', () => {
    expect(Math.abs(result.success - success.expected)).toBeLessThan(success.tolerance);
  });

  test.each(bands)(
    'the bands after $year years are within the tolerance',
    ({ year, expected, tolerance }) => {
      for (const [index, band] of bandsOf(result, year).entries()) {
        const reference = expected[index] as number;
        expect(Math.abs(band - reference)).toBeLessThanOrEqual(reference * tolerance);
      }
    },
  );
});

test('the simulator and the reference agree within their sampling error', () => {
  const plans = [
    referencePlan,
    { ...referencePlan, volatility: 8, annualReturn: 5 },
    { ...referencePlan, startBalance: 800_000, flow: flowOf([30, -3_000]) },
    { ...referencePlan, startBalance: 400_000, flow: flowOf([5, -2_500], [35, -1_000]) },
    { ...referencePlan, startBalance: 0, flow: flowOf([10, 300], [20, 1_200], [3, 0], [25, -2_000]) },
  ];
  for (const plan of plans) {
    const [simulated, reference] = engines.map(([, simulate]) => simulate(plan)) as [Simulation, Simulation];
    for (let year = 0; year <= plan.flow.length; year++) {
      const [a, b] = [reference.depleted[year] as number, simulated.depleted[year] as number];
      const standardError = Math.sqrt((2 * a * (1 - a)) / RUNS);
      expect(Math.abs(a - b)).toBeLessThanOrEqual(4 * standardError + 0.001);
      const [, p25, p50, p75] = bandsOf(simulated, year) as [number, number, number, number];
      // Twice the standard error of a median is about a fiftieth of the distance of the quartiles.
      const tolerance = 0.03 * (p75 - p25) + 0.01;
      expect(Math.abs((bandsOf(reference, year)[2] as number) - p50)).toBeLessThanOrEqual(tolerance);
    }
  }
});

describe.each(engines)('%s: a run succeeds if every withdrawal is paid in full', (_engine, simulate) => {
  const flat = { startBalance: 0, annualReturn: 0, volatility: 0, inflation: 0 };

  test('a balance that the last withdrawal empties has paid it', () => {
    expect(simulate({ ...flat, startBalance: 12_000, flow: flowOf([1, -1_000]) })).toMatchObject({
      success: 1,
    });
    expect(simulate({ ...flat, startBalance: 11_999, flow: flowOf([1, -1_000]) })).toMatchObject({
      success: 0,
    });
  });

  test('an empty balance is not a failure while no withdrawal is due', () => {
    const result = simulate({ ...flat, flow: flowOf([2, 0], [1, 1_000], [1, -1_000], [2, 0]) });
    expect(result.success).toBe(1);
    expect(bandsOf(result, 6)).toEqual([0, 0, 0, 0, 0]);
  });

  test('nothing at all is not a failure either, with whichever sign', () => {
    const result = simulate({ ...flat, startBalance: -0, flow: Float64Array.of(-0, 0, -0) });
    expect(result.success).toBe(1);
    for (const numbers of [result.bands, result.depleted]) {
      expect(numbers.every((number) => Object.is(number, 0))).toBe(true);
    }
  });

  test('later savings do not undo a shortfall', () => {
    const result = simulate({
      ...flat,
      startBalance: 100,
      flow: flowOf([1, -1_000], [3, 2_000], [1, -1_000]),
    });
    expect(result.success).toBe(0);
    expect([...result.depleted]).toEqual([0, 1, 1, 1, 1, 1]);
    // An unpaid shortfall is not carried over as debt.
    expect(bandsOf(result, 4)).toEqual([72_000, 72_000, 72_000, 72_000, 72_000]);
  });
});

describe('lump sums', () => {
  const flat = { startBalance: 1_000, annualReturn: 0, volatility: 0, inflation: 0 };
  const lumpSums = Float64Array.of(0, -3_000, 0, 5_000);
  const plan = { ...flat, flow: flowOf([4, 100]), lumpSums };

  test('lump sums arrive before the flow of their year', () => {
    const paidInTime = { ...flat, flow: flowOf([1, 0], [1, -500]), lumpSums: Float64Array.of(0, 5_000) };
    expect(simulator.simulate(paidInTime).success).toBe(1);
    expect(bandsOf(simulator.simulate(paidInTime), 2)).toEqual([0, 0, 0, 0, 0]);
  });

  test('lump sums are a shortfall if the savings cannot pay them, without a debt', () => {
    const { success, depleted, bands } = simulator.simulate(plan);
    expect(success).toBe(0);
    expect(simulator.successOf(plan)).toBe(0);
    expect([...depleted]).toEqual([0, 0, 1, 1, 1]);
    const { balances, shortfalls } = simulator.replayRun(plan, 0);
    expect([...balances]).toEqual([1_000, 2_200, 1_200, 2_400, 8_600]);
    expect([...shortfalls]).toEqual([0, 800, 0, 0]);
    expect([0, 1, 2, 3, 4].map((year) => bands[5 * year])).toEqual([...balances]);
  });

  test('lump sums of 0 change nothing', () => {
    const none = { ...referencePlan, lumpSums: new Float64Array(60) };
    expect(simulator.simulate(none)).toEqual(simulator.simulate(referencePlan));
  });
});

test('money at the end is not the measure: 13 of 100 runs are never short, 46 have some left', () => {
  const { success, endsWithMoney } = shortfallCase;
  const plan = planOf(shortfallCase.plan);
  expect(Math.abs(simulator.successOf(plan) - success.expected)).toBeLessThan(success.tolerance);
  const withMoney = finalBalances(plan).filter((balance) => balance > 0).length / RUNS;
  expect(Math.abs(withMoney - endsWithMoney.expected)).toBeLessThan(endsWithMoney.tolerance);
});
