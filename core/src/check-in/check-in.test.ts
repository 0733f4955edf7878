import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { propertyRuns } from '../../test/property-runs.ts';
import { householdArbitraries } from '../../test/valid-lifetimes.ts';
import { defaultInputs, type Inputs } from '../fields.ts';
import { INFLATION } from '../inflation.ts';
import { newPartner } from '../plan/assumptions.ts';
import { buildLifetimePlan } from '../plan/build-plan.ts';
import { completePlan, type PlanDraft } from '../plan/plan-draft.ts';
import { openSavedPlan } from '../plan/saved-plan.ts';
import { solveAgeWithinPlan, solveSpendable } from '../simulation/solve.ts';
import { standardSimulator } from '../simulation/standard-simulator.ts';
import { currentLaw, type Law } from '../us/law.ts';
import { type CheckInNumbers, checkIn } from './check-in.ts';
import { type PlanRecord, planNow } from './plan-record.ts';
import { recordPlan } from './record-plan.ts';

vi.setConfig({ testTimeout: 60_000 });

const simulator = standardSimulator();
const saved = '2026-11-24T12:00:00.000Z';
const today = '2027-11-20T12:00:00.000Z';
const priceLevel = 1 + INFLATION / 100;

function recordOf(changes: Partial<Inputs> = {}, assumptions: PlanRecord['assumptions'] = null): PlanRecord {
  const inputs = { ...defaultInputs, ...changes };
  return {
    createdAt: saved,
    inputs,
    assumptions,
    ...recordPlan(inputs, assumptions, { year: 2026, simulator }),
  };
}

function numbersOf(record: PlanRecord, changes: Partial<CheckInNumbers> = {}, day = today): CheckInNumbers {
  const { monthlySavings, annualIncome, retirementAge, currentSavings } = planNow(record, day).inputs;
  const monthlySavingsSince = record.inputs.monthlySavings;
  return { currentSavings, monthlySavings, annualIncome, retirementAge, monthlySavingsSince, ...changes };
}

const check = (record: PlanRecord, changes: Partial<CheckInNumbers> = {}, law?: Law) =>
  checkIn(record, numbersOf(record, changes), { today, simulator, ...(law && { law }) });

/** A law of the next year with higher or lower figures. */
function nextLaw(factor: number): Law {
  const { year, socialSecurity, incomeTax, healthInsurance } = currentLaw;
  const [first, second] = socialSecurity.bendPoints;
  const filingIn = ({ brackets, ...deductions }: (typeof incomeTax)['single']) => ({
    ...deductions,
    standardDeduction: deductions.standardDeduction * factor,
    brackets: brackets.map(({ rate, over }) => ({ rate, over: over * factor })),
  });
  return {
    year: year + 1,
    socialSecurity: {
      taxableMaximum: socialSecurity.taxableMaximum * factor,
      bendPoints: [Math.round(first * factor), Math.round(second * factor)],
    },
    incomeTax: { ...incomeTax, single: filingIn(incomeTax.single), joint: filingIn(incomeTax.joint) },
    healthInsurance,
  };
}

describe('a plan a year later', () => {
  const partner = { ...newPartner({ currentAge: 33 }), annualIncome: 40_000, knownBenefit: 1_000 };
  const pension = { kind: 'income', name: 'Pension', amount: 500, every: 'month', toAge: null } as const;
  const record = recordOf(
    {},
    {
      partner,
      monthlySpending: 5_000,
      healthPremium: 1_000,
      cashFlows: [
        { ...pension, fromAge: 30, risesWithPrices: false },
        { ...pension, fromAge: 65, risesWithPrices: false },
        { ...pension, fromAge: 30, risesWithPrices: true },
      ],
    },
  );

  test('has everyone a year older and its amounts in dollars of that year', () => {
    const { inputs, changes } = planNow(record, today);
    expect(inputs).toEqual({
      ...defaultInputs,
      currentAge: 36,
      currentSavings: 51_250,
      monthlySavings: 513,
      annualIncome: 71_750,
    });
    expect(changes).toMatchObject({
      birthYear: 1991,
      partner: { ...partner, currentAge: 34, annualIncome: 41_000, knownBenefit: 1_025 },
      monthlySpending: 5_125,
      healthPremium: 1_025,
    });
    expect(changes.cashFlows?.map(({ amount }) => amount)).toEqual([500, 513, 513]);
  });

  test('keeps contributions that do not rise with prices', () => {
    expect(planNow(recordOf({}, { contributionsRise: false }), today).inputs.monthlySavings).toBe(500);
  });

  test('is retired once the age to stop is reached, and spends what was planned', () => {
    const working = recordOf({ currentAge: 64, currentSavings: 900_000 });
    const { inputs, changes, isRetired } = planNow(working, today);
    const before = completePlan({ inputs: working.inputs, changes: {}, isRetired: false }, 2026).assumptions;
    expect(isRetired).toBe(true);
    expect(inputs.retirementAge).toBe(65);
    expect(changes.monthlySpending).toBeCloseTo(before.monthlySpending * priceLevel, -1);
  });
});

