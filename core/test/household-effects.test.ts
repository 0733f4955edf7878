import { expect, test } from 'vitest';
import { defaultInputs, type Inputs } from '../src/fields.ts';
import type { LifetimeAssumptions } from '../src/plan/assumptions.ts';
import { type CashFlow, newPartner } from '../src/plan/assumptions.ts';
import { buildLifetimePlan } from '../src/plan/build-plan.ts';
import { defaultAssumptions } from '../src/plan/default-assumptions.ts';
import { completePlan } from '../src/plan/plan-draft.ts';

import { createMarketDraws, standardDraws } from '../src/simulation/market-draws.ts';
import { createSimulator } from '../src/simulation/simulator.ts';
import { solveAgeWithinPlan, solveRetirementAge } from '../src/simulation/solve.ts';
import { pension } from './samples.ts';

const simulator = createSimulator(createMarketDraws(standardDraws));
const base = { ...defaultAssumptions(defaultInputs, { year: 2026 }), monthlySpending: 56_000 / 12 };

type Changes = Partial<Inputs & LifetimeAssumptions>;

const income = (changes: Partial<CashFlow>): Changes => ({
  cashFlows: [
    {
      kind: 'income',
      name: 'Income',
      amount: 500,
      every: 'month',
      fromAge: 65,
      toAge: null,
      risesWithPrices: true,
      ...changes,
    },
  ],
});

const couple = (annualIncome: number, partnerIncome: number, changes: Changes = {}): Changes => ({
  annualIncome,
  partner: { ...newPartner(defaultInputs), annualIncome: partnerIncome },
  ...changes,
});

/*
 * The age that reaches 8 of 10, and the chance at 65 in percent, as a prototype of the engine calculated them with 2,000
 * runs (October 2026). They are fixed: a change of the engine that moves one of them needs a reason. Two ages differ: for
 * two equal incomes with a survivor who spends all, 68 reaches 80.0 here and just missed it there, and so does 65 for the
 * couple with $70,000 and $0: 80.1 with 65,536 runs.
 */
test.each<[string, Changes, age: number, chanceAt65: number | null]>([
  ['a single person with $70,000 who spends $56,000', {}, 69, 42],
  ['10% less spending', { monthlySpending: 50_400 / 12 }, 68, 56],
  ['spending of 70% of the income', { monthlySpending: 49_000 / 12 }, 67, 60],
  ['a plan to 85', { planAge: 85 }, 68, null],
  ['a plan to 90', { planAge: 90 }, 69, null],
  ['a plan to 100', { planAge: 100 }, 70, null],
  ['a target of 5 of 10', { targetChance: 50 }, 66, null],
  ['a target of 6 of 10', { targetChance: 60 }, 67, null],
  ['a target of 7 of 10', { targetChance: 70 }, 68, null],
  ['a target of 9 of 10', { targetChance: 90 }, 71, null],
  ['Social Security cut to 78% from 2032', { benefitCut: { fromYear: 2032, percentPaid: 78 } }, 72, 30],
  ['federal tax with all savings before tax', { preTaxShare: 100 }, 70, 33],
  ['federal tax with half of the savings before tax', { preTaxShare: 50 }, 70, 40],
  ['a pension of $500 from 65', income({}), 68, 57],
  ['$50,000 once at 60', income({ every: 'once', amount: 50_000, fromAge: 60 }), 69, 50],
  ['$100,000 once at 66', income({ every: 'once', amount: 100_000, fromAge: 66 }), 68, 55],
  ['a couple with $70,000 and $0', couple(70_000, 0), 65, 79.8],
  [
    'a couple with $70,000 and $0 whose survivor spends all',
    couple(70_000, 0, { survivorSpending: 100 }),
    66,
    70,
  ],
  ['a couple with $50,000 and $20,000', couple(50_000, 20_000), 67, 63],
  ['a couple with $35,000 each', couple(35_000, 35_000), 67, 60],
  [
    'a couple with $35,000 each whose survivor spends all',
    couple(35_000, 35_000, { survivorSpending: 100 }),
    68,
    51,
  ],
  [
    'a couple with $35,000 each and a first death at 70',
    couple(35_000, 35_000, { firstDeathAge: 70 }),
    69,
    54,
  ],
  [
    'a couple with $50,000 and $20,000 that pays federal tax',
    couple(50_000, 20_000, { preTaxShare: 100 }),
    67,
    59,
  ],
  ['a couple with $35,000 each that pays federal tax', couple(35_000, 35_000, { preTaxShare: 100 }), 68, 56],
  ['health insurance of $4,000 a year', { monthlySavings: 1_500, healthPremium: 4_000 / 12 }, 63, null],
  ['health insurance of $9,000 a year', { monthlySavings: 1_500, healthPremium: 9_000 / 12 }, 64, null],
  ['health insurance of $15,000 a year', { monthlySavings: 1_500, healthPremium: 15_000 / 12 }, 64, null],
])('the age and the chance follow %s', (_name, changes, age, chanceAt65) => {
  const inputs = { ...defaultInputs, ...pickInputs(changes) };
  const assumptions = { ...base, ...changes };
  expect(solveRetirementAge(inputs, assumptions, simulator).value).toBe(age);
  if (chanceAt65 === null) return;
  const chance = 100 * simulator.successOf(buildLifetimePlan({ ...inputs, retirementAge: 65 }, assumptions));
  expect(Math.abs(chance - chanceAt65)).toBeLessThan(1.5);
});

