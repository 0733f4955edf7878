import { describe, expect, test } from 'vitest';
import { mortgage } from '../../test/samples.ts';
import { defaultInputs } from '../fields.ts';
import { type CashFlow, newPartner } from '../plan/assumptions.ts';
import { planHousehold } from '../plan/build-plan.ts';
import { completePlan, type PlanDraft } from '../plan/plan-draft.ts';
import { coupleBenefits, planSocialSecurity } from '../plan/plan-social-security.ts';
import { currentLaw } from '../us/law.ts';
import { advancePlan } from './advance-plan.ts';

/** A pension at 60 and later, in a plan that is made at 60 in 2026. */
const pension = { kind: 'income', name: 'Pension', amount: 1_000, every: 'month', toAge: null } as const;

/** Returns the amount of a cash flow some years later, at 2.5% inflation. */
function amountLater(
  flow: { fromAge: number; risesWithPrices: boolean },
  { years, priceLevel = 1.025 ** years }: { years: number; priceLevel?: number },
): number | undefined {
  const inputs = { ...defaultInputs, currentAge: 60, retirementAge: 70 };
  const draft = { inputs, changes: { cashFlows: [{ ...pension, ...flow }] }, isRetired: false };
  const later = advancePlan(draft, { fromYear: 2026, years, priceLevel, law: currentLaw });
  return later.changes.cashFlows?.[0]?.amount;
}

test('a partner who has stopped adds no years of work', () => {
  const inputs = { ...defaultInputs, currentAge: 50, retirementAge: 65 };
  const partner = {
    ...newPartner({ currentAge: 60 }),
    annualIncome: 40_000,
    retirementAge: 57,
    yearsWorked: 20,
  };
  const draft = { inputs, changes: { partner }, isRetired: false };
  const later = advancePlan(draft, { fromYear: 2026, years: 2, priceLevel: 1, law: currentLaw });
  expect(later.changes.partner?.yearsWorked).toBe(20);
});

describe('a cash flow five years later', () => {
  test.each([
    // It is in dollars of its first year, but in today’s dollars if that year is over.
    { fromAge: 59, amount: 1_000 },
    { fromAge: 60, amount: 1_000 },
    // 1,000 × 1.025
    { fromAge: 61, amount: 1_025 },
    // 1,000 × 1.025⁴ = 1,103.81
    { fromAge: 64, amount: 1_104 },
    // 1,000 × 1.025⁵ = 1,131.41
    { fromAge: 65, amount: 1_131 },
    { fromAge: 70, amount: 1_131 },
  ])('that is constant from $fromAge on has risen with prices until then only', ({ fromAge, amount }) => {
    expect(amountLater({ fromAge, risesWithPrices: false }, { years: 5 })).toBe(amount);
  });

  test.each([59, 61, 70])('that rises with prices from %i on has risen with all of them', (fromAge) => {
    expect(amountLater({ fromAge, risesWithPrices: true }, { years: 5 })).toBe(1_131);
  });
});

test('without time passed, a constant cash flow that is yet to begin is converted to other dollars', () => {
  const dollars = { years: 0, priceLevel: 1.05 };
  expect(amountLater({ fromAge: 60, risesWithPrices: false }, dollars)).toBe(1_000);
  expect(amountLater({ fromAge: 61, risesWithPrices: false }, dollars)).toBe(1_050);
});

