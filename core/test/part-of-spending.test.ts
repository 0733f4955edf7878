import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultInputs, type Inputs } from '../src/fields.ts';
import {
  type CashFlow,
  cashFlowFields,
  type LifetimeAssumptions,
  newPartner,
} from '../src/plan/assumptions.ts';
import { buildLifetimePlan, planHousehold } from '../src/plan/build-plan.ts';
import { defaultAssumptions } from '../src/plan/default-assumptions.ts';
import { completePlan } from '../src/plan/plan-draft.ts';
import { readSavedPlan } from '../src/plan/saved-plan.ts';
import { createMarketDraws, standardDraws } from '../src/simulation/market-draws.ts';
import { createSimulator } from '../src/simulation/simulator.ts';
import { solveMonthlySpending, solveRetirementAge } from '../src/simulation/solve.ts';
import { mortgage } from './samples.ts';
import { validLifetimes } from './valid-lifetimes.ts';

const simulator = createSimulator(createMarketDraws(standardDraws));

interface Case {
  inputs: Partial<Inputs>;
  partner?: readonly [age: number, income: number];
  ends: readonly [dollars: number, age: number];
}

/*
 * Households whose age without the mortgage, with the payment calculated as it is, a separate program confirmed
 * (November 2026). They are fixed: a change of the engine that moves one of them needs a reason.
 */
const cases: readonly (Case & { age: number; without: number })[] = [
  {
    inputs: { currentAge: 55, currentSavings: 250_000, monthlySavings: 800, annualIncome: 75_000 },
    ends: [1_300, 67],
    without: 68,
    age: 64,
  },
  {
    inputs: { currentAge: 50, currentSavings: 90_000, monthlySavings: 500, annualIncome: 60_000 },
    ends: [900, 65],
    without: 69,
    age: 66,
  },
  {
    inputs: { currentAge: 58, currentSavings: 420_000, monthlySavings: 1_500, annualIncome: 80_000 },
    partner: [56, 45_000],
    ends: [1_600, 68],
    without: 68,
    age: 66,
  },
  {
    inputs: { currentAge: 60, currentSavings: 700_000, monthlySavings: 1_500, annualIncome: 90_000 },
    ends: [1_400, 66],
    without: 63,
    age: 60,
  },
  {
    inputs: { currentAge: 55, currentSavings: 900_000, monthlySavings: 2_500, annualIncome: 100_000 },
    partner: [53, 60_000],
    ends: [2_200, 66],
    // 64 reaches 79.6 of 100 with 65,536 runs.
    without: 65,
    age: 61,
  },
  {
    inputs: { currentAge: 40, currentSavings: 180_000, monthlySavings: 1_200, annualIncome: 95_000 },
    ends: [1_900, 64],
    without: 65,
    age: 59,
  },
  {
    inputs: { currentAge: 47, currentSavings: 350_000, monthlySavings: 2_000, annualIncome: 110_000 },
    partner: [46, 70_000],
    ends: [2_600, 72],
    without: 68,
    age: 65,
  },
];

function planOf({ inputs: changed, partner, ends: [amount, toAge] }: Case) {
  const inputs = { ...defaultInputs, ...changed };
  const other = partner && {
    partner: { ...newPartner(inputs), currentAge: partner[0], annualIncome: partner[1] },
  };
  const assumptions = {
    ...defaultAssumptions(inputs, { year: 2026, changes: { ...other } }),
    ...other,
  };
  const cashFlows = [{ ...mortgage, amount, fromAge: inputs.currentAge, toAge }];
  return { inputs, assumptions, withMortgage: { ...assumptions, cashFlows } };
}

describe('a mortgage that is part of the spending', () => {
  test.each(cases)(
    'of $ends lets someone of $inputs.currentAge stop at $age instead of $without',
    ({ age, without, ...household }) => {
      const { inputs, assumptions, withMortgage } = planOf(household);
      expect(solveRetirementAge(inputs, assumptions, simulator).value).toBe(without);
      expect(solveRetirementAge(inputs, withMortgage, simulator).value).toBe(age);
    },
  );

  test('keeps its dollars until it ends, lowers the spending by all of them afterwards, and no contribution', () => {
    const { inputs, assumptions } = planOf(cases[0] as Case);
    const changed = { ...assumptions, monthlySpending: 4_500, cashFlows: [mortgage] };
    const { years } = planHousehold({ ...inputs, retirementAge: 60 }, changed);
    const spendingAt = (age: number) => years[age - 55]?.spending;
    /** The mean of 1 / 1.025 ^ (month / 12) over the twelve months of a year. */
    const valueIn = (year: number) =>
      Array.from({ length: 12 }, (_, month) => 1.025 ** -(year + (month + 1) / 12)).reduce((a, b) => a + b) /
      12;
    expect(spendingAt(60)).toBeCloseTo(3_200 + 1_300 * valueIn(5), 8);
    expect(spendingAt(66)).toBeCloseTo(3_200 + 1_300 * valueIn(11), 8);
    expect([67, 80].map(spendingAt)).toEqual([3_200, 3_200]);
    expect(years.slice(0, 5).map(({ contributions, costs }) => [contributions, costs])).toEqual(
      Array.from({ length: 5 }, () => [800, 0]),
    );
  });

  test('lowers what the survivor spends in the same proportion as the spending', () => {
    const { inputs, withMortgage } = planOf(cases[2] as Case);
    const widowed = { ...withMortgage, monthlySpending: 7_000, firstDeathAge: 70 };
    const { years } = planHousehold({ ...inputs, retirementAge: 66 }, widowed);
    expect(years[71 - 58]?.spending).toBe(((7_000 - 1_600) * 75) / 100);
  });
});

