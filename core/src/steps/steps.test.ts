import { expect, test } from 'vitest';
import { mortgage } from '../../test/samples.ts';
import { defaultInputs, type Inputs } from '../fields.ts';
import { type CashFlow, type LifetimeAssumptions, newPartner, type Partner } from '../plan/assumptions.ts';
import { buildLifetimePlan } from '../plan/build-plan.ts';
import { type CompletePlan, completePlan } from '../plan/plan-draft.ts';
import type { LifetimePlan } from '../simulation/lifetime-plan.ts';
import { createMarketDraws, standardDraws } from '../simulation/market-draws.ts';
import { createSimulator } from '../simulation/simulator.ts';
import { chanceByRetirementAge } from '../simulation/solve.ts';
import { planRules } from './plan-rules.ts';
import { questionRules } from './question-rules.ts';
import { catchUpAt, savingRules } from './saving-rules.ts';
import type { Step, StepRule } from './step.ts';
import { type StepId, stepIds, yearlySteps } from './step-ids.ts';
import { nextSteps } from './steps.ts';

const simulator = createSimulator(createMarketDraws(standardDraws));
const today = { year: 2026, month: 11, day: 29 };

/** The plan after a step, by hand. */
type HandMade = Partial<Inputs> & Partial<LifetimeAssumptions>;

interface Household {
  inputs: Partial<Inputs>;
  changes?: Partial<LifetimeAssumptions>;
  isRetired?: boolean;
  /** The age at which work stops, for plans whose steps are measured by how long the money lasts; undefined for others. */
  stop?: number;
  /** The steps in order, each with what it changes; null for the two steps that are measured differently. */
  steps: Partial<Record<StepId, HandMade | null>>;
}

const partnerOf = (currentAge: number, changes: Partial<Partner> = {}): Partner => ({
  ...newPartner({ currentAge }),
  ...changes,
});
const monthlyCost = (amount: number, fromAge: number, toAge: number): CashFlow => ({
  ...mortgage,
  amount,
  fromAge,
  toAge,
});
const payment = monthlyCost(1_300, 55, 72);
const byIncome = { healthPremium: 1_400, healthPremiumByIncome: true };

const single55 = { currentAge: 55, currentSavings: 250_000, monthlySavings: 800, annualIncome: 75_000 };
const couple58 = { currentAge: 58, currentSavings: 420_000, monthlySavings: 1_500, annualIncome: 80_000 };
const working56 = partnerOf(56, { annualIncome: 45_000 });
const claimed62 = partnerOf(60, { knownBenefit: 2_500, claimingAge: 62 });

/**
 * Primary insurance amounts of the example record, by hand. At 75,000 until 68: (28 · 75,000 + 7 · 37,500) / 420 = 5,625 a
 * month; 90 percent of 1,286 and 32 percent of the rest are 2,545.88, rounded down to the dime.
 */
