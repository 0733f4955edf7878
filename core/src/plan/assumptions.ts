import type { Field } from '../fields.ts';
import { INFLATION } from '../inflation.ts';
import { claimingAges, LAST_BIRTH_YEAR } from '../us/social-security.ts';
import { assertValues, defaultsOf, type PlanField, type ValuesOf } from './plan-fields.ts';

// One description of each assumption of a plan. Types, defaults and assertions, the API's schema, links, and the ranges
// and labels of controls are derived from it. Amounts are today's dollars, rates are percent per year.

const age = { unit: 'years', step: 1 } as const;

/**
 * Assumptions that every link contains, by their position. Links of earlier releases depend on this order: add fields
 * at the end only.
 */
export const basicFields = {
  /**
   * Spending in retirement in dollars a month, after tax and in today's dollars. Taxes are withdrawn in addition; they
   * are left out if `preTaxShare` is null. It is the same every month, except for the costs in it that end. The default
   * depends on the inputs: see `defaultAssumptions`.
   */
  monthlySpending: {
    label: 'Monthly Spending in Retirement',
    unit: 'dollars',
    min: 0,
    max: 200_000,
    sliderMax: 30_000,
    step: 100,
  },
  /** The birthday to which the money must last: see `planAgeField`. */
  planAge: { label: 'Plan to Age', ...age, min: 75, max: 110, default: 95 },
  /** Standard deviation of the yearly log returns. A change of the expected return does not change it. */
  volatility: { label: 'Volatility (%)', unit: 'percent', min: 0, max: 30, step: 0.5, default: 12 },
  inflation: { label: 'Inflation (%)', unit: 'percent', min: 0, max: 10, step: 0.1, default: INFLATION },
  /** Percent of the runs in which the money must last. */
  targetChance: { label: 'Target Chance (%)', unit: 'percent', min: 50, max: 95, step: 5, default: 80 },
  /** Percent of the savings in stocks, for simulations of past returns only. */
  stocks: { label: 'Share in Stocks (%)', unit: 'percent', min: 0, max: 100, step: 5, default: 60 },
  /**
   * Determines the full retirement age. People born before 1943 get Social Security only with a `knownBenefit`. The
   * default follows from the current age.
   */
  birthYear: { label: 'Birth Year', ...age, min: 1_923, max: LAST_BIRTH_YEAR },
  /** Age at which Social Security starts; null for the retirement age, clamped to 62 and 70. */
  claimingAge: { label: 'Claiming Age', ...age, ...claimingAges, default: null },
  /**
   * Known Social Security benefit in dollars a month; null to estimate it from the income. A statement assumes work
   * until the claim, so the plan lowers the benefit if the visitor stops earlier.
   */
  knownBenefit: {
    label: 'Known Monthly Benefit',
    unit: 'dollars',
    min: 0,
    max: 10_000,
    step: 50,
    default: null,
  },
  /** Claiming age for which the known benefit holds; null for full retirement age. */
  knownBenefitAge: { label: 'Claiming Age of the Known Benefit', ...age, ...claimingAges, default: null },
  /** True if the contributions rise with prices; false if they stay the same number of dollars. */
  contributionsRise: { kind: 'flag', default: true },
} as const satisfies Record<string, PlanField>;

/**
 * Two amounts that follow from a record of earnings: `knownBenefit` is then the benefit at full retirement age for work until
 * `knownBenefitStop`, and `benefitIfStopped` the one for a stop today. Other stops are interpolated. Null without a record.
 */
const recordFields = {
  knownBenefitStop: {
    label: 'Known Benefit for a Stop At',
    ...age,
    min: 18,
    max: 95,
    default: null,
    isOptional: true,
  },
  benefitIfStopped: {
    label: 'Known Benefit for a Stop Today',
    unit: 'dollars',
    min: 0,
    max: 10_000,
    step: 50,
    default: null,
    isOptional: true,
  },
} as const satisfies Record<string, PlanField>;

const workFields = {
  /**
   * Years of work until today, which an estimated benefit counts, and those until the stop; null for every year from 22.
   * A known benefit falls if work stops before its age with fewer than 35 years by then.
   */
  yearsWorked: { label: 'Years Worked So Far', ...age, min: 0, max: 75, default: null, isOptional: true },
} as const satisfies Record<string, PlanField>;

