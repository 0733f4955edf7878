import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultInputs, fields, type Inputs } from '../src/fields.ts';
import type { LifetimeAssumptions } from '../src/plan/assumptions.ts';
import { newPartner, type Partner } from '../src/plan/assumptions.ts';
import { buildLifetimePlan, planHousehold } from '../src/plan/build-plan.ts';
import { defaultAssumptions } from '../src/plan/default-assumptions.ts';
import { flowOf, validLifetimes } from './valid-lifetimes.ts';

const assumptions = { ...defaultAssumptions(defaultInputs, { year: 2026 }), monthlySpending: 5_000 };

const partner = newPartner(defaultInputs);

type Changes = Partial<LifetimeAssumptions>;

const couple = (other: Partial<Partner>, changes: Changes = {}): LifetimeAssumptions => ({
  ...assumptions,
  partner: { ...partner, ...other },
  ...changes,
});

const flow = (other: Partial<Partner>, changes: Changes = {}, inputs: Partial<Inputs> = {}) =>
  buildLifetimePlan({ ...defaultInputs, ...inputs }, couple(other, changes)).flow;

const yearsOf = (other: Partial<Partner>, changes: Changes = {}, inputs: Partial<Inputs> = {}) =>
  planHousehold({ ...defaultInputs, ...inputs }, couple(other, changes)).years;

describe('a couple with one income', () => {
  test('receives the excess of a spouse, then the survivor’s benefit and 75 percent of the spending', () => {
    // The amount of 2,612.40 pays 2,264 at 65. The excess is half of it less 24/144, and ends at the death at 85.
    expect(flow({})).toEqual(flowOf([30, 500], [20, -(5_000 - 2_264 - 1_088)], [10, -(3_750 - 2_264)]));
  });

  test('receives the excess once both have claimed', () => {
    const years = yearsOf({ currentAge: 30 });
    // Both stop when the partner is 60, who claims two years later and receives the excess with a reduction of 60 months.
    expect(years.find(({ partnerBenefit }) => partnerBenefit > 0)).toMatchObject({
      partnerAge: 62,
      benefit: 2_264,
      partnerBenefit: Math.floor((1_306.2 * (180 - 24)) / 240),
    });
  });
});

test('a worker who dies at the planned claiming age has not claimed: the survivor’s benefit is not limited', () => {
  const survivorsBenefit = (claimingAge: number) =>
    yearsOf(
      { currentAge: 45 },
      { claimingAge, firstDeath: 'self', firstDeathAge: 62 },
      { retirementAge: 60 },
    ).at(-1)?.partnerBenefit;
  expect(survivorsBenefit(62)).toBe(survivorsBenefit(70));
});

describe('the known benefit of a partner', () => {
  const benefitAfterClaim = (other: Partial<Partner>) =>
    yearsOf(
      { currentAge: 45, knownBenefit: 2_600, ...other },
      { firstDeath: 'self', firstDeathAge: 84 },
    ).find(({ partnerAge }) => partnerAge === 70)?.partnerBenefit;

  test('falls with an early stop in the ratio of the estimates', () => {
    // 28 of 35 years of $100,000: $2,879.00 instead of $3,313.10; 70 percent at 62.
    expect(benefitAfterClaim({ annualIncome: 100_000, retirementAge: 50 })).toBe(1_581);
  });

  test('is paid as entered to a partner who stopped before today or has no pay', () => {
    expect(benefitAfterClaim({ annualIncome: 100_000, retirementAge: 40 })).toBe(1_820);
    expect(benefitAfterClaim({ annualIncome: 0, retirementAge: 50 })).toBe(1_820);
  });
});