const households: Readonly<Record<string, Household>> = {
  'a single of 55': {
    inputs: single55,
    steps: {
      record: { knownBenefit: 2_545.8, knownBenefitStop: 68, benefitIfStopped: 2_117 },
      match: { monthlySavings: 988 },
      spending: { monthlySpending: 4_050 },
      contributions: { monthlySavings: 990 },
      'ending-cost': { cashFlows: [monthlyCost(900, 55, 68)] },
      'check-in': null,
      work: null,
      'bad-years': { spendingCut: 10 },
      claim: { claimingAge: 70 },
    },
  },
  'a single of 55 with a mortgage': {
    inputs: single55,
    changes: { cashFlows: [payment] },
    steps: {
      record: { knownBenefit: 2_460.1, knownBenefitStop: 65, benefitIfStopped: 2_117 },
      match: { monthlySavings: 988 },
      spending: { monthlySpending: 4_050 },
      'pay-off': { cashFlows: [{ ...payment, toAge: 65 }] },
      contributions: { monthlySavings: 990 },
      'check-in': null,
      'bad-years': { spendingCut: 10 },
      claim: { claimingAge: 69 },
    },
  },
  'a single of 30 without savings': {
    inputs: { currentAge: 30, currentSavings: 0, monthlySavings: 0, annualIncome: 36_000 },
    steps: {
      match: { monthlySavings: 270 },
      contributions: { monthlySavings: 90 },
      spending: { monthlySpending: 2_160 },
      'ending-cost': { cashFlows: [monthlyCost(480, 30, 73)] },
      'check-in': null,
      work: null,
      'bad-years': { spendingCut: 10 },
    },
  },
  'a saver of 61 at the limit': {
    inputs: { currentAge: 61, currentSavings: 500_000, monthlySavings: 2_100, annualIncome: 140_000 },
    changes: { knownBenefit: 3_000, spendingCut: 10, healthPremium: 700 },
    steps: {
      match: { monthlySavings: 2_450 },
      spending: { monthlySpending: 6_580 },
      // 24,500 and 11,250 a year.
      'catch-up': { monthlySavings: 2_979 },
      'ending-cost': { cashFlows: [monthlyCost(1_460, 61, 70)] },
      'check-in': null,
      work: null,
    },
  },
  'a couple of 58 and 56': {
    inputs: couple58,
    changes: { partner: working56 },
    steps: {
      record: { knownBenefit: 2_665.8, knownBenefitStop: 68, benefitIfStopped: 2_360.9 },
      match: { monthlySavings: 1_700 },
      spending: { monthlySpending: 6_670 },
      contributions: { monthlySavings: 1_820 },
      'ending-cost': { cashFlows: [monthlyCost(1_480, 58, 68)] },
      'check-in': null,
      work: null,
      'bad-years': { spendingCut: 10 },
      'partner-year': { partner: { ...working56, retirementAge: 67 } },
      claim: { claimingAge: 70 },
    },
  },
  'a couple of 58 and 64 without pay': {
    inputs: couple58,
    changes: { partner: partnerOf(64, { claimingAge: 64 }) },
    steps: {
      record: { knownBenefit: 2_422, knownBenefitStop: 60, benefitIfStopped: 2_360.9 },
      match: { monthlySavings: 1_700 },
      spending: { monthlySpending: 3_960 },
      contributions: { monthlySavings: 1_700 },
      'ending-cost': { cashFlows: [monthlyCost(880, 58, 60)] },
      'check-in': null,
      health: byIncome,
      'bad-years': { spendingCut: 10 },
    },
  },
  'someone of 60 who can stop today': {
    inputs: { currentAge: 60, currentSavings: 2_000_000, monthlySavings: 2_000, annualIncome: 90_000 },
    stop: 60,
    steps: {
      record: { knownBenefit: 2_631.3, knownBenefitStop: 60, benefitIfStopped: 2_631.3 },
      health: byIncome,
      'check-in': null,
    },
  },
  'a couple of 58 and 60 whose partner claims early': {
    inputs: couple58,
    changes: { partner: claimed62 },
    stop: 58,
    steps: {
      record: { knownBenefit: 2_360.9, knownBenefitStop: 58, benefitIfStopped: 2_360.9 },
      health: byIncome,
      'check-in': null,
      claim: { claimingAge: 65 },
      'partner-claim': { partner: { ...claimed62, claimingAge: 67 } },
    },
  },
  'someone of 50 without pay for whom no age works': {
    inputs: { currentAge: 50, currentSavings: 20_000, monthlySavings: 0, annualIncome: 0 },
    changes: { monthlySpending: 2_500 },
    stop: 65,
    steps: {
      spending: { monthlySpending: 2_250 },
      'ending-cost': { cashFlows: [monthlyCost(500, 50, 65)] },
      'check-in': null,
    },
  },
  'a retiree of 68 who has claimed': {
    inputs: { currentAge: 68, currentSavings: 420_000, monthlySavings: 0, annualIncome: 60_000 },
    changes: { monthlySpending: 4_500 },
    isRetired: true,
    stop: 68,
    steps: { spending: { monthlySpending: 4_050 }, 'bad-years': { spendingCut: 10 }, 'check-in': null },
  },
  'a retiree of 68 whose money lasts as planned': {
    inputs: { currentAge: 68, currentSavings: 420_000, monthlySavings: 0, annualIncome: 60_000 },
    changes: { monthlySpending: 3_000 },
    isRetired: true,
    stop: 68,
    steps: { 'check-in': null },
  },
  'a retiree of 63 who has not claimed': {
    inputs: { currentAge: 63, currentSavings: 900_000, monthlySavings: 0, annualIncome: 80_000 },
    changes: { monthlySpending: 5_500, claimingAge: 64 },
    isRetired: true,
    stop: 63,
    steps: {
      record: { knownBenefit: 2_513.2, knownBenefitStop: 63, benefitIfStopped: 2_513.2 },
      spending: { monthlySpending: 4_950 },
      'bad-years': { spendingCut: 10 },
      health: byIncome,
      'check-in': null,
      claim: { claimingAge: 70 },
    },
  },
};

