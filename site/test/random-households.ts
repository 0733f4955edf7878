import {
  buildLifetimePlan,
  type CashFlow,
  type Inputs,
  type LifetimeAssumptions,
  planHousehold,
} from '@whenabouts/core';
import fc from 'fast-check';
import { answerAgeOf, answerOfDraft, type OutlookAnswer } from '../src/features/outlook/outlook-results.ts';
import { siteSimulator } from '../src/features/outlook/site-simulator.ts';
import type { PlanDraft } from '../src/numbers/plan-draft.ts';

/** The calendar year in which the answers are calculated. */
export const YEAR = 2026;

/** A household that may have a partner, a cut of Social Security, taxes and health insurance. */
const households: fc.Arbitrary<PlanDraft> = fc
  .record({
    currentAge: fc.integer({ min: 25, max: 75 }),
    yearsToWork: fc.integer({ min: 0, max: 40 }),
    currentSavings: fc.integer({ min: 0, max: 1_500_000 }),
    monthlySavings: fc.integer({ min: 0, max: 3_000 }),
    annualIncome: fc.integer({ min: 0, max: 200_000 }),
    isRetired: fc.nat(4).map((oneOfFive) => oneOfFive === 0),
    partner: fc.option(
      fc.record({
        currentAge: fc.integer({ min: 25, max: 80 }),
        retirementAge: fc.option(fc.integer({ min: 50, max: 75 }), { nil: null }),
        annualIncome: fc.constantFrom(0, 25_000, 90_000),
        claimingAge: fc.option(fc.integer({ min: 62, max: 70 }), { nil: null }),
        knownBenefit: fc.constantFrom(null, 0, 1_800),
        knownBenefitAge: fc.constant(null),
      }),
      { nil: undefined },
    ),
    changes: fc.record(
      {
        firstDeath: fc.constantFrom('self' as const, 'partner' as const),
        firstDeathAge: fc.integer({ min: 60, max: 95 }),
        survivorSpending: fc.constantFrom(50, 75, 100),
        preTaxShare: fc.constantFrom(0, 50, 100),
        stateTax: fc.constantFrom(0, 4.5),
        benefitCut: fc.constantFrom(
          { fromYear: 2_033, percentPaid: 78 },
          { fromYear: 2_060, percentPaid: 60 },
        ),
        wageGrowth: fc.constantFrom(0, 1),
        healthPremium: fc.constantFrom(0, 900),
        contributionsRise: fc.boolean(),
        planAge: fc.integer({ min: 80, max: 100 }),
        targetChance: fc.constantFrom(60, 80, 85, 95),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ yearsToWork, isRetired, partner, changes, ...inputs }) => ({
    inputs: {
      ...inputs,
      retirementAge: Math.max(Math.min(inputs.currentAge + yearsToWork, 85), 40, inputs.currentAge),
      expectedReturn: 6,
    },
    changes: partner ? { ...changes, partner } : changes,
    isRetired,
  }));

/** The same households with spending that adapts, a pension or rent, and a single amount. */
export const householdsWithFlows: fc.Arbitrary<PlanDraft> = fc
  .record({
    draft: households,
    spendingCut: fc.constantFrom(0, 10, 20),
    fromAge: fc.integer({ min: 40, max: 75 }),
    monthly: fc.constantFrom<CashFlow['kind']>('income', 'cost'),
    once: fc.constantFrom<CashFlow['kind']>('income', 'cost'),
    risesWithPrices: fc.boolean(),
    count: fc.nat(2),
  })
  .map(({ draft, spendingCut, fromAge, monthly, once, risesWithPrices, count }) => {
    const cashFlows: CashFlow[] = [
      {
        kind: monthly,
        name: 'Rent',
        amount: 700,
        every: 'month',
        fromAge,
        toAge: fromAge + 9,
        risesWithPrices,
      },
      { kind: once, name: '', amount: 40_000, every: 'once', fromAge, toAge: null, risesWithPrices: true },
    ];
    return {
      ...draft,
      changes: {
        ...draft.changes,
        ...(spendingCut > 0 && { spendingCut }),
        ...(count > 0 && { cashFlows: cashFlows.slice(0, count) }),
      },
    };
  });

/** Five households, or more if the environment variable PROPERTY_RUNS names a factor. */
const RUNS = 5 * Number(process.env.PROPERTY_RUNS ?? 1);

/** Returns false for a household that it does not apply to. */
type Check = (draft: PlanDraft, answer: OutlookAnswer) => unknown;

/** Runs a check on random households that may have cash flows. It must apply to one of them at least. */
export const forHouseholdsWithFlows = (check: Check): void => checkEach(householdsWithFlows, 30, check);

/** Runs a check on random households. It must apply to one of them at least. */
export const forHouseholds = (check: Check): void => checkEach(households, 29, check);

/** The seed makes the households the same in each run. */
function checkEach(drafts: fc.Arbitrary<PlanDraft>, seed: number, check: Check): void {
  let applied = 0;
  const property = fc.property(drafts, (draft) => {
    if (check(draft, answerOfDraft(draft, YEAR)) !== false) applied += 1;
  });
  fc.assert(property, { numRuns: RUNS, seed });
  if (applied === 0) throw new Error('The check applies to no household.');
}

/** The chance that the money lasts, from 0 to 1, from a new simulation. */
export const chanceOf = (inputs: Inputs, assumptions: LifetimeAssumptions): number =>
  siteSimulator().successOf(buildLifetimePlan(inputs, assumptions), assumptions.targetChance);

/** The chance, from 0 to 1, if the visitor stops working at another age. */
export const chanceAt = (age: number, { inputs, assumptions }: OutlookAnswer): number =>
  chanceOf({ ...inputs, retirementAge: age }, assumptions);

/** Returns true if a chance, from 0 to 1, reaches the answer's target. */
export const reaches = (chance: number, { assumptions }: OutlookAnswer): boolean =>
  chance >= assumptions.targetChance / 100;

/** The years of the answer's plan, if the visitor stops working at the age that the answer gives. */
export function plannedYears(answer: OutlookAnswer) {
  const inputs = { ...answer.inputs, retirementAge: answerAgeOf(answer) };
  return planHousehold(inputs, answer.assumptions).years;
}

/** Reads an amount such as "$1,200". */
export const dollarsIn = (text: string): number => Number(text.replaceAll(/[$,]/g, ''));