test('the survivor and the spouse lose no dollar of a whole benefit to rounding', () => {
  const known = { knownBenefit: 2_874, knownBenefitAge: 70 };
  expect(yearsOf({}, known, { retirementAge: 70 }).at(-1)).toMatchObject({ partnerBenefit: 2_874 });
  // 3,044 is 70 percent of the full benefit; half of that, claimed 48 months early, pays 70 percent of itself.
  const early = { knownBenefit: 3_044, knownBenefitAge: 62 };
  const years = yearsOf({ currentAge: 28 }, early, { retirementAge: 70 });
  expect(years.find(({ partnerBenefit }) => partnerBenefit > 0)).toMatchObject({ partnerBenefit: 1_522 });
});

describe('the first death', () => {
  test('is that of the older one, and of the visitor if both are equally old', () => {
    const firstOf = (currentAge: number) => planHousehold(defaultInputs, couple({ currentAge })).firstDeath;
    expect(firstOf(30)).toEqual({ who: 'self', age: 85, year: 50 });
    expect(firstOf(35)).toEqual({ who: 'self', age: 85, year: 50 });
    expect(firstOf(45)).toEqual({ who: 'partner', age: 85, year: 40 });
  });

  test('is that of the person whom the visitor chose', () => {
    const chosen = couple({ currentAge: 45 }, { firstDeath: 'self' });
    expect(planHousehold(defaultInputs, chosen).firstDeath).toEqual({ who: 'self', age: 85, year: 50 });
  });

  test.each(['older', 'self', 'partner'] as const)(
    'ends the plan when the younger one reaches the plan age if it is that of: %s',
    (firstDeath) => {
      expect(flow({ currentAge: 30 }, { firstDeath }).length).toBe(65);
      expect(flow({ currentAge: 45 }, { firstDeath }).length).toBe(60);
    },
  );

  test('is next year at the earliest', () => {
    const years = yearsOf(
      { currentAge: 88, knownBenefit: 2_000 },
      { firstDeath: 'partner', firstDeathAge: 70 },
    );
    expect(years.map(({ isAfterFirstDeath }) => isAfterFirstDeath).slice(0, 2)).toEqual([false, true]);
  });

  test('does not end the plan before it', () => {
    expect(flow({ currentAge: 36 }, { firstDeathAge: 105 }).length).toBe(69);
  });

  test('leaves the larger of the two benefits', () => {
    // The partner's 70 percent of 1,000 at 62; the visitor had claimed 2,612 at 67.
    const known = { knownBenefit: 1_000, claimingAge: 62, retirementAge: 62 };
    const [before, after] = yearsOf(known, {}, { retirementAge: 67 }).slice(49, 51);
    expect(before).toMatchObject({
      benefit: 2_612,
      partnerBenefit: 700 + Math.floor((306.2 * 120) / 144 + 51.03),
    });
    expect(after).toMatchObject({ benefit: 0, partnerBenefit: 2_612 });
  });

  test.each([
    ['self', 'self', 1_000],
    ['self', 'partner', 2_000],
    ['partner', 'self', 2_000],
    ['partner', 'partner', 1_000],
  ] as const)('of %s leaves half of a pension of %s, or all of it: $%i', (firstDeath, owner, left) => {
    const inputs = { ...defaultInputs, currentAge: 67, retirementAge: 67 };
    const pension = { kind: 'income', name: '', amount: 2_000, every: 'month', fromAge: 67 } as const;
    const cashFlows = [{ ...pension, toAge: null, risesWithPrices: true, survivorShare: 50, owner }];
    const other = { ...newPartner(inputs) };
    const years = planHousehold(inputs, couple(other, { cashFlows, firstDeath, firstDeathAge: 80 })).years;
    expect([years[12]?.income, years[13]?.income]).toEqual([2_000, left]);
  });

  test('changes the share of other income that continues', () => {
    const pension = {
      kind: 'income',
      name: 'Pension',
      amount: 800,
      every: 'month',
      fromAge: 65,
      toAge: null,
    } as const;
    const cashFlows = [{ ...pension, risesWithPrices: true, survivorShare: 50 }];
    const years = yearsOf({}, { cashFlows });
    expect([years[49]?.income, years[50]?.income]).toEqual([800, 400]);
  });

  test('ends the pay before retirement: the other’s pay covers spending', () => {
    const years = yearsOf({ annualIncome: 30_000 }, { firstDeathAge: 50 });
    expect(years[14]).toMatchObject({ isSaving: true, contributions: 500, withdrawal: 0 });
    expect(years[15]).toMatchObject({
      isSaving: false,
      contributions: 150,
      pay: 2_000,
      spending: 3_750,
      withdrawal: 1_750,
    });
  });
});

