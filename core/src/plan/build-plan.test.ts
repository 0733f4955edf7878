import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flowOf, singleLifetimes } from '../../test/valid-lifetimes.ts';
import { defaultInputs, type Inputs } from '../fields.ts';
import type { LifetimeAssumptions } from './assumptions.ts';
import { buildLifetimePlan } from './build-plan.ts';
import { defaultAssumptions } from './default-assumptions.ts';

const assumptions = defaultAssumptions(defaultInputs, { year: 2026 });

/** $5,000 a month of spending, and a known benefit of $2,000 at 67. */
const round: LifetimeAssumptions = { ...assumptions, monthlySpending: 5_000, knownBenefit: 2_000 };

const flow = (inputs: Partial<Inputs>, changes: Partial<LifetimeAssumptions> = {}) =>
  buildLifetimePlan({ ...defaultInputs, ...inputs }, { ...round, ...changes }).flow;

test('the default plan saves to 65 and then withdraws spending less Social Security to 95', () => {
  // 2,612.40 at 67, less 13 1/3 percent at 65, in whole dollars.
  const withdrawal = 4_430 - 2_264;
  expect(buildLifetimePlan(defaultInputs, assumptions)).toEqual({
    startBalance: 50_000,
    flow: flowOf([30, 500], [30, -withdrawal]),
    annualReturn: 7,
    volatility: 12,
    inflation: 2.5,
  });
});

test('contributions that do not rise with prices become smaller in today’s dollars', () => {
  const { flow: fixed } = buildLifetimePlan(defaultInputs, { ...round, contributionsRise: false });
  // The mean of 500 / 1.025 ^ (month / 12) over the months of the first and of the thirtieth year.
  const meanOf = (year: number) =>
    Array.from({ length: 12 }, (_, month) => 500 / 1.025 ** (year + (month + 1) / 12)).reduce(
      (a, b) => a + b,
    ) / 12;
  expect(fixed[0]).toBeCloseTo(meanOf(0), 9);
  expect(fixed[29]).toBeCloseTo(meanOf(29), 9);
  expect(fixed.slice(30)).toEqual(flow({}).slice(30));
  const noInflation = { ...round, contributionsRise: false, inflation: 0 };
  expect(buildLifetimePlan(defaultInputs, noInflation).flow[29]).toBe(500);
});

describe('a cut of Social Security', () => {
  // Born in 1991, the visitor is 69 in 2060. At 65 the benefit is 2,264 a month.
  const benefitCut = { fromYear: 2060, percentPaid: 78 };
  const flowAt = (age: number, changes: Partial<LifetimeAssumptions>) =>
    flow({}, { benefitCut, ...changes })[age - defaultInputs.currentAge];

  test('applies from its calendar year on', () => {
    expect(flowAt(68, { knownBenefit: null })).toBe(-(5_000 - 2_264));
    expect(flowAt(69, { knownBenefit: null })).toBeCloseTo(-(5_000 - 0.78 * 2_264), 9);
  });

  test('applies to a known benefit', () => {
    expect(flowAt(69, { claimingAge: 67 })).toBe(-(5_000 - 1_560));
  });
});

describe('years between retirement and the claim are paid from savings alone', () => {
  test.each([
    // Retiring before 62 claims at 62, which pays 70 percent.
    [{ retirementAge: 60 }, {}, flowOf([25, 500], [2, -5_000], [33, -3_600])],
    [{ retirementAge: 64 }, {}, flowOf([29, 500], [31, -3_400])],
    [{ retirementAge: 67 }, {}, flowOf([32, 500], [28, -3_000])],
    [{ retirementAge: 65 }, { claimingAge: 70 }, flowOf([30, 500], [5, -5_000], [25, -2_520])],
    // Working past 70: the benefit is paid, and saved.
    [{ retirementAge: 72 }, {}, flowOf([35, 500], [2, 2_980], [23, -2_520])],
  ])('with %o and %o, savings alone pay until the claim', (inputs, changes, expected) => {
    expect(flow(inputs, changes)).toEqual(expected);
  });
});

