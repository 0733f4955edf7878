import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pension } from '../../test/samples.ts';
import { singleLifetimes } from '../../test/valid-lifetimes.ts';
import { defaultInputs, type Inputs } from '../fields.ts';
import { type LifetimeAssumptions, newPartner } from '../plan/assumptions.ts';
import { buildLifetimePlan, planHousehold } from '../plan/build-plan.ts';
import { defaultAssumptions } from '../plan/default-assumptions.ts';
import { completePlan } from '../plan/plan-draft.ts';
import { currentLaw } from '../us/law.ts';
import { federalIncomeTax } from '../us/retirement-taxes.ts';
import { planInsuredWithdrawal, planWithdrawal, type RetiredYear } from './withdrawals.ts';

const single: RetiredYear = {
  costs: 5_000,
  socialSecurity: 2_500,
  otherIncome: 0,
  untaxedIncome: 0,
  pay: 0,
  wages: 0,
  costsOnce: 0,
  filing: 'single',
  over65: 1,
  seniorDeduction: false,
  priceLevel: 1,
  law: currentLaw,
};

const anyYear: fc.Arbitrary<RetiredYear> = fc.record({
  costs: fc.double({ min: 0, max: 100_000, noNaN: true }),
  socialSecurity: fc.double({ min: 0, max: 10_000, noNaN: true }),
  otherIncome: fc.double({ min: 0, max: 50_000, noNaN: true }),
  untaxedIncome: fc.constant(0),
  pay: fc.double({ min: 0, max: 50_000, noNaN: true }),
  wages: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 500_000, noNaN: true })),
  costsOnce: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e6, noNaN: true })),
  filing: fc.constantFrom('single', 'joint'),
  over65: fc.constantFrom(0, 1),
  seniorDeduction: fc.boolean(),
  priceLevel: fc.double({ min: 1, max: 20, noNaN: true }),
  law: fc.constant(currentLaw),
});

const anyTaxes = fc.record({
  preTaxShare: fc.double({ min: 0, max: 100, noNaN: true }),
  stateTax: fc.double({ min: 0, max: 15, noNaN: true }),
});

describe('the tax of a retired visitor with a working partner', () => {
  // By hand: 85% of 30,000 and the withdrawal of 4,000 and the tax t are taxed at 12%: t = 0.12 * (29,500 + t) = 4,022.73.
  const inputs = {
    ...defaultInputs,
    currentAge: 67,
    retirementAge: 67,
    currentSavings: 500_000,
    monthlySavings: 0,
    annualIncome: 0,
  };
  const partner = { ...newPartner({ currentAge: 60 }), annualIncome: 100_000, retirementAge: 67 };
  const changes: Partial<LifetimeAssumptions> = {
    monthlySpending: 9_500,
    knownBenefit: 2_500,
    knownBenefitAge: 67,
    claimingAge: 67,
    preTaxShare: 100,
    partner,
  };
  const draft = { inputs, changes, isRetired: true };

  test('includes the pay in the return, and leaves out the tax on the pay alone', () => {
    const plan = completePlan(draft, 2026);
    const { years } = planHousehold(plan.inputs, plan.assumptions);
    for (const { federalTax } of years.slice(0, 7)) expect(federalTax * 12).toBeGreaterThan(4_000);
    expect((years[0]?.federalTax ?? 0) * 12).toBeCloseTo(4_022.73, 1);
  });
});

test('the senior deduction lowers the tax until 2028', () => {
  const inputs = { ...defaultInputs, currentAge: 67, retirementAge: 67, monthlySavings: 0, annualIncome: 0 };
  const changes = { monthlySpending: 5_500, knownBenefit: 2_500, knownBenefitAge: 67, preTaxShare: 100 };
  const plan = completePlan({ inputs, changes: { ...changes, inflation: 0 }, isRetired: true }, 2026);
  const { years } = planHousehold(plan.inputs, plan.assumptions);
  const taxes = years.map(({ federalTax }) => federalTax * 12);
  // 6,000 dollars at 12%, on a withdrawal that is smaller by the tax that it saves: see the tax on the withdrawal.
  for (const [index, year] of years.slice(0, 5).entries()) {
    const expected = federalIncomeTax({
      filing: 'single',
      over65: 1,
      otherIncome: year.withdrawal * 12,
      socialSecurity: 30_000,
      seniorDeduction: index < 3,
    });
    expect(taxes[index]).toBeCloseTo(expected, 2);
  }
  expect(taxes[2]).toBe(taxes[0]);
  expect((taxes[3] ?? 0) - (taxes[2] ?? 0)).toBeGreaterThan(720);
});

