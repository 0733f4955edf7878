import { describe, expect, test } from 'vitest';
import { pension } from '../../test/samples.ts';
import { defaultInputs } from '../fields.ts';
import { type CashFlow, type LifetimeAssumptions, newPartner } from '../plan/assumptions.ts';
import { buildLifetimePlan, planHousehold } from '../plan/build-plan.ts';
import { defaultAssumptions } from '../plan/default-assumptions.ts';
import { createMarketDraws } from '../simulation/market-draws.ts';
import { createSimulator } from '../simulation/simulator.ts';
import { solveMonthlySpending } from '../simulation/solve.ts';

const assumptions = defaultAssumptions(defaultInputs, { year: 2026 });

const planWith = (...cashFlows: CashFlow[]) =>
  buildLifetimePlan(defaultInputs, { ...assumptions, cashFlows });

/** The change that cash flows make to each year's flow. */
const changesOf = (...cashFlows: CashFlow[]) => {
  const { flow } = planWith();
  return planWith(...cashFlows).flow.map((dollars, year) => dollars - (flow[year] as number));
};

const atAge = <T>(values: ArrayLike<T>, age: number) => values[age - defaultInputs.currentAge];

describe('a monthly cash flow', () => {
  test('applies from its first age until before its last age', () => {
    const changes = changesOf({ ...pension, fromAge: 66, toAge: 70 });
    expect([65, 66, 69, 70].map((age) => atAge(changes, age))).toEqual([0, 500, 500, 0]);
  });

  test('applies to the end of the plan without a last age', () => {
    expect([64, 65, 94].map((age) => atAge(changesOf(pension), age))).toEqual([0, 500, 500]);
  });

  test('is saved before retirement, and reduces contributions as a cost', () => {
    expect(atAge(planWith({ ...pension, fromAge: 40 }).flow, 40)).toBe(1_000);
    expect(atAge(planWith({ ...pension, kind: 'cost', fromAge: 40, amount: 200 }).flow, 40)).toBe(300);
    expect(atAge(planWith({ ...pension, kind: 'cost', fromAge: 40, amount: 800 }).flow, 40)).toBe(-300);
  });

  test('is saved if it is above the spending', () => {
    expect(atAge(planWith({ ...pension, amount: 9_000 }).flow, 70)).toBe(9_000 + 2_264 - 4_430);
  });

  test('loses value from its first age on unless it rises with prices', () => {
    const changes = changesOf({ ...pension, risesWithPrices: false });
    // The mean of 500 / 1.025 ^ (month / 12) over the twelve months of the first and of the eleventh year.
    const meanOf = (year: number) =>
      Array.from({ length: 12 }, (_, month) => 500 / 1.025 ** (year + (month + 1) / 12)).reduce(
        (a, b) => a + b,
      ) / 12;
    expect(atAge(changes, 65)).toBeCloseTo(meanOf(0), 9);
    expect(atAge(changes, 75)).toBeCloseTo(meanOf(10), 9);
  });

  test('loses value from today on if it has begun already', () => {
    const begun = changesOf({ ...pension, fromAge: 30, risesWithPrices: false });
    const beginning = changesOf({ ...pension, fromAge: 35, risesWithPrices: false });
    expect(begun).toEqual(beginning);
  });
});

describe('a monthly income', () => {
  const inputs = { ...defaultInputs, currentAge: 62, retirementAge: 62 };
  /** The income of a year, counted from today, in today's dollars. */
  const incomeIn = (year: number, changes: Partial<CashFlow>, others: Partial<LifetimeAssumptions> = {}) => {
    const defaults = defaultAssumptions(inputs, { year: 2026 });
    const cashFlows = [{ ...pension, amount: 1_000, fromAge: 62, ...changes }];
    return planHousehold(inputs, { ...defaults, ...others, cashFlows }).years[year]?.income ?? Number.NaN;
  };

  test('that rises by 2% a year is worth 0.823 of today’s value after 20 years with inflation of 3%', () => {
    const federal = { risesWithPrices: false, yearlyRise: 2 };
    // Between the mean of the twentieth year and that of the next one.
    expect(incomeIn(19, federal, { inflation: 3 })).toBeGreaterThan(823);
    expect(incomeIn(20, federal, { inflation: 3 })).toBeLessThan(823);
    expect(incomeIn(20, federal, { inflation: 3 })).toBeCloseTo(1_000 * (1.02 / 1.03) ** 20.54, 0);
  });

  test('that rises by inflation keeps its value, and one that rises by nothing is constant', () => {
    expect(incomeIn(20, { yearlyRise: 2.5 })).toBeCloseTo(1_000, 6);
    expect(incomeIn(20, { yearlyRise: 0 })).toBeCloseTo(incomeIn(20, { risesWithPrices: false }), 6);
  });

  test('in the dollars of its first year is worth less in today’s dollars by then', () => {
    const letter = { fromAge: 72, dollarsOf: 'start' } as const;
    expect(incomeIn(10, letter)).toBeCloseTo(1_000 / 1.025 ** 10, 6);
    expect(incomeIn(25, letter)).toBeCloseTo(1_000 / 1.025 ** 10, 6);
    const level = { risesWithPrices: false, fromAge: 72 };
    expect(incomeIn(15, { ...level, dollarsOf: 'start' })).toBeCloseTo(incomeIn(15, level) / 1.025 ** 10, 6);
    expect(incomeIn(0, { ...letter, fromAge: 60 })).toBe(1_000);
  });
});

