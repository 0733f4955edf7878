import { describe, expect, test } from 'vitest';
import { defaultInputs, type Inputs } from '../fields.ts';
import { type LifetimeAssumptions, newPartner, type Partner } from '../plan/assumptions.ts';
import { completePlan } from '../plan/plan-draft.ts';
import { coupleBenefits, planSocialSecurity } from '../plan/plan-social-security.ts';
import { readSavedPlan } from '../plan/saved-plan.ts';

const YEAR = 2026;

function planOf(inputs: Partial<Inputs>, changes: Partial<LifetimeAssumptions>, isRetired: boolean) {
  return completePlan({ inputs: { ...defaultInputs, ...inputs }, changes, isRetired }, YEAR);
}

function benefitOf(inputs: Partial<Inputs>, changes: Partial<LifetimeAssumptions>, isRetired = true) {
  const plan = planOf(inputs, changes, isRetired);
  return planSocialSecurity(plan.inputs, plan.assumptions).monthlyBenefit;
}

describe('an estimated benefit', () => {
  test.each([
    { age: 55, annualIncome: 70_000, workEndYear: 2016, all: 2_505, counted: 1_972 },
    { age: 58, annualIncome: 110_000, workEndYear: 2018, all: 3_438, counted: 3_092 },
  ])('of someone of $age counts no year after the stop in $workEndYear', (person) => {
    const { age, annualIncome, workEndYear, all, counted } = person;
    const inputs = { currentAge: age, retirementAge: age, annualIncome };
    expect(benefitOf(inputs, { claimingAge: 67 })).toBe(all);
    expect(benefitOf(inputs, { claimingAge: 67, workEndYear })).toBe(counted);
    expect(benefitOf(inputs, { claimingAge: 67, yearsWorked: workEndYear - YEAR + age - 22 })).toBe(counted);
  });

  test.each([
    { age: 62, annualIncome: 60_000, claimingAge: 62, yearsWorked: 28, all: 1_642, counted: 1_418 },
    { age: 60, annualIncome: 80_000, claimingAge: 67, yearsWorked: 20, all: 2_879, counted: 1_964 },
  ])('of someone of $age counts $yearsWorked years of work', (person) => {
    const { age, annualIncome, claimingAge, yearsWorked, all, counted } = person;
    const inputs = { currentAge: age, retirementAge: age, annualIncome };
    expect(benefitOf(inputs, { claimingAge })).toBe(all);
    expect(benefitOf(inputs, { claimingAge, yearsWorked })).toBe(counted);
  });

  test('counts the years worked so far, and those until the stop', () => {
    const inputs = { currentAge: 60, retirementAge: 67, annualIncome: 90_000 };
    expect(benefitOf(inputs, {}, false)).toBeGreaterThan(benefitOf(inputs, { yearsWorked: 20 }, false));
    const whole = benefitOf({ ...inputs, currentAge: 40 }, {}, false);
    expect(benefitOf({ ...inputs, currentAge: 40 }, { yearsWorked: 18 }, false)).toBe(whole);
    expect(benefitOf(inputs, { yearsWorked: 0 }, false), 'seven years').toBe(0);
  });

  test('counts years at today’s wages, and later ones at those of their year', () => {
    const inputs = { currentAge: 40, retirementAge: 60, annualIncome: 70_000 };
    const grows = { wageGrowth: 1, claimingAge: 67 };
    expect(benefitOf(inputs, { ...grows, yearsWorked: 18 }, false)).toBe(benefitOf(inputs, grows, false));
    const stopped = { currentAge: 60, retirementAge: 60, annualIncome: 70_000 };
    expect(benefitOf(stopped, { ...grows, yearsWorked: 20 })).toBe(
      benefitOf(stopped, { claimingAge: 67, yearsWorked: 20 }),
    );
  });

  test('is paid from ten years of work on', () => {
    const inputs = { currentAge: 50, retirementAge: 50 };
    expect(benefitOf(inputs, { claimingAge: 67, yearsWorked: 9 })).toBe(0);
    expect(benefitOf(inputs, { claimingAge: 67, yearsWorked: 10 })).toBeGreaterThan(0);
  });
});

