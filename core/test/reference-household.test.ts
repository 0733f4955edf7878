import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { defaultInputs, type Inputs } from '../src/fields.ts';
import { type CashFlow, type LifetimeAssumptions, newPartner } from '../src/plan/assumptions.ts';
import { buildLifetimePlan } from '../src/plan/build-plan.ts';
import { defaultAssumptions } from '../src/plan/default-assumptions.ts';
import { completePlan } from '../src/plan/plan-draft.ts';
import { createMarketDraws } from '../src/simulation/market-draws.ts';
import { createSimulator } from '../src/simulation/simulator.ts';
import { propertyRuns } from './property-runs.ts';
import { simulateHousehold } from './simulate-household.ts';

// Millions of simulated months take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const simulator = createSimulator(createMarketDraws({ runs: 16_384, years: 92, seed: 1 }));

const whole = (min: number, max: number, step = 1) =>
  fc.integer({ min: min / step, max: max / step }).map((value) => value * step);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const cashFlow: fc.Arbitrary<CashFlow> = fc.record({
  kind: fc.constantFrom('income', 'cost'),
  name: fc.constant('Something'),
  amount: whole(100, 900, 100),
  every: fc.constant('month'),
  fromAge: whole(30, 75),
  toAge: maybe(whole(76, 90)),
  risesWithPrices: fc.boolean(),
  survivorShare: whole(0, 100, 50),
  owner: fc.constantFrom('self', 'partner'),
  isTaxed: fc.boolean(),
  dollarsOf: fc.constantFrom('today', 'start'),
  agesOf: fc.constantFrom('self', 'owner'),
});

/** A cash flow that rises by a percentage, if it is an income. */
const risingFlow = fc.tuple(cashFlow, whole(0, 4)).map(([flow, yearlyRise]) => ({ ...flow, yearlyRise }));

const lumpSum: fc.Arbitrary<CashFlow> = fc.record({
  kind: fc.constantFrom('income', 'cost'),
  name: fc.constant('Once'),
  amount: whole(5_000, 60_000, 5_000),
  every: fc.constant('once'),
  fromAge: whole(50, 80),
  toAge: fc.constant(null),
  risesWithPrices: fc.boolean(),
});

const partner = fc.record({
  currentAge: whole(25, 60),
  retirementAge: maybe(whole(58, 70)),
  annualIncome: whole(0, 90_000, 10_000),
  claimingAge: maybe(whole(62, 70)),
  knownBenefit: maybe(whole(0, 3_000, 100)),
  knownBenefitAge: maybe(whole(62, 70)),
});

/** A mortgage and the costs of work, which are part of the spending, and travel, which begins with the stop. */
const costsWithin = (monthlySpending: number): CashFlow[] => {
  const cost = { kind: 'cost', every: 'month', fromAge: 30 } as const;
  return [
    {
      ...cost,
      name: 'Mortgage',
      amount: monthlySpending / 5,
      toAge: 72,
      risesWithPrices: false,
      partOfSpending: 'until-age',
    },
    {
      ...cost,
      name: 'Commute',
      amount: monthlySpending / 20,
      toAge: null,
      risesWithPrices: true,
      partOfSpending: 'until-stop',
    },
    {
      ...cost,
      name: 'Travel',
      amount: monthlySpending / 20,
      toAge: 80,
      risesWithPrices: true,
      partOfSpending: 'from-stop',
    },
  ];
};

/** Households in the middle of life, with all assumptions that the engine has. */
const households: fc.Arbitrary<[Inputs, LifetimeAssumptions]> = fc
  .record({
    inputs: fc.record({
      currentAge: whole(25, 60),
      retirementAge: whole(60, 70),
      currentSavings: whole(50_000, 600_000, 10_000),
      monthlySavings: whole(300, 2_500, 100),
      annualIncome: whole(40_000, 200_000, 10_000),
      expectedReturn: whole(5, 9),
    }),
    changes: fc.record({
      monthlySpending: whole(5_000, 10_000, 100),
      planAge: whole(85, 100),
      volatility: whole(6, 18),
      contributionsRise: fc.boolean(),
      claimingAge: maybe(whole(62, 70)),
      knownBenefit: maybe(whole(1_000, 3_000, 100)),
      benefitCut: maybe(fc.record({ fromYear: whole(2_030, 2_060), percentPaid: whole(70, 100) })),
      wageGrowth: fc.constantFrom(0, 1),
      partner: maybe(partner),
      firstDeath: fc.constantFrom('self', 'partner', 'older'),
      firstDeathAge: whole(60, 95),
      survivorSpending: whole(60, 100),
      preTaxShare: fc.constantFrom(null, 0, 50, 100),
      stateTax: whole(0, 6),
      healthPremium: fc.constantFrom(0, 900),
      cashFlows: fc.tuple(fc.oneof(cashFlow, risingFlow), lumpSum).map((flows) => [...flows]),
      spendingCut: fc.constantFrom(0, 10, 20),
    }),
  })
  .map(({ inputs, changes }) => {
    const cashFlows = [...changes.cashFlows, ...costsWithin(changes.monthlySpending)];
    return [inputs, { ...defaultAssumptions(inputs, { year: 2026 }), ...changes, cashFlows }];
  });

const samples = fc.sample(households, { numRuns: propertyRuns(6), seed: 4 });

test.each(samples.map(([inputs, assumptions], index) => ({ number: index + 1, inputs, assumptions })))(
  'a reference implementation agrees about random household $number',
  ({ inputs, assumptions }) => {
    const { success, cutShare } = simulator.simulate(buildLifetimePlan(inputs, assumptions));
    const reference = simulateHousehold(inputs, assumptions, { runs: 20_000, seed: 7 });
    expect(Math.abs(reference.success - success)).toBeLessThan(0.015);
    expect(Math.abs(reference.cutShare - cutShare)).toBeLessThan(0.015);
  },
);

test('at least half of the random households succeed sometimes and fail sometimes', () => {
  const chances = samples.map(([inputs, assumptions]) =>
    simulator.successOf(buildLifetimePlan(inputs, assumptions)),
  );
  expect(chances.filter((chance) => chance > 0.05 && chance < 0.95).length).toBeGreaterThanOrEqual(
    samples.length / 2,
  );
});

test('a reference implementation agrees that work continues until a death before the planned stop', () => {
  const inputs = { ...defaultInputs, currentAge: 50, currentSavings: 500_000, monthlySavings: 1_500 };
  const partner = { ...newPartner({ currentAge: 48 }), annualIncome: 50_000, retirementAge: 65 };
  const draft = { inputs, changes: { partner, firstDeathAge: 58 }, isRetired: false };
  const plan = completePlan(draft, 2026);
  const chance = simulator.successOf(buildLifetimePlan(plan.inputs, plan.assumptions));
  const reference = simulateHousehold(inputs, plan.assumptions, { runs: 20_000, seed: 7 });
  expect(reference.success).toBeGreaterThan(0.2);
  expect(reference.success).toBeLessThan(0.8);
  expect(Math.abs(reference.success - chance)).toBeLessThan(0.015);
});

test('a reference implementation agrees about the default visitor', () => {
  const assumptions = defaultAssumptions(defaultInputs, { year: 2026 });
  const { success } = simulator.simulate(buildLifetimePlan(defaultInputs, assumptions));
  const reference = simulateHousehold(defaultInputs, assumptions, { runs: 20_000, seed: 7 });
  expect(Math.abs(reference.success - success)).toBeLessThan(0.015);
});