describe('a withdrawal with taxes', () => {
  test('pays costs and the tax on itself to the cent', () => {
    const { withdrawal, federalTax } = planWithdrawal(single, { preTaxShare: 100, stateTax: 0 });
    const { filing, over65 } = single;
    const tax = federalIncomeTax({ filing, over65, otherIncome: withdrawal * 12, socialSecurity: 30_000 });
    expect(tax).toBeGreaterThan(1_000);
    expect(withdrawal * 12 + 30_000 - tax).toBeCloseTo(60_000, 2);
    expect(federalTax * 12).toBeCloseTo(tax, 2);
  });

  test('pays the costs in any year and leaves the rest, to the cent, and is never less than without taxes', () => {
    fc.assert(
      fc.property(anyYear, anyTaxes, (year, taxes) => {
        const { withdrawal, surplus, federalTax, stateTax } = planWithdrawal(year, taxes);
        const incomes = year.socialSecurity + year.otherIncome + year.pay;
        expect(withdrawal + incomes - federalTax - stateTax).toBeCloseTo(year.costs + surplus, 2);
        expect(Math.min(withdrawal, surplus)).toBe(0);
        expect(withdrawal).toBeGreaterThanOrEqual(
          planWithdrawal(year, { ...taxes, preTaxShare: null }).withdrawal - 1e-9,
        );
      }),
    );
  });

  test('rises with the taxed share, the state tax and the costs', () => {
    fc.assert(
      fc.property(anyYear, anyTaxes, (year, taxes) => {
        const { withdrawal } = planWithdrawal(year, taxes);
        const { preTaxShare, stateTax } = taxes;
        const half = { preTaxShare: preTaxShare / 2, stateTax };
        expect(planWithdrawal(year, half).withdrawal).toBeLessThanOrEqual(withdrawal + 0.01);
        expect(planWithdrawal(year, { preTaxShare, stateTax: stateTax / 2 }).withdrawal).toBeLessThanOrEqual(
          withdrawal + 0.01,
        );
        expect(planWithdrawal({ ...year, costs: year.costs / 2 }, taxes).withdrawal).toBeLessThanOrEqual(
          withdrawal + 0.01,
        );
      }),
    );
  });

  test('taxes other income and costs that are paid once', () => {
    const taxes = { preTaxShare: 100, stateTax: 0 };
    const { federalTax } = planWithdrawal(single, taxes);
    expect(planWithdrawal({ ...single, costsOnce: 50_000 }, taxes).federalTax).toBeGreaterThan(
      federalTax + 400,
    );
    const pension = planWithdrawal(
      { ...single, costs: 0, otherIncome: 5_000 },
      { preTaxShare: 0, stateTax: 0 },
    );
    expect(pension.federalTax).toBeGreaterThan(300);
    expect(pension.withdrawal).toBe(0);
    expect(pension.surplus).toBeCloseTo(7_500 - pension.federalTax, 9);
  });

  test('adds the state’s percentage of the taxed withdrawal', () => {
    const { withdrawal, stateTax } = planWithdrawal(single, { preTaxShare: 50, stateTax: 4 });
    expect(stateTax).toBeCloseTo(withdrawal * 0.5 * 0.04, 2);
  });
});

const assumptions = { ...defaultAssumptions(defaultInputs, { year: 2026 }), monthlySpending: 56_000 / 12 };
const taxed = { ...assumptions, preTaxShare: 100 };
const yearsOf = (changes: Partial<LifetimeAssumptions>, inputs: Partial<Inputs> = {}) =>
  planHousehold({ ...defaultInputs, ...inputs }, { ...taxed, ...changes }).years;