describe('a known benefit', () => {
  const inputs = { currentAge: 50, retirementAge: 50 };

  test.each([1_500, 1_900, 2_100])('of %d is paid in full to a retired visitor', (knownBenefit) => {
    expect(benefitOf(inputs, { knownBenefit, claimingAge: 67 })).toBe(knownBenefit);
    expect(benefitOf(inputs, { knownBenefit, claimingAge: 67, workEndYear: 2015 })).toBe(knownBenefit);
  });

  test('is lowered for a stop today', () => {
    expect(
      benefitOf({ ...inputs, currentAge: 50 }, { knownBenefit: 1_900, claimingAge: 67 }, false),
    ).toBeLessThan(1_900);
  });

  test('already contains the missing years of a visitor who works until the claim', () => {
    const working = { currentAge: 60, retirementAge: 67 };
    expect(benefitOf(working, { knownBenefit: 1_900, yearsWorked: 10 }, false)).toBe(1_900);
    expect(
      benefitOf(
        { ...working, retirementAge: 62 },
        { knownBenefit: 1_900, yearsWorked: 10, claimingAge: 67 },
        false,
      ),
    ).toBeLessThan(1_900);
  });

  test('of a retired visitor’s partner who stopped in the same year is paid in full', () => {
    const partner = { ...newPartner({ currentAge: 50 }), knownBenefit: 1_900, claimingAge: 67 };
    const plan = planOf(inputs, { partner }, true);
    expect(coupleBenefits(plan.inputs, plan.assumptions)?.partner.own).toBe(1_900);
  });

  test('of a plan that an earlier release has saved pays what it paid', () => {
    const saved = { knownBenefit: 1_900, claimingAge: 67 };
    const draft = readSavedPlan({ ...defaultInputs, ...inputs }, { ...saved, outlookInputs: inputs }, YEAR);
    if (!draft) throw new Error('No draft');
    const plan = completePlan(draft, YEAR);
    expect(planSocialSecurity(plan.inputs, plan.assumptions).monthlyBenefit).toBe(1_628);
    expect(draft.changes).toMatchObject({ workEndYear: null });
  });
});

describe('a couple', () => {
  const couple = (
    inputs: Partial<Inputs>,
    partner: Partial<Partner>,
    changes: Partial<LifetimeAssumptions> = {},
  ) => {
    const plan = planOf(
      inputs,
      { partner: { ...newPartner({ currentAge: 45 }), ...partner }, ...changes },
      false,
    );
    const benefits = coupleBenefits(plan.inputs, plan.assumptions);
    if (!benefits) throw new Error('No partner');
    return benefits;
  };

  test('has no own benefit for a partner with eight years of work, but a spouse’s', () => {
    const { partner } = couple(
      { currentAge: 35, retirementAge: 67, annualIncome: 30_000 },
      { currentAge: 30, retirementAge: 30, annualIncome: 40_000 },
    );
    expect(partner.own).toBe(0);
    expect(partner.excess).toBeGreaterThan(0);
  });

  test.each([
    { annualIncome: 70_000, firstDeathAge: 50, partnerStop: 60, survivor: 1_867 },
    { annualIncome: 100_000, firstDeathAge: 52, partnerStop: 65, survivor: 3_043 },
  ])('averages the record of someone who dies at $firstDeathAge over the years until then', (death) => {
    const { annualIncome, firstDeathAge, partnerStop, survivor } = death;
    const { partner } = couple(
      { currentAge: 45, retirementAge: 65, annualIncome },
      { retirementAge: partnerStop, annualIncome: 20_000 },
      { firstDeath: 'self', firstDeathAge },
    );
    expect(partner.survivor).toBe(survivor);
  });

  test('pays a survivor of someone who dies at 30 after eight years of work', () => {
    const { partner } = couple(
      { currentAge: 28, retirementAge: 65, annualIncome: 60_000 },
      { currentAge: 28 },
      { firstDeath: 'self', firstDeathAge: 30 },
    );
    expect(partner.survivor).toBeGreaterThan(0);
  });
});