describe('a check-in', () => {
  const records = [
    {},
    { currentAge: 25 },
    { currentAge: 50, currentSavings: 300_000 },
    { currentAge: 60 },
  ].map((changes) => recordOf(changes));

  test.each(records)(
    'with the middle balance keeps the age within a year, at $inputs.currentAge',
    (record) => {
      const { before, after, rank } = check(record, {
        currentSavings: (record.bands.p50[1] as number) * priceLevel,
      });
      expect(Math.abs((after.age as number) - (before.age as number))).toBeLessThanOrEqual(1);
      expect(rank).toBeCloseTo(0.5, 5);
    },
  );

  test.each(records.flatMap((record) => (['p10', 'p90'] as const).map((band) => ({ record, band }))))(
    'with the balance of $band gives the age of the engine for it, at $record.inputs.currentAge',
    ({ record, band }) => {
      const currentSavings = (record.bands[band][1] as number) * priceLevel;
      const { after, draft } = check(record, { currentSavings });
      const { inputs, assumptions } = completePlan(draft, 2027);
      expect(inputs).toMatchObject({ currentSavings, currentAge: record.inputs.currentAge + 1 });
      expect(after.age).toBe(solveAgeWithinPlan(inputs, assumptions, simulator).value);
      expect(after.chanceAtDesiredAge).toBe(simulator.successOf(buildLifetimePlan(inputs, assumptions)));
    },
  );
});

describe('the reasons of a check-in', () => {
  const partOf = (result: ReturnType<typeof check>, name: string) =>
    result.reasons.find((reason) => reason.name === name);

  test('add up exactly for 200 random plans and changes', () => {
    const plan = fc.record({
      currentAge: fc.integer({ min: 18, max: 75 }),
      retirementAge: fc.integer({ min: 40, max: 85 }),
      currentSavings: fc.integer({ min: 0, max: 1_000_000 }),
      monthlySavings: fc.integer({ min: 0, max: 5_000 }),
      annualIncome: fc.integer({ min: 20_000, max: 300_000 }),
      expectedReturn: fc.integer({ min: 1, max: 12 }),
    });
    const changes = fc.record({
      currentSavings: fc.integer({ min: 0, max: 1_500_000 }),
      monthlySavings: fc.integer({ min: 0, max: 6_000 }),
      monthlySavingsSince: fc.integer({ min: 0, max: 6_000 }),
      annualIncome: fc.integer({ min: 0, max: 400_000 }),
      retirementAge: fc.integer({ min: 40, max: 85 }),
    });
    const household = fc.record(householdArbitraries, { requiredKeys: [] });
    const law = fc.option(fc.double({ min: 0.5, max: 2, noNaN: true }).map(nextLaw), { nil: undefined });
    const recorded = fc.record({
      lawYear: fc.constantFrom(2025, 2026),
      age: fc.option(fc.integer({ min: 40, max: 85 })),
      chance: fc.integer({ min: 0, max: 2_048 }),
    });
    fc.assert(
      fc.property(
        plan,
        household,
        changes,
        law,
        recorded,
        (inputs, assumptions, numbers, lawOfToday, earlier) => {
          const { lawYear, age, chance } = earlier;
          fc.pre(inputs.retirementAge > inputs.currentAge);
          const answer = { age, chanceAtDesiredAge: chance / 2_048 };
          const result = check({ ...recordOf(inputs, assumptions), lawYear, answer }, numbers, lawOfToday);
          const sums = result.reasons.reduce(
            (sum, reason) => ({
              years: sum.years + reason.years,
              chance: sum.chance + reason.chance,
              spendable: sum.spendable + reason.spendable,
            }),
            { years: 0, chance: 0, spendable: 0 },
          );
          const { before, after } = result.spendable ?? { before: 0, after: 0 };
          expect(sums).toEqual({
            years: result.yearsChange,
            chance: result.chanceChange,
            spendable: (after ?? 0) - (before ?? 0),
          });
          expect(result.chanceChange).toBe(result.after.chanceAtDesiredAge - answer.chanceAtDesiredAge);
          if (result.after.age !== null && age !== null)
            expect(result.yearsChange).toBe(result.after.age - age);
        },
      ),
      { numRuns: propertyRuns(20) },
    );
  });

  const record = recordOf();
  const expected = (record.bands.p50[1] as number) * priceLevel;

  test('name markets if only the balance is lower', () => {
    const result = check(record, { currentSavings: 30_000 });
    expect(partOf(result, 'markets')?.chance).toBeLessThan(0);
    for (const name of ['saved', 'law', 'changed', 'model'])
      expect(partOf(result, name)).toMatchObject({ years: 0, chance: 0 });
  });

  test('name what was saved in addition to the plan', () => {
    const result = check(record, { currentSavings: expected + 24_000, monthlySavingsSince: 2_500 });
    expect(partOf(result, 'saved')?.chance).toBeGreaterThan(0);
    expect(partOf(result, 'markets')?.chance).toBeCloseTo(
      partOf(check(record, { currentSavings: expected }), 'markets')?.chance as number,
      2,
    );
  });

  test('name a change of the age to stop and of the contributions', () => {
    const result = check(record, { currentSavings: expected, retirementAge: 70, monthlySavings: 1_500 });
    expect(partOf(result, 'changed')?.years).toBeLessThan(0);
    expect(partOf(result, 'changed')?.chance).toBeGreaterThan(0);
  });

  test.each([1.3, 0.7])('name new figures of law, by changing only the law: %d', (factor) => {
    const taxed = recordOf({ annualIncome: 90_000 }, { preTaxShare: 100 });
    const [same, changed] = [check(taxed), check(taxed, {}, nextLaw(factor))];
    expect(partOf(same, 'law')).toMatchObject({ years: 0, chance: 0 });
    expect(partOf(changed, 'law')).toEqual({
      name: 'law',
      years: changed.yearsChange - same.yearsChange,
      chance: changed.chanceChange - same.chanceChange,
      spendable: 0,
    });
    expect(partOf(changed, 'law')?.chance).not.toBe(0);
    for (const name of ['markets', 'saved', 'changed', 'model'])
      expect(partOf(changed, name)).toEqual(partOf(same, name));
  });

  test.each([
    [{}, null],
    [{ currentAge: 64, currentSavings: 900_000 }, { preTaxShare: 50 }],
    [{ annualIncome: 200_000 }, { planAge: 100, cashFlows: [] }],
  ] as const)('do not name the model while it is the same: %#', (inputs, assumptions) => {
    expect(partOf(check(recordOf(inputs, assumptions)), 'model')).toMatchObject({ years: 0, chance: 0 });
  });

  test('name the model if it gave another answer at the time of the record', () => {
    const other = { ...record, answer: { age: 66, chanceAtDesiredAge: 0.75 } };
    expect(partOf(check(other), 'model')).toEqual({
      name: 'model',
      years: (record.answer.age as number) - 66,
      chance: record.answer.chanceAtDesiredAge - 0.75,
      spendable: 0,
    });
  });
});