describe('the survivor’s benefit', () => {
  test('waits until the survivor stops or reaches full retirement age', () => {
    const years = yearsOf({ annualIncome: 10_000, retirementAge: 67 }, { firstDeathAge: 62 });
    expect(years.find(({ partnerBenefit }) => partnerBenefit > 0)?.partnerAge).toBe(67);
  });

  test('is based on the years worked until the death', () => {
    // The best 23 of 28 years give 2,612.40; at 60, 28.5 percent less.
    const years = yearsOf({}, { firstDeathAge: 50 });
    expect(years[24]?.partnerBenefit).toBe(0);
    expect(years[25]?.partnerBenefit).toBe(Math.floor(2_612.4 * (1 - 0.285)));
  });
});

test('a cut of spending starts once both have stopped', () => {
  const later = couple({ currentAge: 30, retirementAge: 65, annualIncome: 35_000 }, { spendingCut: 10 });
  expect(buildLifetimePlan(defaultInputs, later).spendingCut?.startYear).toBe(35);
});

describe('a partner without pay', () => {
  const known = { currentAge: 67, annualIncome: 0, knownBenefit: 1_800, knownBenefitAge: 67 };
  const working = { currentAge: 62, retirementAge: 65 };

  test('claims at once, and does not wait until the visitor stops', () => {
    const years = yearsOf(known, {}, working);
    expect(years.slice(0, 3).map(({ partnerBenefit }) => partnerBenefit)).toEqual([1_800, 1_800, 1_800]);
    expect(yearsOf({ ...known, currentAge: 60, claimingAge: 63 }, {}, working)[3]?.partnerBenefit).toBe(
      Math.floor(1_800 * 0.75),
    );
  });

  test('receives the benefit of a survivor although the visitor was to work longer', () => {
    const years = yearsOf({ currentAge: 62 }, { firstDeathAge: 63 }, { ...working, retirementAge: 62 });
    expect(years[1]?.partnerBenefit).toBeGreaterThan(1_500);
    expect(
      yearsOf({ currentAge: 60 }, { firstDeathAge: 63 }, { ...working, retirementAge: 66 })[1],
    ).toMatchObject({
      isAfterFirstDeath: true,
      partnerBenefit: expect.toSatisfy((dollars: number) => dollars > 1_500),
    });
  });

  test('has no age of stopping: the household saves until the visitor stops', () => {
    expect(flow({ ...known, retirementAge: 60 }, {}, working)).toEqual(flow(known, {}, working));
    expect(yearsOf({ ...known, retirementAge: 60 }, {}, working)[2]).toMatchObject({ isSaving: true });
  });
});