describe('the income of a partner who is ten years younger', () => {
  const inputs = { ...defaultInputs, currentAge: 60, retirementAge: 60 };
  const partner = { ...newPartner(inputs), currentAge: 50 };
  /** The visitor's ages with the income of a cash flow. */
  const agesWith = (changes: Partial<CashFlow>, others: Partial<LifetimeAssumptions> = { partner }) => {
    const cashFlows: CashFlow[] = [{ ...pension, owner: 'partner', toAge: 70, ...changes }];
    const { years } = planHousehold(inputs, {
      ...defaultAssumptions(inputs, { year: 2026 }),
      ...others,
      cashFlows,
    });
    return years.filter(({ income, incomeOnce }) => income + incomeOnce > 0).map(({ age }) => age);
  };
  const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

  test('starts and ends at the partner’s ages', () => {
    expect(agesWith({ agesOf: 'owner' })).toEqual(from(75, 5));
    expect(agesWith({ agesOf: 'owner', every: 'once', toAge: null })).toEqual([75]);
  });

  test('keeps the visitor’s ages in plans of earlier releases, and without a partner', () => {
    expect(agesWith({})).toEqual(from(65, 5));
    expect(agesWith({ agesOf: 'owner' }, {})).toEqual(from(65, 5));
    expect(agesWith({ agesOf: 'owner', owner: 'self' })).toEqual(from(65, 5));
  });

  test('in dollars of its first year loses value until the partner’s age', () => {
    const { years } = planHousehold(inputs, {
      ...defaultAssumptions(inputs, { year: 2026 }),
      partner,
      cashFlows: [{ ...pension, owner: 'partner', agesOf: 'owner', dollarsOf: 'start' }],
    });
    expect(years[15]?.income).toBeCloseTo(500 / 1.025 ** 15, 9);
  });
});

describe('a cost on top of the spending that the pay covers until the stop', () => {
  const payment: CashFlow = {
    ...pension,
    kind: 'cost',
    amount: 1_300,
    fromAge: defaultInputs.currentAge,
    toAge: 70,
    risesWithPrices: false,
    partOfSpending: 'from-stop',
  };

  test('lowers no contribution, and begins at any stop', () => {
    for (const retirementAge of [60, 65]) {
      const inputs = { ...defaultInputs, retirementAge };
      const costsOf = (cashFlows: CashFlow[]) =>
        planHousehold(inputs, { ...assumptions, cashFlows }).years.map(({ costs }) => costs);
      const costs = costsOf([payment]);
      expect(costs.findIndex((dollars) => dollars > 0)).toBe(retirementAge - defaultInputs.currentAge);
      expect(atAge(costs, 70)).toBe(0);
      // It is paid since today, so it has lost value by the stop.
      expect(atAge(costs, 66)).toBe(atAge(costsOf([{ ...payment, partOfSpending: 'no' }]), 66));
    }
    expect(changesOf(payment)[0]).toBe(0);
  });

  test('is a monthly cost', () => {
    expect(() => planWith({ ...payment, kind: 'income' })).toThrow(
      'cashFlows[0].partOfSpending must be "no"',
    );
  });
});

