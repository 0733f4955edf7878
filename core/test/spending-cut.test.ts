import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultInputs } from '../src/fields.ts';
import { buildLifetimePlan } from '../src/plan/build-plan.ts';
import { defaultAssumptions } from '../src/plan/default-assumptions.ts';
import type { LifetimePlan } from '../src/simulation/lifetime-plan.ts';
import { createMarketDraws } from '../src/simulation/market-draws.ts';
import { createSimulator } from '../src/simulation/simulator.ts';
import { propertyRuns } from './property-runs.ts';
import { flowOf, referencePlan, validLifetimes } from './valid-lifetimes.ts';

const RUNS = 100;
const { simulate, successOf, replayRun } = createSimulator(
  createMarketDraws({ runs: RUNS, years: 92, seed: 3 }),
);

const assumptions = { ...defaultAssumptions(defaultInputs, { year: 2026 }), monthlySpending: 5_000 };
const planWith = (changes: Partial<typeof assumptions>) =>
  buildLifetimePlan(defaultInputs, { ...assumptions, ...changes });

describe('the plan of a cut', () => {
  test('has a second flow with less spending from the first withdrawal on', () => {
    const { flow, spendingCut } = planWith({ spendingCut: 10 });
    expect(spendingCut?.startYear).toBe(30);
    expect(spendingCut?.flow[30]).toBe((flow[30] as number) + 500);
  });

  test('has none without a cut, and none without a withdrawal', () => {
    expect(planWith({ spendingCut: 0 }).spendingCut).toBeUndefined();
    expect(
      planWith({ spendingCut: 10, monthlySpending: 1_000, claimingAge: 62 }).spendingCut,
    ).toBeUndefined();
  });

  test('cuts the tax on the spending as well', () => {
    const { flow, spendingCut } = planWith({ spendingCut: 10, preTaxShare: 100 });
    expect((spendingCut?.flow[30] as number) - (flow[30] as number)).toBeGreaterThan(550);
  });
});

describe('the simulation of a cut', () => {
  /** Without growth: 100,000 and $1,000 a month, a rate of 12 percent. */
  const flat: LifetimePlan = {
    startBalance: 100_000,
    flow: flowOf([6, -1_000]),
    annualReturn: 0,
    volatility: 0,
    inflation: 0,
    spendingCut: { startYear: 0, flow: flowOf([6, -800]) },
  };

  test('spends less while the withdrawal is above 120 percent of its starting rate', () => {
    // 12,000 of 88,000 are 13.6 percent, 12,000 of 76,000 are 15.8 percent: above 14.4.
    expect([...replayRun(flat, 0).balances]).toEqual([
      100_000, 88_000, 76_000, 66_400, 56_800, 47_200, 37_600,
    ]);
    expect([...replayRun(flat, 0).flows]).toEqual([-1_000, -1_000, -800, -800, -800, -800]);
    expect(simulate(flat).cutShare).toBeCloseTo(4 / 6, 12);
  });

  test('spends the full amount again after a lump sum', () => {
    const { balances } = replayRun({ ...flat, lumpSums: Float64Array.of(0, 0, 0, 40_000, 0, 0) }, 0);
    expect([...balances]).toEqual([100_000, 88_000, 76_000, 66_400, 94_400, 82_400, 72_800]);
  });

  test('has no cuts in a plan without the rule', () => {
    expect(simulate(referencePlan).cutShare).toBe(0);
  });

  test('agrees with its replays', () => {
    const plan = planWith({ spendingCut: 20 });
    const lasted = Array.from({ length: RUNS }, (_, run) =>
      replayRun(plan, run).shortfalls.every((due) => due === 0),
    );
    expect(successOf(plan)).toBe(lasted.filter(Boolean).length / RUNS);
    expect(successOf(plan)).toBe(simulate(plan).success);
    const median = Float64Array.from(
      { length: RUNS },
      (_, run) => replayRun(plan, run).balances[50] as number,
    ).sort();
    expect(simulate(plan).bands[5 * 50 + 2]).toBe(median[RUNS / 2]);
  });

  test('never lowers a chance', () => {
    fc.assert(
      fc.property(validLifetimes, fc.integer({ min: 1, max: 50 }), ([inputs, changes], spendingCut) => {
        const without = successOf(buildLifetimePlan(inputs, changes));
        const withCut = successOf(buildLifetimePlan(inputs, { ...changes, spendingCut }));
        expect(withCut).toBeGreaterThanOrEqual(without);
      }),
      { numRuns: propertyRuns(10) },
    );
  });

  test('can run out of money sooner with more savings, which just avoid the first cut', () => {
    // A year costs $12,000, or $9,780 with a cut. After the first, 59,900 is below a 1.2th of 71,900; 60,100 is not below
    // one of 72,100.
    const plan = {
      ...flat,
      flow: flowOf([7, -1_000]),
      spendingCut: { startYear: 0, flow: flowOf([7, -815]) },
    };
    expect(successOf({ ...plan, startBalance: 71_900 })).toBe(1);
    expect(successOf({ ...plan, startBalance: 72_100 })).toBe(0);
  });

  test('rejects a start year without a withdrawal, and a flow of another length', () => {
    const cut = { startYear: 0, flow: flowOf([6, -800]) };
    expect(() => simulate({ ...flat, flow: flowOf([6, 0]) })).toThrow('flow[0] must be below 0');
    expect(() => simulate({ ...flat, spendingCut: { ...cut, startYear: 6 } })).toThrow(
      'spendingCut.startYear',
    );
    expect(() => simulate({ ...flat, spendingCut: { ...cut, flow: flowOf([5, 0]) } })).toThrow(
      'spendingCut.flow must have 6 years, as flow has, not 5',
    );
  });
});
