import { expect, test } from 'vitest';
import { defaultInputs, type Inputs } from '../src/fields.ts';
import { ACCURACY_SETS } from '../src/known-cases.ts';
import type { LifetimeAssumptions } from '../src/plan/assumptions.ts';
import { buildLifetimePlan } from '../src/plan/build-plan.ts';
import { defaultAssumptions } from '../src/plan/default-assumptions.ts';
import { createMarketDraws, standardDraws } from '../src/simulation/market-draws.ts';
import { createSimulator } from '../src/simulation/simulator.ts';

type Changes = Partial<Inputs & LifetimeAssumptions>;

/** Plans of different lengths, whose chances are between 1 and 9 out of 10. */
const plans = (
  [
    {},
    { retirementAge: 67 },
    { retirementAge: 69 },
    { currentAge: 25, currentSavings: 5_000 },
    {
      currentAge: 45,
      currentSavings: 700_000,
      monthlySavings: 3_000,
      monthlySpending: 7_000,
      retirementAge: 58,
    },
    {
      currentAge: 55,
      currentSavings: 500_000,
      monthlySavings: 1_500,
      annualIncome: 100_000,
      retirementAge: 67,
    },
    {
      currentAge: 67,
      retirementAge: 67,
      currentSavings: 600_000,
      monthlySpending: 4_500,
      knownBenefit: 2_000,
    },
    { volatility: 18, planAge: 105, monthlySpending: 3_800 },
  ] as const satisfies readonly Changes[]
).map((changes: Changes) => {
  const inputs = { ...defaultInputs, ...changes };
  return buildLifetimePlan(inputs, { ...defaultAssumptions(inputs, { year: 2026 }), ...changes });
});

/** Distance of each seed's chance from the mean of all seeds, by plan. Scrambled points have no bias, so the mean is exact. */
function errorsByPlan(): number[][] {
  const chances = Array.from({ length: ACCURACY_SETS }, (_, seed) => {
    const { successOf } = createSimulator(createMarketDraws({ ...standardDraws, seed }));
    return plans.map(successOf);
  });
  return plans.map((_, plan) => {
    const ofPlan = chances.map((ofSeed) => ofSeed[plan] as number);
    const mean = ofPlan.reduce((sum, chance) => sum + chance, 0) / ACCURACY_SETS;
    return ofPlan.map((chance) => Math.abs(chance - mean));
  });
}

const shareWithin = (limit: number, errors: readonly number[]) =>
  errors.filter((error) => error <= limit).length / errors.length;

test('chances are within 1 in 100 of the exact chance for 19 of 20 seeds, and for the standard seed', () => {
  const errors = errorsByPlan();
  expect(shareWithin(0.01, errors.flat())).toBeGreaterThanOrEqual(0.95);
  for (const ofPlan of errors) {
    expect(shareWithin(0.0125, ofPlan)).toBeGreaterThanOrEqual(0.95);
    expect(ofPlan[standardDraws.seed]).toBeLessThan(0.01);
  }
});
