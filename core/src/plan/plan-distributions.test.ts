import { describe, expect, test } from 'vitest';
import { defaultInputs, type Inputs } from '../fields.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { planHousehold } from './build-plan.ts';
import { planDistributions } from './plan-distributions.ts';
import { completePlan } from './plan-draft.ts';

const YEAR = 2026;

/** The distributions of someone who has retired, at the same balance each year. */
function distributionsOf(
  currentAge: number,
  balance: number,
  changes: Partial<LifetimeAssumptions>,
  inputs: Partial<Inputs> = {},
) {
  const draft = {
    inputs: { ...defaultInputs, currentAge, retirementAge: currentAge, currentSavings: balance, ...inputs },
    changes: { preTaxShare: 100, knownBenefit: 3_000, claimingAge: 67, knownBenefitAge: 67, ...changes },
    isRetired: true,
  };
  const plan = completePlan(draft, YEAR);
  const { years } = planHousehold(plan.inputs, plan.assumptions);
  return planDistributions(
    plan.inputs,
    plan.assumptions,
    years.map(() => balance),
  );
}

describe('a required distribution', () => {
  test('is the balance divided by the divisor of the age (Publication 590-B, example)', () => {
    const [first] = distributionsOf(75, 100_000, { monthlySpending: 3_000 });
    expect(Math.round(first?.required ?? 0)).toBe(4_065);
  });

  // A reported case: $5,160,000 at 74, of which $202,353 has to be taken out, with a tax of $45,193.
  test('of a large balance is taxed although it is not spent', () => {
    const [first] = distributionsOf(74, 5_160_000, { monthlySpending: 3_000 });
    expect(first?.required).toBeCloseTo(202_352.94, 2);
    expect(first?.moved).toBe(first?.required);
    expect(first?.tax).toBeCloseTo(45_193, 0);
  });

  test.each([
    [1959, 73],
    [1960, 75],
  ])('begins for someone born in %i at %i', (birthYear, age) => {
    const today = YEAR - birthYear;
    const distributions = distributionsOf(today, 1e6, { birthYear, monthlySpending: 3_000 });
    expect(distributions.findIndex(({ required }) => required > 0)).toBe(age - today);
  });

  test('that is withdrawn anyway moves nothing and adds no tax', () => {
    const [first] = distributionsOf(75, 100_000, { monthlySpending: 5_000 });
    expect(first).toMatchObject({ moved: 0, tax: 0 });
  });

  test('is not met by withdrawals from other accounts', () => {
    // Of about $1,000 a month, half is taken from the 401(k), and half of the balance divided by 24.6 is required.
    const [first] = distributionsOf(75, 400_000, { monthlySpending: 4_000, preTaxShare: 50 });
    expect(first?.required).toBeCloseTo(200_000 / 24.6, 6);
    expect(first?.moved).toBeGreaterThan(2_000);
  });

  test('falls as the share in such accounts is moved, and there is none in a Roth', () => {
    const required = distributionsOf(74, 1e6, { monthlySpending: 3_000 }).map((year) => year.required);
    // The balance stays the same: by the table alone, the second one would be higher.
    expect(required[1]).toBeCloseTo((1e6 - (required[0] ?? 0)) / 24.6, 6);
    const roth = distributionsOf(74, 1e6, { monthlySpending: 3_000, preTaxShare: 0 });
    expect(roth.every((year) => year.required === 0 && year.tax === 0)).toBe(true);
    const untaxed = distributionsOf(74, 1e6, { monthlySpending: 3_000, preTaxShare: null });
    expect(untaxed.every((year) => year.required === 0)).toBe(true);
  });
});