describe('the taxes of a plan', () => {
  test('grow with prices, because the thresholds of Social Security do not', () => {
    const [first] = yearsOf({}, { currentAge: 69, retirementAge: 69, currentSavings: 500_000 });
    const later = yearsOf({}, { retirementAge: 69 }).find(({ age }) => age === 69);
    const [now, in2060] = [first, later].map((year) => (year?.federalTax ?? 0) * 12) as [number, number];
    // About $1,100 with today's thresholds and $3,200 in 2060.
    expect(Math.abs(now - 1_133)).toBeLessThan(60);
    expect(Math.abs(in2060 - 3_244)).toBeLessThan(60);
  });

  test('begin with retirement', () => {
    const years = yearsOf({ stateTax: 5 });
    expect(
      years.filter(({ age }) => age < 65).every(({ federalTax, stateTax }) => federalTax + stateTax === 0),
    ).toBe(true);
    expect(
      years
        .filter(({ age }) => age >= 65)
        .every(({ federalTax, stateTax }) => federalTax > 0 && stateTax > 0),
    ).toBe(true);
  });

  test('are none if nothing is saved before tax and Social Security is the only income', () => {
    expect(buildLifetimePlan(defaultInputs, { ...taxed, preTaxShare: 0 })).toEqual(
      buildLifetimePlan(defaultInputs, assumptions),
    );
  });

  test('are those of a single person after the first death', () => {
    const partner = { ...newPartner(defaultInputs), annualIncome: 70_000 };
    const years = yearsOf({ partner, survivorSpending: 100, monthlySpending: 8_000 });
    // The survivor withdraws more in the year after, and pays a higher share of it.
    const [before, after] = years
      .slice(49, 51)
      .map(({ federalTax, withdrawal }) => federalTax / withdrawal) as [number, number];
    expect(after).toBeGreaterThan(before * 1.2);
  });

  test('never make the withdrawals of a later retirement larger for a single person without other costs', () => {
    fc.assert(
      fc.property(singleLifetimes, ([inputs, changes]) => {
        if (inputs.retirementAge === 85) return;
        const before = buildLifetimePlan(inputs, changes).flow;
        const after = buildLifetimePlan({ ...inputs, retirementAge: inputs.retirementAge + 1 }, changes).flow;
        const worst = (year: number) => Math.min(before[year] as number, 0) - 0.01;
        expect(after.every((dollars, year) => dollars >= worst(year))).toBe(true);
      }),
    );
  });
});

describe('health insurance', () => {
  const early = { retirementAge: 62 };

  test('is paid by each person from stopping to 65', () => {
    const paid = yearsOf({ preTaxShare: null, healthPremium: 900 }, early).filter(
      (year) => year.healthPremiums > 0,
    );
    expect(paid.map(({ age }) => age)).toEqual([62, 63, 64]);
    expect(paid[0]?.healthPremiums).toBe(900);
  });

  test('raises the withdrawal', () => {
    const [without, with900] = [0, 900].map((healthPremium) =>
      yearsOf({ preTaxShare: null, healthPremium }, early).map(({ withdrawal }) => withdrawal),
    ) as [number[], number[]];
    expect(
      with900.map((dollars, year) => Math.round(dollars - (without[year] as number))).slice(26, 31),
    ).toEqual([0, 900, 900, 900, 0]);
  });
});

test('an income that is not taxed leaves all of its dollars', () => {
  const inputs = { currentAge: 67, retirementAge: 67, currentSavings: 300_000, monthlySavings: 0 };
  const disability = { ...pension, name: 'VA disability', amount: 3_000, fromAge: 67 };
  const known = { monthlySpending: 6_000, knownBenefit: 2_000, knownBenefitAge: 67, claimingAge: 67 };
  const yearWith = (isTaxed?: boolean) =>
    yearsOf(
      { ...known, cashFlows: [{ ...disability, ...(isTaxed !== undefined && { isTaxed }) }] },
      inputs,
    )[0];
  expect(yearWith(false)).toMatchObject({ federalTax: 0, withdrawal: 1_000 });
  expect((yearWith(true)?.federalTax ?? 0) * 12).toBeCloseTo(7_394, 0);
  expect(yearWith(undefined)).toEqual(yearWith(true));
});