describe('a check-in of someone who has retired and never entered a spending', () => {
  const inputs = { currentAge: 68, retirementAge: 68, currentSavings: 420_000 };
  const record = recordOf(inputs, { knownBenefit: 1_900 });
  const planOf = (draft: PlanDraft, year: number) => completePlan(draft, year);

  test.each([saved, today])('on %s compares with the spending of the record after a loss', (day) => {
    const numbers = numbersOf(record, { currentSavings: 250_000 }, day);
    const { draft, before, after, reasons, spendable } = checkIn(record, numbers, { today: day, simulator });
    const then = planOf(openSavedPlan(record.inputs, record.assumptions, 2026), 2026);
    const now = planOf(draft, day === saved ? 2026 : 2027);
    const prices = day === saved ? 1 : priceLevel;
    expect(now.assumptions.monthlySpending).toBe(Math.round(then.assumptions.monthlySpending * prices));
    expect(after.chanceAtDesiredAge).toBeLessThan(before.chanceAtDesiredAge - 0.3);

    // The same as the outlook on both days.
    const [spendableThen, spendableNow] = [then, now].map((plan) =>
      solveSpendable(plan.inputs, plan.assumptions, simulator),
    ) as [number, number];
    expect(spendable).toEqual({
      recorded: spendableThen,
      before: Math.round((spendableThen * prices) / 10) * 10,
      after: spendableNow,
    });
    const change = spendableNow - (spendable?.before ?? 0);
    expect(reasons.map((reason) => reason.spendable)).toEqual([change, 0, 0, 0, 0]);
  });

  test('has no amount to spend while working', () => {
    expect(check(recordOf()).spendable).toBeNull();
  });
});

test('the spending and the partner’s pay of today replace the plan’s, and without them the plan’s stay', () => {
  const partner = { ...newPartner(defaultInputs), annualIncome: 40_000 };
  const record = recordOf({}, { partner });
  const { changes } = check(record, { monthlySpending: 5_000, partnerIncome: 0 }).draft;
  expect(changes).toMatchObject({ monthlySpending: 5_000, partner: { annualIncome: 0 } });
  const unchanged = check(record).draft.changes;
  expect(unchanged).toMatchObject({ partner: { annualIncome: 41_000 } });
  expect(unchanged).not.toHaveProperty('monthlySpending');
});

test('the steps that are done stay done for a year, except for those that come again', () => {
  const record = recordOf({}, { doneSteps: ['record', 'match', 'spending', 'check-in'] });
  expect(check(record).draft.doneSteps).toEqual(['match', 'spending']);
  const { draft } = checkIn(record, numbersOf(record), { today: saved, simulator });
  expect(draft.doneSteps).toEqual(['record', 'match', 'spending', 'check-in']);
});
