import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { singleLifetimes, validLifetimes, validPlans } from '../../test/valid-lifetimes.ts';
import { fields, type Inputs } from '../fields.ts';
import type { LifetimeAssumptions } from '../plan/assumptions.ts';
import { buildLifetimePlan } from '../plan/build-plan.ts';
import { planSocialSecurity } from '../plan/plan-social-security.ts';
import { createMarketDraws } from './market-draws.ts';
import { createSimulator } from './simulator.ts';

// Thousands of simulations take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const RUNS = 130;
const { simulate, successOf, rankRuns, replayRun } = createSimulator(
  createMarketDraws({ runs: RUNS, years: 100, seed: 7 }),
);

type Lifetime = [Inputs, LifetimeAssumptions];

/** A lifetime, and a better one. */
type Improvement = (lifetime: Lifetime, share: number) => Lifetime;

/** `singleLifetimes` that save nothing of a benefit: one that starts later would be saved for fewer years. */
const spendingLifetimes = singleLifetimes.map(([inputs, assumptions]): Lifetime => {
  const latest = { ...inputs, retirementAge: Math.max(fields.retirementAge.max, inputs.currentAge) };
  const { monthlyBenefit } = planSocialSecurity(latest, { ...assumptions, benefitCut: null });
  return [inputs, { ...assumptions, monthlySpending: Math.max(assumptions.monthlySpending, monthlyBenefit) }];
});

const improvements: [string, Improvement, typeof validLifetimes][] = [
  [
    'more savings now',
    ([inputs, assumptions], share) => [
      { ...inputs, currentSavings: towards(inputs.currentSavings, fields.currentSavings.max, share) },
      assumptions,
    ],
    validLifetimes,
  ],
  [
    'more savings each month',
    ([inputs, assumptions], share) => [
      { ...inputs, monthlySavings: towards(inputs.monthlySavings, fields.monthlySavings.max, share) },
      assumptions,
    ],
    validLifetimes,
  ],
  [
    'later retirement of a single person without other costs who spends at least the benefit',
    ([inputs, assumptions], share) => [
      {
        ...inputs,
        retirementAge: Math.ceil(towards(inputs.retirementAge, fields.retirementAge.max, share)),
      },
      assumptions,
    ],
    spendingLifetimes,
  ],
  [
    'less spending',
    ([inputs, assumptions], share) => [
      inputs,
      { ...assumptions, monthlySpending: towards(assumptions.monthlySpending, 0, share) },
    ],
    validLifetimes,
  ],
];

/** Interpolates linearly; exactly `to` at 1, in spite of rounding. */
const towards = (from: number, to: number, share: number) => (share === 1 ? to : from + (to - from) * share);

describe('a better plan never has a lower chance or band', () => {
  test.each(improvements)('%s', (_name, improve, lifetimes) => {
    fc.assert(
      fc.property(lifetimes, fc.double({ min: 0, max: 1, noNaN: true }), (lifetime, share) => {
        const before = simulate(buildLifetimePlan(...lifetime));
        const after = simulate(buildLifetimePlan(...improve(lifetime, share)));
        expect(after.success).toBeGreaterThanOrEqual(before.success);
        for (const [index, band] of before.bands.entries()) {
          if ((after.bands[index] as number) < band) expect.fail(`band ${index} fell from ${band}`);
        }
        for (const [year, depleted] of before.depleted.entries()) {
          if ((after.depleted[year] as number) > depleted) expect.fail(`more are depleted in year ${year}`);
        }
      }),
      { numRuns: propertyRuns(20) },
    );
  });
});

describe('for any plan', () => {
  test('amounts are finite, at least 0, never a negative zero, and in order', () => {
    fc.assert(
      fc.property(validPlans, (plan) => {
        const years = plan.flow.length;
        const result = simulate(plan);
        expect(result).toMatchObject({ runs: RUNS, years });
        expect([result.bands.length, result.depleted.length]).toEqual([5 * (years + 1), years + 1]);
        assertAmounts(result.bands);
        assertAmounts(result.depleted);
        assertAmounts([result.success]);
        for (let year = 0; year <= years; year++) {
          const bands = result.bands.slice(5 * year, 5 * year + 5);
          expect(bands.toSorted()).toEqual(bands);
        }
        expect(result.depleted.toSorted()).toEqual(result.depleted);
        expect(result.success).toBeCloseTo(1 - (result.depleted[years] as number), 12);
        expect([...result.bands.slice(0, 5)]).toEqual(new Array(5).fill(plan.startBalance + 0));
      }),
      { numRuns: propertyRuns(20) },
    );
  });

  test('the same plan gives the same bits, whatever was simulated before', () => {
    fc.assert(
      fc.property(validPlans, validPlans, (plan, other) => {
        const first = simulate(plan);
        simulate(other);
        expect(simulate(plan)).toEqual(first);
      }),
      { numRuns: propertyRuns(6) },
    );
  });
});

describe('replays', () => {
  test('the bands are taken from the balances of the runs', () => {
    fc.assert(
      fc.property(validPlans, (plan) => {
        const { bands } = simulate(plan);
        const runs = Array.from({ length: RUNS }, (_, run) => replayRun(plan, run).balances);
        for (let year = 0; year <= plan.flow.length; year++) {
          const balances = Float64Array.from(runs, (balances) => balances[year] as number).sort();
          for (const [band, rank] of [13, 32, 65, 97, 117].entries()) {
            const balance = balances[rank] as number;
            // A fraction of a cent counts as nothing, except at the start.
            expect(bands[5 * year + band]).toBe(balance < 2 ** -7 && year > 0 ? 0 : balance);
          }
        }
      }),
      { numRuns: propertyRuns(4) },
    );
  });

  test('depleted shares and ranks follow from the first shortfall of each run', () => {
    fc.assert(
      fc.property(validPlans, (plan) => {
        const { success, depleted } = simulate(plan);
        const firstYears = Array.from({ length: RUNS }, (_, run) => {
          const { shortfalls } = replayRun(plan, run);
          assertAmounts(shortfalls);
          for (const [year, shortfall] of shortfalls.entries()) {
            const due = Math.max(-(plan.flow[year] as number), 0) * 12;
            expect(shortfall).toBeLessThanOrEqual(due * (1 + 1e-12) + 1e-300);
          }
          const first = shortfalls.findIndex((shortfall) => shortfall > 0);
          return first < 0 ? Number.POSITIVE_INFINITY : first + 1;
        });
        for (const [year, share] of depleted.entries()) {
          expect(firstYears.filter((first) => first <= year).length / RUNS).toBe(share);
        }
        expect(successOf(plan)).toBe(success);

        const ranked = rankRuns(plan);
        expect(ranked.toSorted()).toEqual(Uint32Array.from({ length: RUNS }, (_, run) => run));
        const order = [...ranked].map((run): [number, number] => [
          firstYears[run] as number,
          replayRun(plan, run).balances.at(-1) as number,
        ]);
        for (const [index, [year, balance]] of order.entries()) {
          const [nextYear, nextBalance] = order[index + 1] ?? [Number.POSITIVE_INFINITY, Number.MAX_VALUE];
          expect(year < nextYear || (year === nextYear && balance <= nextBalance)).toBe(true);
        }
      }),
      { numRuns: propertyRuns(6) },
    );
  });
});

function assertAmounts(values: Iterable<number>): void {
  for (const value of values) {
    if (!(Number.isFinite(value) && value >= 0) || Object.is(value, -0)) expect.fail(`${value}`);
  }
}