test('a pension is taxed in retirement and not before', () => {
  const income = { ...pension, amount: 1_000, fromAge: 60 };
  const [without, years] = [[], [income]].map((cashFlows) => yearsOf({ cashFlows, preTaxShare: 0 }));
  expect([years?.[26]?.federalTax, years?.[31]?.federalTax, without?.[31]?.federalTax]).toEqual([
    0,
    expect.closeTo(33, -1),
    0,
  ]);
  const saved = (without?.[31]?.withdrawal ?? 0) - (years?.[31]?.withdrawal ?? 0);
  expect(saved).toBeCloseTo(1_000 - (years?.[31]?.federalTax ?? 0), 2);
});

describe('health insurance by income', () => {
  /** A single person before 65 without other income. */
  const before65: RetiredYear = { ...single, socialSecurity: 0, over65: 0 };
  const rates = { preTaxShare: 100, stateTax: 0, healthPremiumByIncome: true };
  const insured = (costs: number, changes: Partial<RetiredYear> = {}, assumptions = rates) =>
    planInsuredWithdrawal({ ...before65, costs, ...changes }, 1_400, assumptions);

  // Solved by a separate program: income = spending + tax + premium. From $4,600 on, the income is above $62,600.
  test.each([
    [3_000, 328.01, 247.38],
    [4_000, 487.32, 405.47],
    [4_600, 1_400, 748.93],
    [5_500, 1_400, 1_002.78],
  ])('of a spending of $%d a month costs $%d, in addition to a tax of $%d', (costs, premium, tax) => {
    const { healthPremiums, federalTax, withdrawal, premiumIncome } = insured(costs);
    expect(healthPremiums).toBeCloseTo(premium, 1);
    expect(federalTax).toBeCloseTo(tax, 1);
    expect(withdrawal).toBeCloseTo(costs + premium + tax, 1);
    expect(premiumIncome).toBeCloseTo(12 * withdrawal, 0);
  });

  test('counts pay, taxed income and all of Social Security, and no withdrawals from a Roth', () => {
    const income = { wages: 12_000, otherIncome: 1_000, untaxedIncome: 400, socialSecurity: 2_000 };
    const { premiumIncome, healthPremiums } = insured(6_000, income, { ...rates, preTaxShare: 0 });
    expect(premiumIncome).toBeCloseTo(12_000 + 12 * 600 + 24_000, 6);
    expect(12 * healthPremiums).toBeCloseTo(
      (43_200 * (8.44 + (1.52 * (43_200 / 156.5 - 250)) / 50)) / 100,
      1,
    );
  });

  test('is the full price without a taxed income, for which there is no credit', () => {
    const roth = { ...rates, preTaxShare: 0 };
    expect(insured(3_000, {}, roth)).toMatchObject({ healthPremiums: 1_400, premiumIncome: 0 });
  });

  test('counts all withdrawals as taxed if the plan leaves taxes out', () => {
    const noTax = { ...rates, preTaxShare: null } as unknown as typeof rates;
    expect(insured(3_000, {}, noTax).premiumIncome).toBeCloseTo(12 * insured(3_000, {}, noTax).withdrawal, 6);
  });

  test('is the entered premium without the estimate', () => {
    const entered = insured(3_000, {}, { ...rates, healthPremiumByIncome: false });
    expect(entered).toMatchObject({ healthPremiums: 1_400, premiumIncome: 0 });
  });

  test('differs between the years of a plan', () => {
    const inputs = { ...defaultInputs, currentAge: 58, retirementAge: 58, currentSavings: 900_000 };
    const partner = { ...newPartner(inputs), annualIncome: 60_000, retirementAge: 62 };
    const draft = {
      inputs,
      changes: { preTaxShare: 100, healthPremium: 1_400, healthPremiumByIncome: true, partner },
      isRetired: true,
    };
    const plan = completePlan(draft, 2026);
    const premiums = planHousehold(plan.inputs, plan.assumptions).years.map((year) => year.healthPremiums);
    // One of two needs it while the other works, then both until 65.
    expect(premiums.slice(7).every((premium) => premium === 0)).toBe(true);
    expect(new Set(premiums.slice(0, 7).map(Math.round)).size).toBeGreaterThan(1);
  });
});
