import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flowOf, singleLifetimes } from '../../test/valid-lifetimes.ts';
import { defaultInputs, type Inputs } from '../fields.ts';
import { type LifetimeAssumptions, newPartner } from './assumptions.ts';
import { buildLifetimePlan, planSocialSecurity } from './build-plan.ts';
import { defaultAssumptions } from './default-assumptions.ts';

const assumptions = defaultAssumptions(defaultInputs, { year: 2026 });

/** $5,000 a month of spending, and a known benefit of $2,000 at 67. */
const round: LifetimeAssumptions = { ...assumptions, monthlySpending: 5_000, knownBenefit: 2_000 };

const flow = (inputs: Partial<Inputs>, changes: Partial<LifetimeAssumptions> = {}) =>
  buildLifetimePlan({ ...defaultInputs, ...inputs }, { ...round, ...changes }).flow;

test('the default assumptions have the specified values', () => {
  expect(assumptions).toEqual({
    monthlySpending: 4_430,
    planAge: 95,
    volatility: 12,
    inflation: 2.5,
    targetChance: 80,
    stocks: 60,
    birthYear: 1991,
    claimingAge: null,
    knownBenefit: null,
    knownBenefitAge: null,
    contributionsRise: true,
    benefitCut: null,
    wageGrowth: 0,
    workEndYear: null,
    yearsWorked: null,
    cashFlows: [],
    partner: null,
    firstDeath: 'older',
    firstDeathAge: 85,
    survivorSpending: 75,
    preTaxShare: null,
    stateTax: 0,
    healthPremium: 0,
    healthPremiumByIncome: false,
    spendingCut: 0,
    knownBenefitStop: null,
    benefitIfStopped: null,
  });
});

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

  test('a claim after 70 has the benefit of a claim at 70', () => {
    expect(flow({ currentAge: 73, retirementAge: 73 })).toEqual(flowOf([22, -2_520]));
  });
});

describe('Social Security in the plan', () => {
  const plan = (inputs: Partial<Inputs>, changes: Partial<LifetimeAssumptions> = {}) =>
    planSocialSecurity({ ...defaultInputs, ...inputs }, { ...assumptions, ...changes });

  test.each([
    { fromYear: 2_060, monthlyBenefit: 2_363, laterCut: null },
    { fromYear: 2_061, monthlyBenefit: 3_030, laterCut: { fromYear: 2_061, monthlyBenefit: 2_363 } },
    // The last year of the plan is the year of the 94th birthday.
    { fromYear: 2_085, monthlyBenefit: 3_030, laterCut: { fromYear: 2_085, monthlyBenefit: 2_363 } },
    { fromYear: 2_086, monthlyBenefit: 3_030, laterCut: null },
  ])('that starts at 69 in 2060 is cut from $fromYear on, within the plan', ({ fromYear, ...expected }) => {
    const cut = plan({ retirementAge: 69 }, { benefitCut: { fromYear, percentPaid: 78 } });
    expect(cut).toMatchObject(expected);
  });

  test('loses no dollar of a whole amount that is left after a cut', () => {
    const benefitCut = { fromYear: 2_030, percentPaid: 70 };
    expect(plan({}, { knownBenefit: 1_300, claimingAge: 67, benefitCut }).monthlyBenefit).toBe(910);
  });

  test.each([
    // 28 of 35 years: monthly earnings of 4,666; 70 percent of 1,157.40 and 1,081.60.
    [{ retirementAge: 50 }, { claimingAge: 62, monthlyBenefit: 1_567, bridgeYears: 12 }],
    [{ retirementAge: 65 }, { claimingAge: 65, monthlyBenefit: 2_264, bridgeYears: 0 }],
    [{ retirementAge: 69 }, { claimingAge: 69, monthlyBenefit: 3_030, bridgeYears: 0 }],
    [{ retirementAge: 80 }, { claimingAge: 70, monthlyBenefit: 3_239, bridgeYears: 0 }],
    [
      { currentAge: 72, retirementAge: 75 },
      { claimingAge: 72, monthlyBenefit: 3_239, bridgeYears: 0 },
    ],
  ])('the benefit and the claiming age for %o are estimated', (inputs, expected) => {
    expect(plan(inputs)).toEqual({ ...expected, laterCut: null });
  });

  test('a known benefit is for full retirement age unless its claiming age is known', () => {
    expect(plan({ retirementAge: 62 }, { knownBenefit: 2_000 }).monthlyBenefit).toBe(1_400);
    expect(plan({ retirementAge: 62 }, { knownBenefit: 1_400, knownBenefitAge: 62 }).monthlyBenefit).toBe(
      1_400,
    );
    expect(plan({ retirementAge: 70 }, { knownBenefit: 1_400, knownBenefitAge: 62 }).monthlyBenefit).toBe(
      2_480,
    );
  });

  test.each([
    // The example of $100,000 a year: 18 of 35 years earn a full amount of $2,117.00 instead of $3,313.10.
    [{ currentAge: 35, retirementAge: 40 }, 62, 1_162],
    [{ currentAge: 40, retirementAge: 40 }, 62, 1_162],
    // 28 of 35 years: $2,879.00 instead of $3,313.10.
    [{ retirementAge: 50 }, 62, 1_581],
    // From 57 on, all 35 years that count are worked.
    [{ retirementAge: 57 }, 62, 1_820],
    [{ retirementAge: 67 }, 67, 2_600],
  ])(
    'stopping early lowers a known benefit in the ratio of the estimates: %o',
    (ages, claimingAge, dollars) => {
      const known = { knownBenefit: 2_600, knownBenefitAge: 67 };
      expect(plan({ annualIncome: 100_000, ...ages }, known)).toMatchObject({
        claimingAge,
        monthlyBenefit: dollars,
      });
    },
  );
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
    [{ currentAge: 17, retirementAge: 17 }, {}, RangeError, 'currentAge'],
    [{ monthlySavings: 50_001 }, {}, RangeError, 'monthlySavings'],
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

  test('a year in which the oldest visitor would be born too early is rejected', () => {
    expect(() => defaultAssumptions(defaultInputs, { year: 2_017 })).toThrow(
      'year must be a whole number from 2018',
    );
    expect(() => defaultAssumptions(defaultInputs, {} as { year: number })).toThrow(TypeError);
    expect(() => defaultAssumptions({ ...defaultInputs, currentAge: 96 }, { year: 2_026 })).toThrow(
      'currentAge',
    );
  });
});

test('a cut of Social Security after the visitor’s death is none of theirs', () => {
  const inputs = { ...defaultInputs, currentAge: 60, retirementAge: 65 };
  const partner = { ...newPartner({ currentAge: 55 }), annualIncome: 40_000 };
  const defaults = defaultAssumptions(inputs, { year: 2026 });
  // The visitor dies at 85, in 2051; the plan ends in 2066.
  const laterCutOf = (fromYear: number) =>
    planSocialSecurity(inputs, { ...defaults, partner, benefitCut: { fromYear, percentPaid: 78 } }).laterCut;
  expect(laterCutOf(2050)).toMatchObject({ fromYear: 2050 });
  expect(laterCutOf(2055)).toBeNull();
});