/** The earliest age that reaches the target, from the chances of all ages. */
function stopAge({ inputs, assumptions }: CompletePlan): number {
  const target = assumptions.targetChance / 100;
  const chances = chanceByRetirementAge(inputs, assumptions, simulator);
  const index = chances.findIndex(({ chance }) => chance >= target);
  const [before, after] = [chances[index - 1], chances[index]];
  if (!after) return 85;
  if (!before) return after.age;
  return before.age + (target - before.chance) / (after.chance - before.chance);
}

/** The age to which the money lasts if work stops at an age, from one simulation for each year. */
function lastingAge(retirementAge: number, { inputs, assumptions }: CompletePlan): number {
  const target = assumptions.targetChance / 100;
  const plan = buildLifetimePlan({ ...inputs, retirementAge }, { ...assumptions, planAge: 110 });
  const first = Math.min(inputs.currentAge, assumptions.partner?.currentAge ?? 110);
  let before = 1;
  for (let years = 1; years <= plan.flow.length; years++) {
    const after = simulator.simulate(firstYears(plan, years)).success;
    if (after < target) return first + years - 1 + (before - target) / (before - after);
    before = after;
  }
  return first + plan.flow.length;
}

function firstYears({ spendingCut, ...plan }: LifetimePlan, years: number): LifetimePlan {
  const cut = spendingCut &&
    spendingCut.startYear < years && {
      spendingCut: { ...spendingCut, flow: spendingCut.flow.slice(0, years) },
    };
  return { ...plan, flow: plan.flow.slice(0, years), ...cut };
}

function planOf({ inputs, changes = {}, isRetired = false }: Household): CompletePlan {
  return completePlan({ inputs: { ...defaultInputs, ...inputs }, changes, isRetired }, 2026);
}

const solved = new Map<Household, readonly Step[]>();

function stepsOf(household: Household): readonly Step[] {
  const request = { plan: planOf(household), isRetired: household.isRetired ?? false, today };
  const steps = solved.get(household) ?? nextSteps(request, simulator);
  solved.set(household, steps);
  return steps;
}

/** Returns the plan that a step leads to. */
function changedPlan({ inputs, assumptions }: CompletePlan, change: HandMade): CompletePlan {
  const isInput = ([name]: [string, unknown]) => name in inputs;
  const changes = Object.entries(change);
  const changedAssumptions = Object.fromEntries(changes.filter((entry) => !isInput(entry)));
  return {
    inputs: { ...inputs, ...Object.fromEntries(changes.filter(isInput)) },
    assumptions: { ...assumptions, ...changedAssumptions },
  };
}

test.each(Object.entries(households))(
  'the steps of %s gain what a second calculation says',
  (_, household) => {
    const steps = stepsOf(household);
    expect(steps.map(({ id }) => id)).toEqual(Object.keys(household.steps));
    const { stop } = household;
    const measure = (changed: CompletePlan) =>
      stop === undefined ? -stopAge(changed) : lastingAge(stop, changed);
    const plan = planOf(household);
    const before = measure(plan);
    for (const [id, change] of Object.entries(household.steps)) {
      if (!change) continue;
      const { gain } = steps.find((step) => step.id === id) ?? {};
      const after = measure(changedPlan(plan, change));
      const months = Math.round(12 * (after - before));
      expect({ id, ...gain }).toMatchObject({
        id,
        of: stop === undefined ? 'stop' : 'savings',
        months: months + 0,
        lasting: stop === undefined ? null : { before: Math.floor(before), after: Math.floor(after) },
      });
    }
  },
);

test('steps of now come before later ones, and health insurance only when work stops', () => {
  const timesOf = (household: string) =>
    stepsOf(households[household] as Household).map(({ id, start }) => [id, start?.years ?? 0, start?.age]);
  expect(timesOf('a couple of 58 and 64 without pay').slice(4)).toEqual([
    ['ending-cost', 0, undefined],
    ['check-in', 1, 59],
    ['health', 2, 60],
    ['bad-years', 2, 60],
  ]);
  // The ages of the partner, who is 60.
  expect(
    stepsOf(households['a couple of 58 and 60 whose partner claims early'] as Household).at(-1),
  ).toMatchObject({
    id: 'partner-claim',
    start: { years: 7, of: 'partner', age: 67 },
  });
  for (const household of Object.keys(households)) {
    const years = timesOf(household).map(([, year]) => year);
    expect(years).toEqual(years.toSorted((a, b) => Number(a) - Number(b)));
  }
});

