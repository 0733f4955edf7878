import type { Field } from '../fields.ts';
import { INFLATION } from '../inflation.ts';
import { claimingAges, LAST_BIRTH_YEAR } from '../us/social-security.ts';
import { defaultsOf, type PlanField, type ValuesOf } from './plan-fields.ts';
import { spendingParts } from './spending-costs.ts';

// The fields of a plan's assumptions, from which types, defaults and assertions, the API's schema, links, and the ranges
// and labels of controls are derived. `plan-descriptions.ts` describes them; comments here add what only core has to know.

const age = { unit: 'years', step: 1 } as const;

/**
 * Assumptions that every link contains, by their position. Links of earlier releases depend on this order: add fields
 * at the end only.
 */
export const basicFields = {
  /** The default depends on the inputs: see `defaultAssumptions`. */
  monthlySpending: {
    label: 'Monthly Spending in Retirement',
    unit: 'dollars',
    min: 0,
    max: 200_000,
    sliderMax: 30_000,
    step: 100,
  },
  /** The smallest value depends on the current age: see `planAgeField`. */
  planAge: { label: 'Plan to Age', ...age, min: 75, max: 110, default: 95 },
  /** The default is that of 60 percent stocks and 40 percent bonds above inflation in `usHistory` to 2024: 12.2, rounded. */
  volatility: { label: 'Volatility (%)', unit: 'percent', min: 0, max: 30, step: 0.5, default: 12 },
  inflation: { label: 'Inflation (%)', unit: 'percent', min: 0, max: 10, step: 0.1, default: INFLATION },
  targetChance: { label: 'Target Chance (%)', unit: 'percent', min: 50, max: 95, step: 5, default: 80 },
  stocks: { label: 'Share in Stocks (%)', unit: 'percent', min: 0, max: 100, step: 5, default: 60 },
  /** People born before 1943 get Social Security only with a `knownBenefit`. The default follows from the current age. */
  birthYear: { label: 'Birth Year', ...age, min: 1_923, max: LAST_BIRTH_YEAR },
  claimingAge: { label: 'Claiming Age', ...age, ...claimingAges, default: null },
  /** A statement assumes work until the claim, so the plan lowers the benefit if the visitor stops earlier. */
  knownBenefit: {
    label: 'Known Monthly Benefit',
    unit: 'dollars',
    min: 0,
    max: 10_000,
    step: 50,
    default: null,
  },
  knownBenefitAge: { label: 'Claiming Age of the Known Benefit', ...age, ...claimingAges, default: null },
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
  /** A known benefit falls if work stops before its age with fewer than 35 years by then. */
  yearsWorked: { label: 'Years Worked So Far', ...age, min: 0, max: 75, default: null, isOptional: true },
} as const satisfies Record<string, PlanField>;

/** A partner, in the same units as the visitor's own numbers. */
export const partnerFields = {
  currentAge: { label: 'Partner’s Age', ...age, min: 18, max: 95 },
  retirementAge: { label: 'Partner’s Retirement Age', ...age, min: 18, max: 95, default: null },
  annualIncome: {
    label: 'Partner’s Annual Income',
    unit: 'dollars',
    min: 0,
    max: 2_000_000,
    sliderMax: 300_000,
    step: 5_000,
  },
  claimingAge: { label: 'Partner’s Claiming Age', ...age, ...claimingAges, default: null },
  knownBenefit: {
    label: 'Partner’s Known Monthly Benefit',
    unit: 'dollars',
    min: 0,
    max: 10_000,
    step: 50,
    default: null,
  },
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
  /** The calendar year at an age is the birth year plus the age. */
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
  /** A monthly amount has a smaller range: see `cashFlowFieldsOf`. */
  amount: cashFlowAmountFields.once,
  every: { kind: 'choice', options: ['month', 'once'] },
  fromAge: { label: 'From Age', ...age, min: 18, max: 110 },
  toAge: { label: 'Until Age', ...age, min: 19, max: 111, default: null },
  risesWithPrices: { kind: 'flag' },
  /** A cost that is part of the spending changes with the spending. */
  survivorShare: {
    label: 'Share That Continues (%)',
    unit: 'percent',
    min: 0,
    max: 100,
    step: 5,
    default: 100,
    isOptional: true,
  },
  /** With `no`, a cost lowers the contributions until the first of the household stops. */
  partOfSpending: {
    kind: 'choice',
    options: spendingParts,
    default: 'no',
    isOptional: true,
  },
  owner: { kind: 'choice', options: ['self', 'partner'], default: 'self', isOptional: true },
  isTaxed: { kind: 'flag', default: true, isOptional: true },
  yearlyRise: { label: 'Yearly Rise (%)', unit: 'percent', min: 0, max: 10, step: 0.5, isOptional: true },
  dollarsOf: { kind: 'choice', options: ['today', 'start'], default: 'today', isOptional: true },
  /** Plans of earlier releases do not have it. */
  agesOf: { kind: 'choice', options: ['self', 'owner'], default: 'self', isOptional: true },
} as const satisfies Record<string, PlanField>;

/**
 * Assumptions about the household, its other income and the law. Their defaults leave a plan unchanged. Links and the API
 * know them by their names; a link contains those that differ from the default.
 */
export const householdFields = {
  partner: { kind: 'group', label: 'partner', fields: partnerFields, default: null },
  /** See `firstToDie`. Without a partner, it has no effect. */
  firstDeath: { kind: 'choice', options: ['self', 'partner', 'older'], default: 'older' },
  /** An age that has passed counts as next year: see `firstDeathOf`. */
  firstDeathAge: { label: 'Age When the First of You Dies', ...age, min: 19, max: 110, default: 85 },
  survivorSpending: {
    label: 'Spending of the Survivor (%)',
    unit: 'percent',
    min: 0,
    max: 100,
    step: 5,
    default: 75,
  },
  benefitCut: { kind: 'group', label: 'benefit cut', fields: benefitCutFields, default: null },
  wageGrowth: {
    label: 'Wage Growth Above Prices (%)',
    unit: 'percent',
    min: 0,
    max: 3,
    step: 0.5,
    default: 0,
  },
  cashFlows: {
    kind: 'list',
    label: 'cash flow',
    labels: 'cash flows',
    maxCount: 10,
    fields: cashFlowFields,
    default: [],
  },
  healthPremium: {
    label: 'Monthly Health Insurance Before 65',
    unit: 'dollars',
    min: 0,
    max: 5_000,
    step: 50,
    default: 0,
  },
  /** Bad years are those with a withdrawal above 120 percent of its starting rate. */
  spendingCut: {
    label: 'Cut of Spending in Bad Years (%)',
    unit: 'percent',
    min: 0,
    max: 50,
    step: 5,
    default: 0,
  },
  preTaxShare: {
    label: 'Share in a 401(k) or Traditional IRA (%)',
    unit: 'percent',
    min: 0,
    max: 100,
    step: 50,
    default: null,
  },
  stateTax: { label: 'State Income Tax (%)', unit: 'percent', min: 0, max: 15, step: 0.5, default: 0 },
  ...recordFields,
  ...workFields,
  /** The default of a retired visitor is the current year: see `defaultAssumptions`. */
  workEndYear: { label: 'Stopped Working In', ...age, min: 1_940, max: 2_100, default: null },
  /** See `us/premium-tax-credit`. */
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