describe('while only one works', () => {
  test('80 percent of the pay covers spending, and contributions continue in proportion to the income', () => {
    const years = yearsOf({ currentAge: 30, retirementAge: 65, annualIncome: 35_000 });
    expect(years[30]).toMatchObject({ age: 65, partnerAge: 60, isSaving: false, spending: 5_000 });
    expect(years[30]?.pay).toBeCloseTo((35_000 * 0.8) / 12, 9);
    expect(years[30]?.contributions).toBeCloseTo(500 / 3, 9);
    expect(years[30]?.withdrawal).toBeCloseTo(5_000 - 2_264 - 28_000 / 12, 9);
    expect(years[35]).toMatchObject({ partnerAge: 65, pay: 0, contributions: 0 });
  });

  test('pay above the spending is saved', () => {
    // 80 percent of 200,000 and the benefit at 65, less 5,000 a month. The contributions are a part of it.
    expect(flow({ currentAge: 30, retirementAge: 65, annualIncome: 200_000 })[30]).toBeCloseTo(
      160_000 / 12 + 2_264 - 5_000,
      9,
    );
  });

  test('the contributions continue if less than that is left of the pay', () => {
    const years = yearsOf({ currentAge: 30, retirementAge: 65, annualIncome: 42_000 });
    // 2,800 and 2,264 pay 5,000 and leave 64.
    expect(years[30]?.surplus).toBeCloseTo(64, 9);
    expect(flow({ currentAge: 30, retirementAge: 65, annualIncome: 42_000 })[30]).toBeCloseTo(
      (500 * 42) / 112,
      9,
    );
  });

  test('pay that is left after the tax on a benefit and a pension is saved', () => {
    const pension = { kind: 'income', name: '', every: 'month', amount: 4_000, fromAge: 65 } as const;
    const cashFlows = [{ ...pension, toAge: null, risesWithPrices: true }];
    const works = { currentAge: 30, retirementAge: 65, annualIncome: 100_000 };
    const taxed = yearsOf(works, { cashFlows, preTaxShare: 100 })[30];
    expect(taxed?.federalTax).toBeGreaterThan(200);
    expect(taxed?.surplus).toBeCloseTo(80_000 / 12 + 2_264 + 4_000 - 5_000 - (taxed?.federalTax ?? 0), 6);
  });
});

test('a partner without benefit changes nothing if the visitor has none and the survivor spends as much', () => {
  const none: Changes = { knownBenefit: 0, survivorSpending: 100 };
  const alone = buildLifetimePlan(defaultInputs, { ...assumptions, ...none, partner: null });
  expect(buildLifetimePlan(defaultInputs, couple({ knownBenefit: 0 }, none))).toEqual(alone);
});

describe('the plan is the same if the two people are exchanged', () => {
  const aged = (min: number, max: number) => fc.integer({ min, max });
  const person = fc.record({
    currentAge: aged(18, 75),
    retirementAge: aged(40, 85),
    annualIncome: fc.integer({ min: fields.annualIncome.min, max: fields.annualIncome.max }),
    claimingAge: fc.option(aged(62, 70), { nil: null }),
    knownBenefit: fc.option(aged(0, 4_000), { nil: null }),
    knownBenefitAge: fc.option(aged(62, 70), { nil: null }),
  });
  const isAhead = (one: { currentAge: number; retirementAge: number }) => one.retirementAge >= one.currentAge;
  type Person = Partner & { retirementAge: number };
  const plan = (self: Person, other: Person, changes: Changes) => {
    const { currentAge, retirementAge, annualIncome, ...benefit } = self;
    const inputs = { ...defaultInputs, currentAge, retirementAge, annualIncome };
    const birthYear = 2026 - currentAge;
    return buildLifetimePlan(inputs, {
      ...assumptions,
      ...benefit,
      birthYear,
      partner: other,
      ...changes,
    });
  };
  const expectSame = (a: Float64Array, b: Float64Array) => {
    expect(a.length).toBe(b.length);
    for (const [year, dollars] of a.entries()) expect(dollars).toBeCloseTo(b[year] as number, 6);
  };

  test('together with the one whom they chose to die first', () => {
    fc.assert(
      fc.property(
        person.filter(isAhead),
        person.filter(isAhead),
        aged(50, 100),
        (one, two, firstDeathAge) => {
          const exchanged = plan(two, one, { firstDeath: 'partner', firstDeathAge });
          expectSame(plan(one, two, { firstDeath: 'self', firstDeathAge }).flow, exchanged.flow);
        },
      ),
    );
  });

  test('and have not chosen the one who dies first', () => {
    fc.assert(
      fc.property(
        person.filter(isAhead),
        person.filter(isAhead),
        aged(50, 100),
        (one, two, firstDeathAge) => {
          fc.pre(one.currentAge !== two.currentAge);
          expectSame(plan(one, two, { firstDeathAge }).flow, plan(two, one, { firstDeathAge }).flow);
        },
      ),
    );
  });
});

