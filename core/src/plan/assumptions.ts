import { assertField } from '../assert.ts';
import type { Field } from '../fields.ts';
import { claimingAges, LAST_BIRTH_YEAR } from '../us/social-security.ts';
import {
  assertHouseholdAssumptions,
  type HouseholdAssumptions,
  householdDefaults,
} from './household-assumptions.ts';

/**
 * Assumptions of a lifetime plan beyond the calculator's inputs. Amounts are today's dollars, rates are
 * percent per year.
 */
export interface LifetimeAssumptions extends HouseholdAssumptions {
  /**
   * Spending in retirement in dollars a month, the same every month in today's dollars. It includes taxes if `preTaxShare` is
   * null; otherwise they are withdrawn in addition.
   */
  monthlySpending: number;
  /** The birthday to which the money must last. */
  planAge: number;
  /** Standard deviation of the yearly log returns. A change of the expected return does not change it. */
  volatility: number;
  inflation: number;
  /** Percent of the runs in which the money must last. */
  targetChance: number;
  /** Percent of the savings in stocks, for simulations of past returns only. */
  stocks: number;
  /** Determines the full retirement age. People born before 1943 get Social Security only with a `knownBenefit`. */
  birthYear: number;
  /** Age at which Social Security starts; null for the retirement age, clamped to 62 and 70. */
  claimingAge: number | null;
  /**
   * Known Social Security benefit in dollars a month; null to estimate it from the income. A statement assumes work
   * until the claim, so the plan lowers the benefit if the visitor stops earlier.
   */
  knownBenefit: number | null;
  /** Claiming age for which the known benefit holds; null for full retirement age. */
  knownBenefitAge: number | null;
  /** True if the contributions rise with prices; false if they stay the same number of dollars. */
  contributionsRise: boolean;
}

export type AssumptionName = keyof LifetimeAssumptions;

/** Names of the numeric assumptions that are not about the household. */
export type NumericAssumptionName = Exclude<AssumptionName, keyof HouseholdAssumptions | 'contributionsRise'>;

/** Fields of the numeric assumptions. Their defaults depend on the inputs: see `defaultAssumptions`. */
export const assumptionFields = {
  monthlySpending: {
    label: 'Monthly Spending in Retirement',
    unit: 'dollars',
    min: 0,
    max: 200_000,
    sliderMax: 30_000,
    step: 100,
  },
  planAge: {
    label: 'Plan to Age',
    unit: 'years',
    min: 75,
    max: 110,
    step: 1,
  },
  volatility: {
    label: 'Volatility (%)',
    unit: 'percent',
    min: 0,
    max: 30,
    step: 0.5,
  },
  inflation: {
    label: 'Inflation (%)',
    unit: 'percent',
    min: 0,
    max: 10,
    step: 0.1,
  },
  targetChance: {
    label: 'Target Chance (%)',
    unit: 'percent',
    min: 50,
    max: 95,
    step: 5,
  },
  stocks: {
    label: 'Share in Stocks (%)',
    unit: 'percent',
    min: 0,
    max: 100,
    step: 5,
  },
  birthYear: {
    label: 'Birth Year',
    unit: 'years',
    min: 1_923,
    max: LAST_BIRTH_YEAR,
    step: 1,
  },
  claimingAge: {
    label: 'Claiming Age',
    unit: 'years',
    ...claimingAges,
    step: 1,
  },
  knownBenefit: {
    label: 'Known Monthly Benefit',
    unit: 'dollars',
    min: 0,
    max: 10_000,
    step: 50,
  },
  knownBenefitAge: {
    label: 'Claiming Age of the Known Benefit',
    unit: 'years',
    ...claimingAges,
    step: 1,
  },
} as const satisfies Record<NumericAssumptionName, Field>;

const numericNames = Object.keys(assumptionFields) as readonly NumericAssumptionName[];

export const assumptionNames: readonly AssumptionName[] = [
  ...numericNames,
  'contributionsRise',
  ...(Object.keys(householdDefaults) as (keyof HouseholdAssumptions)[]),
];

/** Assumptions that may be null, and are then derived from other assumptions. */
const optionalNames: readonly NumericAssumptionName[] = ['claimingAge', 'knownBenefit', 'knownBenefitAge'];

/**
 * Asserts that the assumptions are valid for their fields, and that the plan ends after the current age.
 *
 * @throws {TypeError | RangeError} naming the assumption and its allowed range.
 */
export function assertAssumptions(assumptions: LifetimeAssumptions, currentAge: number): void {
  if (typeof assumptions?.contributionsRise !== 'boolean') {
    throw new TypeError('contributionsRise must be true or false');
  }
  for (const name of numericNames) {
    const value = assumptions?.[name];
    if (value === null && optionalNames.includes(name)) continue;
    const { unit, min, max } = assumptionFields[name];
    const earliest = name === 'planAge' ? Math.max(min, currentAge + 1) : min;
    assertField(name, value, { unit, min: earliest, max });
  }
  assertHouseholdAssumptions(assumptions);
}