/** Assumptions of any plan with costs that are part of the spending. */
const withCosts = (changes: (inputs: Inputs) => Partial<CashFlow>) =>
  fc
    .tuple(validLifetimes, fc.integer({ min: 18, max: 90 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([[inputs, assumptions], fromAge, share]) => {
      const others = assumptions.cashFlows.slice(0, 3);
      const amount = Math.min(assumptions.monthlySpending, 9_000) * share;
      const cost: CashFlow = { ...mortgage, amount, fromAge, ...changes(inputs) };
      return { inputs, assumptions: { ...assumptions, cashFlows: others }, cost };
    });

const flowsOf = (inputs: Inputs, assumptions: LifetimeAssumptions) => {
  const { flow, lumpSums, spendingCut } = buildLifetimePlan(inputs, assumptions);
  return { flow, lumpSums, spendingCut };
};

describe('a cost that is part of the spending', () => {
  test('changes nothing, to the digit, if it never ends and rises with prices', () => {
    fc.assert(
      fc.property(
        withCosts(() => ({ toAge: null, risesWithPrices: true })),
        ({ inputs, assumptions, cost }) => {
          const cashFlows = [...assumptions.cashFlows, cost];
          expect(flowsOf(inputs, { ...assumptions, cashFlows })).toEqual(flowsOf(inputs, assumptions));
        },
      ),
    );
  });

  test.each<[string, (inputs: Inputs) => Partial<CashFlow>]>([
    ['ends tomorrow', ({ currentAge }) => ({ fromAge: currentAge, toAge: currentAge + 1 })],
    ['ends when work does', () => ({ toAge: null, partOfSpending: 'until-stop' })],
  ])('equals a spending that is lower by it, to the digit, if it %s', (_, changes) => {
    fc.assert(
      fc.property(withCosts(changes), ({ inputs: { retirementAge, ...others }, assumptions, cost }) => {
        const inputs = { ...others, retirementAge: Math.max(retirementAge, others.currentAge + 1) };
        // A partner who stops first spends while the visitor still works.
        const single = { ...assumptions, partner: null };
        const monthlySpending = single.monthlySpending - cost.amount;
        const cashFlows = [...single.cashFlows, cost];
        expect(flowsOf(inputs, { ...single, cashFlows })).toEqual(
          flowsOf(inputs, { ...single, monthlySpending }),
        );
      }),
    );
  });

  test('of work is spent until the visitor stops, also after the partner has stopped', () => {
    const { inputs, withMortgage } = planOf(cases[2] as Case);
    const partner = { ...newPartner(inputs), retirementAge: 58, currentAge: 58, annualIncome: 45_000 };
    const commute: CashFlow = {
      ...mortgage,
      amount: 400,
      toAge: null,
      risesWithPrices: true,
      partOfSpending: 'until-stop',
    };
    const assumptions = { ...withMortgage, monthlySpending: 7_000, partner, cashFlows: [commute] };
    const { years } = planHousehold({ ...inputs, retirementAge: 62 }, assumptions);
    expect([58, 61, 62, 63].map((age) => years[age - 58]?.spending)).toEqual([7_000, 7_000, 6_600, 6_600]);
  });
});

describe('costs of more than the spending', () => {
  const { inputs, assumptions } = planOf(cases[0] as Case);
  const costs = [mortgage, { ...mortgage, name: 'Children', amount: 900 }];

  test('are rejected with the amounts', () => {
    const changed = { ...assumptions, monthlySpending: 2_100.5, cashFlows: costs };
    expect(() => buildLifetimePlan(inputs, changed)).toThrow(
      new RangeError('cashFlows that are part of the spending must add up to at most 2100.5, not 2200'),
    );
  });

  test('lower a spending that a solver tries to zero, never below', () => {
    const changed = { ...assumptions, monthlySpending: 4_500, cashFlows: costs };
    const poor = { ...inputs, currentSavings: 0, monthlySavings: 0, annualIncome: 20_000, retirementAge: 85 };
    expect(solveMonthlySpending(poor, changed, simulator).value).toBeGreaterThan(0);
  });

  test('are counted up to the spending in a draft, which keeps the amounts', () => {
    const changes = { monthlySpending: 2_000, cashFlows: costs };
    const complete = completePlan({ inputs, changes, isRetired: false }, 2026);
    expect(complete.assumptions.cashFlows.map(({ amount }) => amount)).toEqual([1_300, 700]);
    expect(readSavedPlan(inputs, changes, 2026)?.changes).toEqual(changes);
  });
});

test.each([
  [
    { kind: 'income' },
    'cashFlows[0].partOfSpending must be "no", because only a monthly cost can be part of the spending',
  ],
  [
    { every: 'once', toAge: null },
    'cashFlows[0].partOfSpending must be "no", because only a monthly cost can be part of the spending',
  ],
  [
    { partOfSpending: 'until-stop' },
    'cashFlows[0].toAge must be null, because the cash flow ends when work does',
  ],
  [
    { partOfSpending: true },
    'cashFlows[0].partOfSpending must be "no" or "until-age" or "until-stop" or "from-stop", not true',
  ],
])('a plan rejects a cost that is part of the spending with %o', (changes, message) => {
  const { inputs, assumptions } = planOf(cases[0] as Case);
  const cashFlows = [{ ...mortgage, ...changes } as CashFlow];
  expect(() => buildLifetimePlan(inputs, { ...assumptions, cashFlows })).toThrow(message);
});

test('the field of a cost on top has the default', () => {
  expect(cashFlowFields.partOfSpending.default).toBe('no');
});