/** A partner, in the same units as the visitor's own numbers. */
export const partnerFields = {
  currentAge: { label: 'Partner’s Age', ...age, min: 18, max: 95 },
  /** Age at which the partner stops working; null for the calendar year in which the visitor stops. No effect without pay. */
  retirementAge: { label: 'Partner’s Retirement Age', ...age, min: 18, max: 95, default: null },
  /** Dollars a year; 0 for a partner without pay. */
  annualIncome: {
    label: 'Partner’s Annual Income',
    unit: 'dollars',
    min: 0,
    max: 2_000_000,
    sliderMax: 300_000,
    step: 5_000,
  },
  /** Age at which Social Security starts; null for the retirement age, within 62 and 70. */
  claimingAge: { label: 'Partner’s Claiming Age', ...age, ...claimingAges, default: null },
  /** Known Social Security benefit in dollars a month; null to estimate it, or for none if born before 1943. */
  knownBenefit: {
    label: 'Partner’s Known Monthly Benefit',
    unit: 'dollars',
    min: 0,
    max: 10_000,
    step: 50,
    default: null,
  },
  /** Claiming age of the known benefit; null for full retirement age. */
  knownBenefitAge: {
    label: 'Claiming Age of the Partner’s Known Benefit',
    ...age,
    ...claimingAges,
    default: null,
  },
  ...recordFields,
  ...workFields,
} as const satisfies Record<string, PlanField>;

export const benefitCutFields = {
  /** First calendar year of the cut. The calendar year at an age is the birth year plus the age. */
  fromYear: { label: 'First Year of the Benefit Cut', unit: 'years', min: 2_000, max: 2_200, step: 1 },
  percentPaid: { label: 'Share of Benefits That Is Paid (%)', unit: 'percent', min: 0, max: 100, step: 1 },
} as const satisfies Record<string, PlanField>;

/** Amounts of a cash flow, by how often it occurs. */
export const cashFlowAmountFields = {
  month: { label: 'Monthly Amount', unit: 'dollars', min: 0, max: 200_000, sliderMax: 10_000, step: 50 },
  once: { label: 'Amount', unit: 'dollars', min: 0, max: 20_000_000, sliderMax: 1_000_000, step: 1_000 },
} as const satisfies Record<'month' | 'once', Field>;

/** An income or a cost that starts, ends or occurs once. Ages are the visitor's, unless `agesOf` says otherwise. */
export const cashFlowFields = {
  kind: { kind: 'choice', options: ['income', 'cost'] },
  name: { kind: 'text', maxLength: 60 },
  /** Dollars each month or once, as `dollarsOf` says. A monthly amount has a smaller range. */
  amount: cashFlowAmountFields.once,
  every: { kind: 'choice', options: ['month', 'once'] },
  fromAge: { label: 'From Age', ...age, min: 18, max: 110 },
  /** First age at which it no longer applies; null until the end of the plan, and if it occurs once. */
  toAge: { label: 'Until Age', ...age, min: 19, max: 111, default: null },
  /** False for a constant number of dollars, whose value in today's dollars falls from `fromAge` on. */
  risesWithPrices: { kind: 'flag' },
  /**
   * Percent of an income that continues after its owner's death, or of a cost after the first death. A cost that is part of
   * the spending changes with the spending.
   */
  survivorShare: {
    label: 'Share That Continues (%)',
    unit: 'percent',
    min: 0,
    max: 100,
    step: 5,
    default: 100,
    isOptional: true,
  },
  /**
   * A monthly cost that the spending contains, with `until-age` or `until-stop`: it is paid out of the pay until the stop,
   * lowers no contribution, and the spending falls by it at `toAge`, or when the visitor stops working. A cost with
   * `from-stop` is paid out of the pay until the first of the household stops, and comes on top of the spending from then
   * on. Any other cost is on top of the spending and lowers the contributions before that stop.
   */
  partOfSpending: {
    kind: 'choice',
    options: ['no', 'until-age', 'until-stop', 'from-stop'],
    default: 'no',
    isOptional: true,
  },
  /** The person whose income it is. Without effect on a cost, as are the next three. */
  owner: { kind: 'choice', options: ['self', 'partner'], default: 'self', isOptional: true },
  /** False for an income that no tax is due on, such as veterans' disability compensation. */
  isTaxed: { kind: 'flag', default: true, isOptional: true },
  /** Percent a year by which a monthly income rises; missing if it rises with prices or not at all. */
  yearlyRise: { label: 'Yearly Rise (%)', unit: 'percent', min: 0, max: 10, step: 0.5, isOptional: true },
  /** Today's dollars at `fromAge`, or the dollars of the year in which a monthly income starts, as in a pension letter. */
  dollarsOf: { kind: 'choice', options: ['today', 'start'], default: 'today', isOptional: true },
  /**
   * The person whose ages an income's `fromAge` and `toAge` are. Plans of earlier releases do not have it, and theirs are
   * the visitor's.
   */
  agesOf: { kind: 'choice', options: ['self', 'owner'], default: 'self', isOptional: true },
} as const satisfies Record<string, PlanField>;