// The prototype had the same ages, and chances at 65 that are 2.5 points higher.
test.each([
  [10, 68, 0.39],
  [20, 67, 0.42],
])(
  'a cut of %i percent in bad years moves the age to %i, and applies in a share of %d of the years',
  (spendingCut, age, share) => {
    const assumptions = { ...base, spendingCut };
    expect(solveRetirementAge(defaultInputs, assumptions, simulator).value).toBe(age);
    const plan = buildLifetimePlan({ ...defaultInputs, retirementAge: age }, assumptions);
    expect(simulator.simulate(plan).cutShare).toBeCloseTo(share, 2);
  },
);

function pickInputs({ annualIncome, monthlySavings }: Changes): Partial<Inputs> {
  return { ...(annualIncome && { annualIncome }), ...(monthlySavings && { monthlySavings }) };
}

/*
 * Without savings, $8,000 a month of Social Security and a pension, of which $4,000 are spent, pay $200,000 at 80: they leave
 * $624,000 in 13 years.
 */
test('income above the spending pays for a large cost later', () => {
  const inputs = { ...defaultInputs, currentAge: 67, retirementAge: 67, currentSavings: 0, annualIncome: 0 };
  const largePension = { ...pension, amount: 5_000, fromAge: 67 };
  const house: CashFlow = { ...pension, kind: 'cost', amount: 200_000, every: 'once', fromAge: 80 };
  const changes = {
    monthlySpending: 4_000,
    knownBenefit: 3_000,
    knownBenefitAge: 67,
    claimingAge: 67,
    cashFlows: [largePension, house],
  };
  const plan = completePlan({ inputs, changes, isRetired: true }, 2026);
  expect(simulator.successOf(buildLifetimePlan(plan.inputs, plan.assumptions))).toBe(1);
});

/*
 * A couple with $600,000 that saves $1,500 a month: one earns $90,000, and the other, twelve years older, $20,000. If the
 * younger one died first, at 58 the chance would be 82 instead of 70 of 100, because the plan would end before there is a survivor.
 */
test('a couple of different ages gets the same answer whoever of the two enters it', () => {
  const household = { ...defaultInputs, currentSavings: 600_000, monthlySavings: 1_500 };
  const younger = { currentAge: 50, annualIncome: 90_000 };
  const older = { currentAge: 62, annualIncome: 20_000 };
  const answerFor = (self: typeof younger, other: typeof younger) => {
    const changes = { partner: { ...newPartner(other), ...other } };
    const draft = { inputs: { ...household, ...self, retirementAge: 85 }, changes, isRetired: false };
    const { inputs, assumptions } = completePlan(draft, 2026);
    const retirementAge = self.currentAge + 8;
    return {
      age: solveAgeWithinPlan(inputs, assumptions, simulator).value,
      chanceIn8Years: simulator.successOf(buildLifetimePlan({ ...inputs, retirementAge }, assumptions)),
    };
  };
  expect(answerFor(younger, older).age).toBe(60);
  expect(answerFor(older, younger).age).toBe(72);
  expect(Math.abs(answerFor(younger, older).chanceIn8Years - 0.699)).toBeLessThan(0.01);
  expect(answerFor(older, younger).chanceIn8Years).toBe(answerFor(younger, older).chanceIn8Years);
});