describe('a plan with a mortgage that is part of the spending, four years later', () => {
  const payment = { ...mortgage, fromAge: 60 };
  const inputs = { ...defaultInputs, currentAge: 60, retirementAge: 65 };
  const priceLevel = 1.025 ** 4;
  const time = { fromYear: 2026, years: 4, priceLevel, law: currentLaw };

  test.each<[string, CashFlow]>([
    ['that still runs', payment],
    ['that has ended', { ...payment, toAge: 63 }],
    ['that rises with prices', { ...payment, risesWithPrices: true }],
  ])('spends the same in the dollars of each year with one %s', (_, cashFlow) => {
    const draft = { inputs, changes: { monthlySpending: 4_500, cashFlows: [cashFlow] }, isRetired: false };
    const later = completePlan(advancePlan(draft, time), 2030);
    const before = planHousehold(inputs, completePlan(draft, 2026).assumptions).years.slice(5);
    const after = planHousehold(later.inputs, later.assumptions).years.slice(1);
    for (const [year, { spending }] of before.entries()) {
      // Amounts are rounded to dollars.
      expect(Math.abs((after[year]?.spending ?? 0) / priceLevel - spending)).toBeLessThan(1);
    }
  });

  test('keeps the planned spending, even if it was the default', () => {
    const draft = { inputs, changes: { cashFlows: [payment] }, isRetired: false };
    const { monthlySpending } = completePlan(draft, 2026).assumptions;
    const later = advancePlan(draft, time).changes;
    expect(later.monthlySpending).toBe(
      Math.round(monthlySpending * priceLevel) - Math.round(1_300 * priceLevel) + 1_300,
    );
  });
});

describe('an income four years later', () => {
  const inputs = { ...defaultInputs, currentAge: 60, retirementAge: 60 };
  const priceLevel = 1.025 ** 4;
  const time = { fromYear: 2026, years: 4, priceLevel, law: currentLaw };

  test.each<[string, Partial<CashFlow>]>([
    ['that rises by 2% a year, and has begun', { yearlyRise: 2, fromAge: 60 }],
    ['that rises by 2% a year, and begins in between', { yearlyRise: 2, fromAge: 62 }],
    ['that rises by 2% a year, and begins later', { yearlyRise: 2, fromAge: 70 }],
    [
      'in dollars of its first year, which is over',
      { dollarsOf: 'start', fromAge: 62, risesWithPrices: true },
    ],
    [
      'in dollars of its first year, which is ahead',
      { dollarsOf: 'start', fromAge: 70, risesWithPrices: true },
    ],
    ['in dollars of its first year, and constant', { dollarsOf: 'start', fromAge: 62 }],
    ['in dollars of its first year, and rising by 2%', { dollarsOf: 'start', fromAge: 63, yearlyRise: 2 }],
  ])('%s is the same in the dollars of each year', (_, changes) => {
    const income = { ...pension, risesWithPrices: false, fromAge: 60, ...changes };
    const draft = { inputs, changes: { cashFlows: [income] }, isRetired: true };
    const later = completePlan(advancePlan(draft, time), 2030);
    const before = planHousehold(inputs, completePlan(draft, 2026).assumptions).years.slice(4);
    const after = planHousehold(later.inputs, later.assumptions).years;
    for (const [year, { income: dollars }] of before.entries()) {
      // Amounts are rounded to dollars.
      expect(Math.abs((after[year]?.income ?? 0) / priceLevel - dollars)).toBeLessThan(1);
    }
  });
});

