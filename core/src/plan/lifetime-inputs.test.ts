import { describe, expect, test } from 'vitest';
import { defaultInputs, type Inputs } from '../fields.ts';
import { createMarketDraws } from '../simulation/market-draws.ts';
import { createSimulator } from '../simulation/simulator.ts';
import { chanceByRetirementAge, solveRetirementAge } from '../simulation/solve.ts';
import { validateInputs } from '../validate.ts';
import { buildLifetimePlan } from './build-plan.ts';
import { defaultAssumptions } from './default-assumptions.ts';
import {
  lifetimeFields,
  nearestCalculatorInputs,
  outlookInputs,
  retirementAges,
  unsavableInputs,
} from './lifetime-inputs.ts';
import { planSocialSecurity } from './plan-social-security.ts';

const YEAR = 2026;
const simulator = createSimulator(createMarketDraws({ runs: 64, years: 92, seed: 1 }));

/** Returns a plan with the defaults of the year. */
function planOf(changes: Partial<Inputs>) {
  const currentAge = changes.currentAge ?? defaultInputs.currentAge;
  const inputs = { ...defaultInputs, retirementAge: Math.max(65, currentAge), ...changes };
  return { inputs, assumptions: defaultAssumptions(inputs, { year: YEAR }) };
}

describe('the inputs of a lifetime plan', () => {
  test.each([
    ['savings of $20 million', { currentSavings: 20_000_000 }],
    ['contributions of $50,000 a month', { monthlySavings: 50_000, annualIncome: 2_000_000 }],
    ['an income of $0', { annualIncome: 0 }],
    ['an income of $2 million', { annualIncome: 2_000_000 }],
    ['an age of 18', { currentAge: 18 }],
    ['an age of 95', { currentAge: 95 }],
  ])('can have %s', (_, changes) => {
    const { inputs, assumptions } = planOf(changes);
    expect(buildLifetimePlan(inputs, assumptions).startBalance).toBe(inputs.currentSavings);
    expect(solveRetirementAge(inputs, assumptions, simulator)).toHaveProperty('value');
  });

  test.each([
    ['savings above $20 million', { currentSavings: 20_000_001 }],
    ['contributions above $50,000 a month', { monthlySavings: 50_001 }],
    ['an income above $2 million', { annualIncome: 2_000_001 }],
    ['an age of 96', { currentAge: 96 }],
    ['an age of 17', { currentAge: 17 }],
  ])('cannot have %s', (_, changes) => {
    expect(() => planOf(changes)).toThrow(RangeError);
  });

  test('give finite flows and chances at every corner of their ranges', () => {
    const { retirementAge: _, ...ranges } = lifetimeFields;
    const corners = Object.entries(ranges).reduce<Partial<Inputs>[]>(
      (all, [name, { min, max }]) =>
        all.flatMap((corner) => [min, max].map((end) => ({ ...corner, [name]: end }))),
      [{}],
    );
    expect(corners).toHaveLength(32);
    for (const corner of corners) {
      const { inputs, assumptions } = planOf(corner);
      expect([...buildLifetimePlan(inputs, assumptions).flow].every(Number.isFinite)).toBe(true);
      const chances = chanceByRetirementAge(inputs, assumptions, simulator);
      expect(chances.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
    }
  });
});

test('retirement begins today at the earliest, and only today for people from 85 on', () => {
  expect(retirementAges(18)).toEqual({ min: 18, max: 85 });
  expect(retirementAges(86)).toEqual({ min: 86, max: 86 });
  expect(retirementAges(85)).toEqual({ min: 85, max: 85 });
});

test('an income of $0 gives no Social Security', () => {
  const { inputs, assumptions } = planOf({ annualIncome: 0 });
  expect(planSocialSecurity(inputs, assumptions).monthlyBenefit).toBe(0);
});

describe('a visitor born before 1943', () => {
  const { inputs, assumptions } = planOf({ currentAge: 84 });

  test('has no estimate of Social Security', () => {
    expect(assumptions.birthYear).toBe(1942);
    expect(planSocialSecurity(inputs, assumptions).monthlyBenefit).toBe(0);
  });

  test('has the known benefit', () => {
    const known = { ...assumptions, knownBenefit: 2_000, knownBenefitAge: 70, claimingAge: 70 };
    expect(planSocialSecurity(inputs, known).monthlyBenefit).toBe(2_000);
  });
});

const outlooks: [string, Partial<Inputs>][] = [
  ['savings of $1.5 million', { currentSavings: 1_500_000 }],
  ['an income of $0', { annualIncome: 0 }],
  ['contributions of $50,000', { monthlySavings: 50_000 }],
  ['an age of 78 and work to 80', { currentAge: 78, retirementAge: 80 }],
  ['a retired visitor of 66', { currentAge: 66, retirementAge: 66 }],
  ['a retired visitor of 30', { currentAge: 30, retirementAge: 30 }],
  ['a retired visitor of 95', { currentAge: 95, retirementAge: 95 }],
];

test.each(outlooks)('a saved plan stores %s as the nearest inputs, and the difference', (_, changes) => {
  const inputs = { ...defaultInputs, ...changes };
  const saved = nearestCalculatorInputs(inputs);
  expect(validateInputs(saved)).toEqual({});
  expect(saved).not.toEqual(inputs);
  expect(outlookInputs(saved, unsavableInputs(inputs))).toEqual(inputs);
});

test('inputs that the calculator allows are saved as they are', () => {
  expect(nearestCalculatorInputs(defaultInputs)).toEqual(defaultInputs);
  expect(unsavableInputs(defaultInputs)).toEqual({});
});

test('an input that was changed in the calculator replaces the outlook’s', () => {
  const saved = { ...defaultInputs, currentSavings: 400_000, monthlySavings: 5_000 };
  const outlook = { currentSavings: 1_500_000, monthlySavings: 6_000 };
  expect(outlookInputs(saved, outlook)).toEqual({ ...saved, monthlySavings: 6_000 });
});
