import { type Field, fields, type Inputs } from '../fields.ts';
import { INFLATION } from '../inflation.ts';
import { claimingAges, FIRST_BIRTH_YEAR } from '../us/social-security.ts';
import { assertField, assertWholeNumber } from '../validate.ts';
import { assertLifetimeInputs } from './lifetime-inputs.ts';

/**
 * Assumptions of a lifetime plan beyond the calculator's inputs. Amounts are today's dollars, rates are
 * percent per year.
 */
export interface LifetimeAssumptions {
  /** Spending in retirement in dollars a month, before tax. The same every month in today's dollars. */
  monthlySpending: number;
  /** The birthday to which the money must last. */
  planAge: number;
  /** Standard deviation of the yearly log returns. A change of the expected return does not change it. */
  volatility: number;
  inflation: number;
  /** Percent of the runs in which the money must last. */
  targetChance: number;
  /** Percent of the savings in stocks, which only history needs. */
  stocks: number;
  /** Decides the full retirement age. */
  birthYear: number;
  /** Age at which Social Security starts; null for the retirement age, within 62 and 70. */
  claimingAge: number | null;
  /** Known Social Security benefit in dollars a month; null to estimate it from the income. */
  knownBenefit: number | null;
  /** Claiming age for which the known benefit holds; null for full retirement age. */
  knownBenefitAge: number | null;
}

export type AssumptionName = keyof LifetimeAssumptions;

/** Fields of the assumptions. Their defaults depend on the inputs: see `defaultAssumptions`. */
export const assumptionFields = {
  monthlySpending: {
    label: 'Monthly Spending in Retirement',
    unit: 'dollars',
    min: 0,
    max: 30_000,
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
    max: 90,
    step: 10,
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
    min: FIRST_BIRTH_YEAR,
    max: 2_100,
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
} as const satisfies Record<AssumptionName, Field>;

/** The names of the assumptions, in the order of their fields. */
export const assumptionNames = Object.keys(assumptionFields) as readonly AssumptionName[];

/** Percent of today's income. Planners' rules of thumb range from 70 to 90. */
const SPENDING_PERCENT = 80;

/**
 * Returns the assumptions of a visitor who has changed none.
 *
 * Volatility: 60 percent stocks and 40 percent bonds had 12.2 above inflation from 1928 to 2024
 * (`usHistory`).
 *
 * @param options.year The calendar year: the birth year is `year` minus the current age.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function defaultAssumptions(inputs: Inputs, options: { year: number }): LifetimeAssumptions {
  assertLifetimeInputs(inputs);
  assertWholeNumber('year', options?.year, FIRST_BIRTH_YEAR + fields.currentAge.max, 2_100);
  return {
    monthlySpending: (inputs.annualIncome * SPENDING_PERCENT) / 100 / 12,
    planAge: 95,
    volatility: 12,
    inflation: INFLATION,
    targetChance: 80,
    stocks: 50,
    birthYear: options.year - inputs.currentAge,
    claimingAge: null,
    knownBenefit: null,
    knownBenefitAge: null,
  };
}

/** Assumptions that may be null: they are then derived from the others. */
const optionalNames: readonly AssumptionName[] = ['claimingAge', 'knownBenefit', 'knownBenefitAge'];

/**
 * Asserts that the assumptions are valid for their fields, and that the plan ends after the current age.
 *
 * @throws {TypeError | RangeError} naming the assumption and its allowed range.
 */
export function assertAssumptions(assumptions: LifetimeAssumptions, currentAge: number): void {
  for (const name of assumptionNames) {
    const value = assumptions?.[name];
    if (value === null && optionalNames.includes(name)) continue;
    const { unit, min, max } = assumptionFields[name];
    const earliest = name === 'planAge' ? Math.max(min, currentAge + 1) : min;
    assertField(name, { unit, min: earliest, max }, value);
  }
}