describe('a cash flow that occurs once', () => {
  const inheritance: CashFlow = { ...pension, every: 'once', amount: 50_000, fromAge: 60 };

  test('is a lump sum at the start of its year and changes no monthly flow', () => {
    const { lumpSums, flow } = planWith(inheritance);
    expect(flow).toEqual(planWith().flow);
    expect([59, 60, 61].map((age) => atAge(lumpSums as Float64Array, age))).toEqual([0, 50_000, 0]);
    expect(atAge(planWith({ ...inheritance, kind: 'cost' }).lumpSums as Float64Array, 60)).toBe(-50_000);
  });

  test('before today has no effect', () => {
    expect(planWith({ ...inheritance, fromAge: 34 })).toEqual(planWith());
  });

  test('equals its present value in savings today if markets do not vary', () => {
    const { replayRun } = createSimulator(createMarketDraws({ runs: 1, years: 60, seed: 1 }));
    const certain = { ...assumptions, volatility: 0 };
    const later = buildLifetimePlan(defaultInputs, { ...certain, cashFlows: [inheritance] });
    const presentValue = 50_000 / (1.07 / 1.025) ** 25;
    const now = buildLifetimePlan({ ...defaultInputs, currentSavings: 50_000 + presentValue }, certain);
    const [a, b] = [replayRun(later, 0).balances[60], replayRun(now, 0).balances[60]] as [number, number];
    expect(a / b).toBeCloseTo(1, 10);
  });
});

test('spending has no solution if other costs alone exceed the savings', () => {
  const simulator = createSimulator(createMarketDraws({ runs: 20, years: 60, seed: 1 }));
  const cashFlows: CashFlow[] = [{ ...pension, kind: 'cost', every: 'once', amount: 1e6, fromAge: 40 }];
  expect(solveMonthlySpending(defaultInputs, { ...assumptions, cashFlows }, simulator)).toEqual({
    value: null,
    reason: 'other-costs',
  });
});

describe('rejects', () => {
  test.each([
    [
      { ...pension, toAge: 64 },
      RangeError,
      'cashFlows[0].toAge must be a whole number from 66 to 111, not 64',
    ],
    [{ ...pension, toAge: 65 }, RangeError, 'cashFlows[0].toAge'],
    [{ ...pension, every: 'once', toAge: 70 }, RangeError, 'cashFlows[0].toAge must be null'],
    [
      { ...pension, kind: '__proto__' },
      TypeError,
      'cashFlows[0].kind must be "income" or "cost", not "__proto__"',
    ],
    [{ ...pension, every: 'week' }, TypeError, 'cashFlows[0].every must be "month" or "once"'],
    [{ ...pension, name: 7 }, TypeError, 'cashFlows[0].name must be a text'],
    [{ ...pension, name: 'x'.repeat(61) }, RangeError, 'cashFlows[0].name must have at most 60 characters'],
    [{ ...pension, amount: Number.NaN }, RangeError, 'cashFlows[0].amount must be a number from 0 to 200000'],
    [{ ...pension, amount: -1 }, RangeError, 'cashFlows[0].amount'],
    [{ ...pension, amount: 200_001 }, RangeError, 'cashFlows[0].amount'],
    [{ ...pension, fromAge: 65.5 }, RangeError, 'cashFlows[0].fromAge'],
    [{ ...pension, risesWithPrices: 1 }, TypeError, 'cashFlows[0].risesWithPrices must be true or false'],
    [{ ...pension, survivorShare: 101 }, RangeError, 'cashFlows[0].survivorShare'],
    [{ ...pension, owner: 'me' }, TypeError, 'cashFlows[0].owner must be "self" or "partner", not "me"'],
    [{ ...pension, isTaxed: 'no' }, TypeError, 'cashFlows[0].isTaxed must be true or false'],
    [{ ...pension, yearlyRise: 11 }, RangeError, 'cashFlows[0].yearlyRise must be a number from 0 to 10'],
    [{ ...pension, dollarsOf: 'then' }, TypeError, 'cashFlows[0].dollarsOf must be "today" or "start"'],
    [null, TypeError, 'cashFlows[0].kind'],
  ])('the cash flow %o is rejected', (cashFlow, kind, message) => {
    const call = () => planWith(cashFlow as CashFlow);
    expect(call).toThrow(kind);
    expect(call).toThrow(message);
  });

  test('eleven cash flows are rejected, and anything but a list', () => {
    expect(() => planWith(...new Array<CashFlow>(11).fill(pension))).toThrow(
      'cashFlows must have at most 10 entries, not 11',
    );
    const call = () => buildLifetimePlan(defaultInputs, { ...assumptions, cashFlows: {} as CashFlow[] });
    expect(call).toThrow('cashFlows must be a list');
  });

  test('a hostile name is accepted: it is only a text', () => {
    expect(planWith({ ...pension, name: '<img src=x onerror=alert(1)>' })).toEqual(planWith(pension));
  });
});