describe('claiming while working', () => {
  test('waits for retirement or full retirement age, whichever comes first', () => {
    expect(flow({ retirementAge: 65 }, { claimingAge: 62 })).toEqual(flow({ retirementAge: 65 }));
    expect(flow({ retirementAge: 69 }, { claimingAge: 62 })).toEqual(
      flowOf([32, 500], [2, 2_500], [26, -3_000]),
    );
    // 66 and 6 months for 1957: the first birthday from then on is the 67th.
    expect(flow({ currentAge: 60, retirementAge: 69 }, { claimingAge: 62, birthYear: 1957 })).toEqual(
      flow({ currentAge: 60, retirementAge: 69 }, { claimingAge: 67, birthYear: 1957 }),
    );
  });

  test('does not change a past claim', () => {
    expect(flow({ currentAge: 64, retirementAge: 68 }, { claimingAge: 62, knownBenefitAge: 62 })).toEqual(
      flowOf([4, 2_500], [27, -3_000]),
    );
  });
});

test('a benefit above the spending is saved', () => {
  expect(flow({ retirementAge: 67 }, { monthlySpending: 1_500 })).toEqual(flowOf([32, 500], [28, 500]));
});

test('no flow is a negative zero', () => {
  const plan = buildLifetimePlan(
    { ...defaultInputs, retirementAge: 67, monthlySavings: 0 },
    { ...round, monthlySpending: 0, knownBenefit: 0 },
  );
  expect(plan.flow.every((dollars) => Object.is(dollars, 0))).toBe(true);
});

describe('already retired', () => {
  test('withdrawals start now', () => {
    expect(flow({ currentAge: 70, retirementAge: 70 }, { claimingAge: 66, knownBenefitAge: 66 })).toEqual(
      flowOf([25, -3_000]),
    );
  });

  test('retirement can be at any age, even though the calculator begins at 40', () => {
    // 16 of 35 years lower the estimate of $2,612.40 to $1,599.00, and $1,400 in the same ratio.
    expect(flow({ currentAge: 38, retirementAge: 38 })).toEqual(flowOf([24, -5_000], [33, -4_144]));
  });
});

test('later retirement never raises a withdrawal of a single person without other costs', () => {
  fc.assert(
    fc.property(singleLifetimes, ([inputs, changes]) => {
      if (inputs.retirementAge === 85) return;
      const later = { ...inputs, retirementAge: inputs.retirementAge + 1 };
      const before = buildLifetimePlan(inputs, changes).flow;
      const after = buildLifetimePlan(later, changes).flow;
      // Someone who stops and claims later loses a year in which a benefit above the spending is saved.
      expect(after.every((dollars, year) => dollars >= Math.min(before[year] as number, 0))).toBe(true);
    }),
  );
});

describe('rejects', () => {
  test.each([
    [{ retirementAge: 34 }, {}, RangeError, 'retirementAge must be a whole number from 35 to 85, not 34'],
    [{ retirementAge: 86 }, {}, RangeError, 'retirementAge'],
    [{ currentAge: 50, retirementAge: 45 }, {}, RangeError, 'retirementAge must be a whole number from 50'],
    [{ annualIncome: '70000' }, {}, TypeError, 'annualIncome'],
    [{}, { planAge: 74 }, RangeError, 'planAge must be a whole number from 75 to 110'],
    [{}, { planAge: 95.5 }, RangeError, 'planAge'],
    [
      { currentAge: 75, retirementAge: 80 },
      { planAge: 75 },
      RangeError,
      'planAge must be a whole number from 76',
    ],
    [{}, { monthlySpending: 200_001 }, RangeError, 'monthlySpending'],
    [{}, { monthlySpending: null }, TypeError, 'monthlySpending'],
    [{}, { volatility: -1 }, RangeError, 'volatility'],
    [{}, { inflation: undefined }, TypeError, 'inflation'],
    [{}, { targetChance: 0.8 }, RangeError, 'targetChance must be a number from 50 to 95'],
    [{}, { claimingAge: 61 }, RangeError, 'claimingAge'],
    [{}, { claimingAge: 66.5 }, RangeError, 'claimingAge'],
    [{}, { birthYear: 1922 }, RangeError, 'birthYear'],
    [{}, { knownBenefit: -1 }, RangeError, 'knownBenefit'],
  ])('the inputs %o and assumptions %o are rejected', (inputs, changes, kind, message) => {
    const call = () =>
      buildLifetimePlan(
        { ...defaultInputs, ...inputs } as Inputs,
        { ...assumptions, ...changes } as LifetimeAssumptions,
      );
    expect(call).toThrow(kind);
    expect(call).toThrow(message);
  });
});