describe('a plan some years later', () => {
  const draftAt = (currentAge: number, changes: PlanDraft['changes'], retirementAge = 67): PlanDraft => ({
    inputs: { ...defaultInputs, currentAge, retirementAge, annualIncome: 80_000 },
    changes,
    isRetired: false,
  });
  const planAfter = (draft: PlanDraft, years: number, priceLevel = 1) =>
    advancePlan(draft, { fromYear: 2026, years, priceLevel, law: currentLaw });
  const benefitOf = (draft: PlanDraft, year: number) => {
    const { inputs, assumptions } = completePlan(draft, year);
    return planSocialSecurity(inputs, assumptions).monthlyBenefit;
  };

  test.each([5, 10])('counts the years worked in the %i years since', (years) => {
    const draft = draftAt(50, {
      yearsWorked: 15,
      partner: { ...newPartner({ currentAge: 50 }), yearsWorked: 10 },
    });
    const later = planAfter(draft, years);
    expect(later.changes.yearsWorked).toBe(15 + years);
    expect(later.changes.partner?.yearsWorked).toBe(10 + years);
    expect(benefitOf(later, 2026 + years)).toBe(benefitOf(draft, 2026));
  });

  test('counts no year after the planned stop', () => {
    const early = draftAt(49, {}, 50);
    expect(benefitOf(planAfter(early, 6), 2032)).toBe(benefitOf(early, 2026));
    const retired = { ...draftAt(50, { claimingAge: 67 }, 50), isRetired: true };
    expect(benefitOf(planAfter(retired, 5), 2031)).toBe(benefitOf(retired, 2026));
    const known = draftAt(44, { knownBenefit: 3_000 }, 45);
    // The benefit of a statement is still lower than that of work until the claim.
    expect(benefitOf(planAfter(known, 2), 2028)).toBeLessThan(benefitOf(known, 2026) * 1.07);
  });

  test('counts costs of more than the spending up to the spending', () => {
    const cost = {
      kind: 'cost',
      name: 'Mortgage',
      amount: 20_000,
      every: 'month',
      fromAge: 50,
      toAge: 70,
    } as const;
    const draft = draftAt(
      50,
      { cashFlows: [{ ...cost, risesWithPrices: false, partOfSpending: 'until-age' }] },
      60,
    );
    const { monthlySpending } = completePlan(draft, 2026).assumptions;
    const later = planAfter(draft, 10, 1.04 ** 10);
    expect(later.changes.monthlySpending).toBe(monthlySpending);
  });

  test('limits an income to the maximum of its field', () => {
    const income = { ...pension, amount: 200_000, fromAge: 60, risesWithPrices: false, yearlyRise: 3 };
    const later = planAfter(draftAt(65, { cashFlows: [income] }), 1, 1.03);
    expect(later.changes.cashFlows?.[0]?.amount).toBe(200_000);
  });
});

test('a retired visitor who is older than the plan age spends no less than nothing', () => {
  const inputs = { ...defaultInputs, currentAge: 82, retirementAge: 82, currentSavings: 500_000 };
  const { assumptions } = completePlan({ inputs, changes: { planAge: 80 }, isRetired: true }, 2026);
  expect(assumptions.planAge).toBe(83);
  expect(assumptions.monthlySpending).toBeGreaterThan(0);
});

test('a year of work raises the benefit for a stop today to that of a stop a year later, for both of a couple', () => {
  const record = { knownBenefit: 2_400, knownBenefitStop: 67, benefitIfStopped: 1_500 };
  const partner = { ...newPartner({ currentAge: 55 }), annualIncome: 60_000, retirementAge: 65, ...record };
  const inputs = { ...defaultInputs, currentAge: 50, retirementAge: 66 };
  const draft: PlanDraft = { inputs, changes: { ...record, partner }, isRetired: false };
  const stopAt = (age: number) => {
    const { inputs, assumptions } = completePlan(draft, 2026);
    const stopping = { ...partner, retirementAge: age + 5, claimingAge: 67 };
    const couple = { ...assumptions, partner: stopping, claimingAge: 67 };
    const benefits = coupleBenefits({ ...inputs, retirementAge: age }, couple);
    return [benefits?.self.primaryInsuranceAmount ?? 0, benefits?.partner.primaryInsuranceAmount ?? 0];
  };
  const { changes } = advancePlan(draft, { fromYear: 2026, years: 1, priceLevel: 1, law: currentLaw });
  expect(changes.benefitIfStopped).toBeGreaterThan(1_500);
  expect([changes.benefitIfStopped, changes.partner?.benefitIfStopped]).toEqual(stopAt(51));
  const stopped = advancePlan(
    { ...draft, inputs: { ...inputs, retirementAge: 50 } },
    { fromYear: 2026, years: 1, priceLevel: 1, law: currentLaw },
  );
  expect(stopped.changes.benefitIfStopped).toBe(1_500);
});