test('the steps of spending less name what is spent once a cost in the spending has ended', () => {
  const changes = { monthlySpending: 6_000, cashFlows: [monthlyCost(1_600, 50, 60)] };
  const steps = stepsOf({ inputs: {}, changes, steps: {} });
  const figuresOf = (step: StepId) => steps.find(({ id }) => id === step)?.figures;
  expect(figuresOf('spending')).toEqual({ amount: 600, before: 4_400 });
  expect(figuresOf('bad-years')).toEqual({ amount: 440, before: 4_400 });
});

test('a year more of work gains what the money lasts longer', () => {
  const single = households['a single of 55'] as Household;
  const plan = planOf(single);
  const months = Math.round(12 * (lastingAge(66, plan) - lastingAge(65, plan)));
  const step = stepsOf(single).find(({ id }) => id === 'work');
  expect(step).toMatchObject({ gain: { of: 'savings', months }, figures: { age: 66, ageBefore: 65 } });
});

test('a check-in names the savings between which 8 of 10 futures are in a year', () => {
  const single = households['a single of 55'] as Household;
  const { inputs, assumptions } = planOf(single);
  const plan = buildLifetimePlan({ ...inputs, retirementAge: 68 }, assumptions);
  const afterYear = Array.from(
    { length: simulator.runs },
    (_, run) => simulator.replayRun(plan, run).balances[1] as number,
  ).sort((a, b) => a - b);
  const at = (share: number) => afterYear[Math.floor(simulator.runs * share)];
  const step = stepsOf(single).find(({ id }) => id === 'check-in');
  expect(step).toMatchObject({ gain: null, figures: { range: [at(0.1), at(0.9)] } });
});

test('the steps have the costs and the limits of the law', () => {
  const costs = (household: string) =>
    Object.fromEntries(
      stepsOf(households[household] as Household).map(({ id, monthlyCost, figures: { limit } }) => [
        id,
        [monthlyCost, limit],
      ]),
    );
  expect(costs('a single of 55')).toMatchObject({ match: [0, undefined], contributions: [190, 24_500] });
  // 180 of the match of 270 are the saver's own.
  expect(costs('a single of 30 without savings')).toMatchObject({ match: [180, undefined] });
  expect(costs('a saver of 61 at the limit')).toMatchObject({ 'catch-up': [879, 35_750] });
  expect(costs('a couple of 58 and 56')).toMatchObject({ contributions: [320, 49_000] });
  // Seven years of 1,300, paid within ten.
  expect(costs('a single of 55 with a mortgage')).toMatchObject({ 'pay-off': [910, undefined] });
});

test.each([
  [49, 0],
  [50, 8_000],
  [59, 8_000],
  [60, 11_250],
  [63, 11_250],
  [64, 8_000],
])('at %i, the limit of a workplace plan is %i dollars higher', (age, dollars) => {
  expect(catchUpAt(age)).toBe(dollars);
});

test.each(stepIds)('the step %s is shown to some households and not to others', (id) => {
  const shown = Object.values(households).filter(({ steps }) => id in steps);
  expect(shown.length).toBeGreaterThan(0);
  if (id !== 'check-in') expect(shown.length).toBeLessThan(Object.keys(households).length);
});

test('the steps that come again each year are those with a date', () => {
  const rules: readonly StepRule[] = [...questionRules, ...savingRules, ...planRules];
  expect(rules.flatMap(({ id, deadline }) => (deadline ? [id] : [])).toSorted()).toEqual(
    yearlySteps.toSorted(),
  );
});

test('health insurance is priced by the income of each year, unless the spending contains it', () => {
  const retired = { currentAge: 60, currentSavings: 900_000, monthlySavings: 0, annualIncome: 0 };
  const household: Household = {
    inputs: retired,
    changes: { monthlySpending: 3_000, preTaxShare: 100, claimingAge: 70 },
    isRetired: true,
    steps: {},
  };
  // By a separate program, $328.01 a month at a spending of $3,000 and no other income.
  expect(stepsOf(household).find(({ id }) => id === 'health')?.figures).toEqual({
    amount: 1_400,
    premiums: [expect.closeTo(328.01, 1), expect.closeTo(328.01, 1)],
  });
  const insurance = { ...monthlyCost(500, 60, 65), name: 'Health insurance', risesWithPrices: true };
  const insured = { ...household, changes: { ...household.changes, cashFlows: [insurance] } };
  expect(stepsOf(insured).map(({ id }) => id)).not.toContain('health');
});