test('a higher share of the survivor never raises a flow', () => {
  fc.assert(
    fc.property(validLifetimes, ([inputs, changes]) => {
      const less = buildLifetimePlan(inputs, {
        ...changes,
        survivorSpending: changes.survivorSpending / 2,
      }).flow;
      const more = buildLifetimePlan(inputs, changes).flow;
      expect(more.every((dollars, year) => dollars <= (less[year] as number))).toBe(true);
    }),
  );
});

describe('the defaults of a couple', () => {
  test('spend from both incomes, less the taxes of a joint return', () => {
    const options = { year: 2026, changes: { partner: { ...partner, annualIncome: 30_000 } } };
    // 100,000 less 6,000 and 7.65 percent; 10 % of 24,800 and 12 % of the rest of 94,000 - 32,200 are income tax.
    const rest = 100_000 - 6_000 - 7_650 - (2_480 + 0.12 * 37_000);
    expect(rest).toBeLessThan(80_000);
    expect(defaultAssumptions(defaultInputs, options).monthlySpending).toBe(Math.round(rest / 120) * 10);
  });

  test('spend both benefits and 4 percent of the savings in retirement', () => {
    const inputs = { ...defaultInputs, currentAge: 70, retirementAge: 70, currentSavings: 300_000 };
    const changes = { partner: { ...partner, currentAge: 70 } };
    // Born in 1956: 44 months of credits on 2,612.40, half of 2,612.40, and 1,000.
    expect(defaultAssumptions(inputs, { year: 2026, isRetired: true, changes }).monthlySpending).toBe(
      Math.round((2_612.4 * (1.5 + (44 * 2) / 300) + 1_000) / 10) * 10,
    );
  });
});

test('a partner born before 1943 without a known benefit has no estimate of it', () => {
  const years = yearsOf({ currentAge: 84 }, { firstDeath: 'partner', firstDeathAge: 110 });
  const benefitAt = (age: number) => years[age - defaultInputs.currentAge]?.partnerBenefit;
  expect(benefitAt(40)).toBe(0);
  expect(benefitAt(60)).toBe(0);
  expect(yearsOf({ currentAge: 84, knownBenefit: 1_500 })[0]?.partnerBenefit).toBeGreaterThan(1_400);
});

describe('rejects', () => {
  test.each([
    [{ currentAge: 17 }, {}, RangeError, 'partner.currentAge must be a whole number from 18 to 95, not 17'],
    [{ currentAge: 110 }, {}, RangeError, 'partner.currentAge must be a whole number from 18 to 95, not 110'],
    [{ annualIncome: 1e7 }, {}, RangeError, 'partner.annualIncome must be a number from 0 to 2000000'],
    [{ annualIncome: Number.NaN }, {}, RangeError, 'partner.annualIncome'],
    [{ retirementAge: 65.5 }, {}, RangeError, 'partner.retirementAge'],
    [{ claimingAge: 61 }, {}, RangeError, 'partner.claimingAge'],
    [{ knownBenefit: '1' }, {}, TypeError, 'partner.knownBenefit'],
    [{}, { partner: undefined }, TypeError, 'partner must be an object or null'],
    [
      {},
      { firstDeath: 'nobody' },
      TypeError,
      'firstDeath must be "self" or "partner" or "older", not "nobody"',
    ],
    [{}, { firstDeathAge: 111 }, RangeError, 'firstDeathAge must be a whole number from 19 to 110'],
    [{}, { survivorSpending: 101 }, RangeError, 'survivorSpending must be a number from 0 to 100'],
  ])('the partner %o with the changes %o is rejected', (other, changes, kind, message) => {
    const call = () => flow(other as Partner, changes as unknown as Changes);
    expect(call).toThrow(kind);
    expect(call).toThrow(message);
  });
});
