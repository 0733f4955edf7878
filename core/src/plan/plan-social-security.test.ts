import { expect, test } from 'vitest';
import { defaultInputs, type Inputs } from '../fields.ts';
import { type LifetimeAssumptions, newPartner } from './assumptions.ts';
import { defaultAssumptions } from './default-assumptions.ts';
import { planSocialSecurity } from './plan-social-security.ts';

const assumptions = defaultAssumptions(defaultInputs, { year: 2026 });

const plan = (inputs: Partial<Inputs>, changes: Partial<LifetimeAssumptions> = {}) =>
  planSocialSecurity({ ...defaultInputs, ...inputs }, { ...assumptions, ...changes });

test.each([
  { fromYear: 2_060, monthlyBenefit: 2_363, laterCut: null },
  { fromYear: 2_061, monthlyBenefit: 3_030, laterCut: { fromYear: 2_061, monthlyBenefit: 2_363 } },
  // The last year of the plan is the year of the 94th birthday.
  { fromYear: 2_085, monthlyBenefit: 3_030, laterCut: { fromYear: 2_085, monthlyBenefit: 2_363 } },
  { fromYear: 2_086, monthlyBenefit: 3_030, laterCut: null },
])(
  'a benefit that starts at 69 in 2060 is cut from $fromYear on, within the plan',
  ({ fromYear, ...expected }) => {
    const cut = plan({ retirementAge: 69 }, { benefitCut: { fromYear, percentPaid: 78 } });
    expect(cut).toMatchObject(expected);
  },
);

test('a whole amount that is left after a cut loses no dollar', () => {
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

test('a cut of Social Security after the visitor’s death has no effect on their benefit', () => {
  const inputs = { ...defaultInputs, currentAge: 60, retirementAge: 65 };
  const partner = { ...newPartner({ currentAge: 55 }), annualIncome: 40_000 };
  const defaults = defaultAssumptions(inputs, { year: 2026 });
  // The visitor dies at 85, in 2051; the plan ends in 2066.
  const laterCutOf = (fromYear: number) =>
    planSocialSecurity(inputs, { ...defaults, partner, benefitCut: { fromYear, percentPaid: 78 } }).laterCut;
  expect(laterCutOf(2050)).toMatchObject({ fromYear: 2050 });
  expect(laterCutOf(2055)).toBeNull();
});
