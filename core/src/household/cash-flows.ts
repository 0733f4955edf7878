import { assertField } from '../assert.ts';
import type { Field } from '../fields.ts';
import { exp, log } from '../portable-math.ts';

/** An income or a cost that starts, ends or occurs once. Ages are the visitor's. */
export interface CashFlow {
  kind: 'income' | 'cost';
  /** Text of at most 60 characters. */
  name: string;
  /** Dollars each month or once, in today's dollars at `fromAge`. */
  amount: number;
  every: 'month' | 'once';
  /** First age at which it applies. */
  fromAge: number;
  /** First age at which it no longer applies; null until the end of the plan, and if it occurs once. */
  toAge: number | null;
  /** False for a constant number of dollars, whose value in today's dollars falls from `fromAge` on. */
  risesWithPrices: boolean;
  /** Percent that continues after the first death; 100 by default. */
  survivorShare?: number;
}

/** The most cash flows of a plan, and the most characters of a name. */
export const cashFlowLimits = { count: 10, nameLength: 60 } as const;

/** Amounts of a cash flow. */
export const cashFlowAmountFields = {
  month: { label: 'Monthly Amount', unit: 'dollars', min: 0, max: 200_000, sliderMax: 10_000, step: 50 },
  once: { label: 'Amount', unit: 'dollars', min: 0, max: 20_000_000, sliderMax: 1_000_000, step: 1_000 },
} as const satisfies Record<CashFlow['every'], Field>;

/** The other numbers of a cash flow. */
export const cashFlowFields = {
  fromAge: { label: 'From Age', unit: 'years', min: 18, max: 110, step: 1 },
  toAge: { label: 'Until Age', unit: 'years', min: 19, max: 111, step: 1 },
  survivorShare: { label: 'Share That Continues (%)', unit: 'percent', min: 0, max: 100, step: 5 },
} as const satisfies Partial<Record<keyof CashFlow, Field>>;

/** The cash flows of one year, in today's dollars. */
export interface CashFlowTotals {
  /** Dollars a month. */
  income: number;
  costs: number;
  /** Dollars at the start of the year. */
  incomeOnce: number;
  costsOnce: number;
}

/** The conditions under which cash flows are added up. */
export interface CashFlowYear {
  /** The visitor's age in the year. */
  age: number;
  /** The visitor's age today. */
  currentAge: number;
  inflation: number;
  isAfterFirstDeath: boolean;
}

/** Adds up the cash flows of a year. Cash flows that began before today are in today's dollars now. */
export function totalCashFlows(cashFlows: readonly CashFlow[], year: CashFlowYear): CashFlowTotals {
  const totals: CashFlowTotals = { income: 0, costs: 0, incomeOnce: 0, costsOnce: 0 };
  for (const cashFlow of cashFlows) {
    if (!appliesAt(cashFlow, year.age)) continue;
    const amount = amountIn(cashFlow, year);
    const isIncome = cashFlow.kind === 'income';
    if (cashFlow.every === 'once') totals[isIncome ? 'incomeOnce' : 'costsOnce'] += amount;
    else totals[isIncome ? 'income' : 'costs'] += amount;
  }
  return totals;
}

function appliesAt({ every, fromAge, toAge }: CashFlow, age: number): boolean {
  if (every === 'once') return age === fromAge;
  return age >= fromAge && (toAge === null || age < toAge);
}

function amountIn(
  cashFlow: CashFlow,
  { age, currentAge, inflation, isAfterFirstDeath }: CashFlowYear,
): number {
  const { amount, every, fromAge, risesWithPrices, survivorShare = 100 } = cashFlow;
  const share = isAfterFirstDeath ? survivorShare / 100 : 1;
  if (every === 'once' || risesWithPrices) return amount * share;
  return amount * share * valueOfDollar(age - Math.max(fromAge, currentAge), inflation);
}

/**
 * Returns the value of a dollar in today's dollars, averaged over the twelve months of a year.
 *
 * @param year Years from today to the start of the year.
 * @param inflation Percent a year.
 */
export function valueOfDollar(year: number, inflation: number): number {
  const monthlyLog = log((100 + inflation) / 100) / 12;
  let sum = 0;
  for (let month = 1; month <= 12; month++) sum += exp(-monthlyLog * (year * 12 + month));
  return sum / 12;
}

/**
 * Asserts that cash flows are valid.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function assertCashFlows(cashFlows: unknown): asserts cashFlows is readonly CashFlow[] {
  if (!Array.isArray(cashFlows)) throw new TypeError('cashFlows must be a list');
  const { count } = cashFlowLimits;
  if (cashFlows.length > count) {
    throw new RangeError(`cashFlows must have at most ${count} entries, not ${cashFlows.length}`);
  }
  cashFlows.forEach((cashFlow: CashFlow, index) => {
    assertCashFlow(`cashFlows[${index}]`, cashFlow);
  });
}

function assertCashFlow(path: string, cashFlow: CashFlow): void {
  assertOneOf(`${path}.kind`, cashFlow?.kind, ['income', 'cost']);
  assertOneOf(`${path}.every`, cashFlow.every, ['month', 'once']);
  const { name, amount, every, fromAge, toAge, risesWithPrices, survivorShare = 100 } = cashFlow;
  if (typeof name !== 'string') throw new TypeError(`${path}.name must be a text`);
  const { nameLength } = cashFlowLimits;
  if (name.length > nameLength) {
    throw new RangeError(`${path}.name must have at most ${nameLength} characters, not ${name.length}`);
  }
  assertField(`${path}.amount`, amount, cashFlowAmountFields[every]);
  assertField(`${path}.fromAge`, fromAge, cashFlowFields.fromAge);
  if (toAge !== null) {
    if (every === 'once') throw new RangeError(`${path}.toAge must be null, because it occurs once`);
    assertField(`${path}.toAge`, toAge, { ...cashFlowFields.toAge, min: fromAge + 1 });
  }
  if (typeof risesWithPrices !== 'boolean')
    throw new TypeError(`${path}.risesWithPrices must be true or false`);
  assertField(`${path}.survivorShare`, survivorShare, cashFlowFields.survivorShare);
}

function assertOneOf(name: string, value: unknown, allowed: readonly string[]): void {
  if (allowed.some((option) => option === value)) return;
  const options = allowed.map((option) => `"${option}"`).join(' or ');
  throw new TypeError(`${name} must be ${options}, not ${JSON.stringify(value)}`);
}