/**
 * Assumptions about the household, its other income and the law. Their defaults leave a plan unchanged. Links and the API
 * know them by their names; a link contains those that differ from the default.
 */
export const householdFields = {
  partner: { kind: 'group', label: 'partner', fields: partnerFields, default: null },
  /** The person of a couple who dies first: see `firstToDie`. Without a partner, it has no effect. */
  firstDeath: { kind: 'choice', options: ['self', 'partner', 'older'], default: 'older' },
  /** Age of the person who dies first, at least next year. Without a partner, it has no effect. */
  firstDeathAge: { label: 'Age When the First of You Dies', ...age, min: 19, max: 110, default: 85 },
  /** Percent of the spending that the survivor spends. Without a partner, it has no effect. */
  survivorSpending: {
    label: 'Spending of the Survivor (%)',
    unit: 'percent',
    min: 0,
    max: 100,
    step: 5,
    default: 75,
  },
  /** A cut of all Social Security benefits from a calendar year on; null for none. */
  benefitCut: { kind: 'group', label: 'benefit cut', fields: benefitCutFields, default: null },
  /** Percent a year by which the country's wages rise above prices, for the estimate of Social Security. */
  wageGrowth: {
    label: 'Wage Growth Above Prices (%)',
    unit: 'percent',
    min: 0,
    max: 3,
    step: 0.5,
    default: 0,
  },
  /** Income and costs that start, end or occur once. */
  cashFlows: {
    kind: 'list',
    label: 'cash flow',
    labels: 'cash flows',
    maxCount: 10,
    fields: cashFlowFields,
    default: [],
  },
  /** Health insurance in dollars a month for each person from stopping work to 65. */
  healthPremium: {
    label: 'Monthly Health Insurance Before 65',
    unit: 'dollars',
    min: 0,
    max: 5_000,
    step: 50,
    default: 0,
  },
  /** Percent by which spending is cut while the withdrawal is above 120 percent of its starting rate. */
  spendingCut: {
    label: 'Cut of Spending in Bad Years (%)',
    unit: 'percent',
    min: 0,
    max: 50,
    step: 5,
    default: 0,
  },
  /** Percent of the savings in a 401(k) or traditional IRA, whose withdrawals are taxed; null to calculate no tax. */
  preTaxShare: {
    label: 'Share in a 401(k) or Traditional IRA (%)',
    unit: 'percent',
    min: 0,
    max: 100,
    step: 50,
    default: null,
  },
  /** State income tax in percent of the taxed withdrawal. */
  stateTax: { label: 'State Income Tax (%)', unit: 'percent', min: 0, max: 15, step: 0.5, default: 0 },
  ...recordFields,
  ...workFields,
  /**
   * Calendar year in which the visitor stopped working; null while at work. A known benefit then has no years of work
   * ahead that a stop could take away. The default of a retired visitor is the current year: see `defaultAssumptions`.
   */
  workEndYear: { label: 'Stopped Working In', ...age, min: 1_940, max: 2_100, default: null },
  /** True if `healthPremium` is the full price, of which each year's income decides the part that is paid: `us/premium-tax-credit`. */
  healthPremiumByIncome: { kind: 'flag', default: false },
} as const satisfies Record<string, PlanField>;

/** The cut of spending that visitors are offered, in percent. */
export const OFFERED_SPENDING_CUT = 10;

/** All assumptions of a lifetime plan beyond the calculator's inputs. */
export const assumptionFields = { ...basicFields, ...householdFields };

export interface Partner extends ValuesOf<typeof partnerFields> {}
export interface BenefitCut extends ValuesOf<typeof benefitCutFields> {}
export interface CashFlow extends ValuesOf<typeof cashFlowFields> {}
export interface HouseholdAssumptions extends ValuesOf<typeof householdFields> {}
export interface LifetimeAssumptions extends ValuesOf<typeof assumptionFields> {}

export type AssumptionName = keyof LifetimeAssumptions;
export type BasicAssumptionName = keyof typeof basicFields;

/** Names of the numbers that are never null. */
export type NumberName = {
  [Name in AssumptionName]: LifetimeAssumptions[Name] extends number ? Name : never;
}[AssumptionName];

export const assumptionNames = Object.keys(assumptionFields) as readonly AssumptionName[];

/** The household's assumptions of a visitor who has not changed any. */
export const householdDefaults: Readonly<HouseholdAssumptions> = defaultsOf(householdFields);

/** Returns a partner who is as old as the visitor, has no pay, and stops in the same year. */
export function newPartner({ currentAge }: Pick<Partner, 'currentAge'>): Partner {
  return { ...defaultsOf(partnerFields), currentAge, annualIncome: 0 };
}

/** Returns the field of the plan age: the plan ends after the current age. */
export function planAgeField(currentAge: number): Field {
  const { planAge } = basicFields;
  return { ...planAge, min: Math.max(planAge.min, currentAge + 1) };
}

/** Returns the fields of a cash flow with the ranges that depend on its other values. */
export function cashFlowFieldsOf({ every, fromAge }: Pick<CashFlow, 'every' | 'fromAge'>) {
  const toAge = { ...cashFlowFields.toAge, min: fromAge + 1 };
  return { ...cashFlowFields, amount: cashFlowAmountFields[every], toAge };
}

/**
 * Asserts that the assumptions are valid for their fields, and that the plan ends after the current age.
 *
 * @throws {TypeError | RangeError} naming the assumption and its allowed range.
 */
export function assertAssumptions(assumptions: LifetimeAssumptions, currentAge: number): void {
  assertValues(assumptions, { ...assumptionFields, planAge: planAgeField(currentAge) });
  assumptions.cashFlows.forEach((cashFlow, index) => {
    const path = `cashFlows[${index}].`;
    if (cashFlow.every === 'once' && cashFlow.toAge !== null) {
      throw new RangeError(`${path}toAge must be null, because it occurs once`);
    }
    const hasPlace = isPartOfSpending(cashFlow) || isFromStop(cashFlow);
    if (hasPlace && (cashFlow.kind === 'income' || cashFlow.every === 'once')) {
      throw new RangeError(`${path}partOfSpending must be "no", because it is no monthly cost`);
    }
    if (cashFlow.partOfSpending === 'until-stop' && cashFlow.toAge !== null) {
      throw new RangeError(`${path}toAge must be null, because it ends when work does`);
    }
    assertValues(cashFlow, cashFlowFieldsOf(cashFlow), path);
  });
  const total = costsInSpending(assumptions.cashFlows);
  const { monthlySpending } = assumptions;
  if (total > monthlySpending) {
    throw new RangeError(
      `cashFlows that are part of the spending must add up to at most ${monthlySpending}, not ${total}`,
    );
  }
}

export function isPartOfSpending({ partOfSpending = 'no' }: Pick<CashFlow, 'partOfSpending'>): boolean {
  return partOfSpending !== 'no' && partOfSpending !== 'from-stop';
}

/** Returns true for a cost on top of the spending that the pay covers until the stop. */
export function isFromStop({ partOfSpending }: Pick<CashFlow, 'partOfSpending'>): boolean {
  return partOfSpending === 'from-stop';
}

/** Returns the sum of the costs that the spending contains, in dollars a month. */
export function costsInSpending(cashFlows: readonly CashFlow[]): number {
  let total = 0;
  for (const cashFlow of cashFlows) if (isPartOfSpending(cashFlow)) total += cashFlow.amount;
  return total;
}

/** Returns the part of `costsInSpending` that has ended when the visitor stops at an age, in dollars a month. */
export function costsEndedBy(stopAge: number, cashFlows: readonly CashFlow[]): number {
  return costsInSpending(
    cashFlows.filter(
      ({ partOfSpending, toAge }) => partOfSpending === 'until-stop' || (toAge !== null && toAge <= stopAge),
    ),
  );
}

/** Returns what is spent, in dollars a month, once the visitor stops at an age: without the costs in it that have ended by then. */
export function spendingAfterStop(
  stopAge: number,
  { monthlySpending, cashFlows }: Pick<LifetimeAssumptions, 'monthlySpending' | 'cashFlows'>,
): number {
  return Math.max(monthlySpending - costsEndedBy(stopAge, cashFlows), 0);
}

/** Returns cash flows of which the spending contains no more than it has: later costs are reduced first. */
export function fitCostsInSpending(
  cashFlows: readonly CashFlow[],
  monthlySpending: number,
): readonly CashFlow[] {
  if (costsInSpending(cashFlows) <= monthlySpending) return cashFlows;
  let rest = monthlySpending;
  return cashFlows.map((cashFlow) => {
    if (!isPartOfSpending(cashFlow)) return cashFlow;
    const amount = Math.min(cashFlow.amount, rest);
    rest -= amount;
    return { ...cashFlow, amount };
  });
}
