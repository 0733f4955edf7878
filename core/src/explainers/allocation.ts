/** A rule of thumb for the share of savings to hold in stocks. */

import { assertAge, assertWithin } from '../assert.ts';
import type { FieldWithDefault } from '../fields.ts';

export const allocationFields = {
  age: {
    label: 'Your Age',
    unit: 'years',
    min: 20,
    max: 80,
    step: 1,
    default: 45,
  },
  /** The smallest value depends on the age: see `earliestRetirementAge`. */
  retirementAge: {
    label: 'Retirement Age',
    unit: 'years',
    min: 50,
    max: 80,
    step: 1,
    default: 65,
  },
  riskTolerance: {
    label: 'Risk Tolerance',
    unit: 'level',
    min: 1,
    max: 10,
    step: 1,
    default: 5,
  },
} as const satisfies Record<string, FieldWithDefault>;

/**
 * Returns the smallest retirement age that the explainer offers: the age in a year, but at least 50 and at most 80, the
 * end of the slider.
 *
 * @param age Years, from 0 to 120.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function earliestRetirementAge(age: number): number {
  assertAge('age', age);
  const { min, max } = allocationFields.retirementAge;
  return Math.min(Math.max(age + 1, min), max);
}

export interface RiskLevel {
  /** The lowest risk tolerance with this name. */
  readonly tolerance: number;
  readonly name: string;
}

/** The names of the risk tolerances, ascending. */
export const riskLevels = [
  { tolerance: 1, name: 'Very cautious' },
  { tolerance: 3, name: 'Cautious' },
  { tolerance: 5, name: 'Balanced' },
  { tolerance: 7, name: 'Ambitious' },
  { tolerance: 9, name: 'Bold' },
] as const satisfies readonly RiskLevel[];

/**
 * Returns the named level of a risk tolerance: the highest level that the tolerance reaches, so 6 is still "Balanced".
 *
 * @param riskTolerance From 1 to 10.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function riskLevel(riskTolerance: number): RiskLevel {
  assertTolerance(riskTolerance);
  return riskLevels.filter(({ tolerance }) => tolerance <= riskTolerance).at(-1) ?? riskLevels[0];
}

export interface Investor {
  /** Years, from 0 to 120. */
  age: number;
  /** Years, from 0 to 120; at or below `age` if already retired. */
  retirementAge: number;
  /** From 1, for avoiding every loss, to 10, for waiting out any loss. */
  riskTolerance: number;
}

/** Shares of the savings in percent; together 100. */
export interface Allocation {
  /** From 20 to 90. */
  stocks: number;
  bonds: number;
}

/**
 * The share of stocks from which the age is subtracted, in percent. "100 minus your age" is a common rule of thumb; this
 * explainer adds the other parts of the rule.
 */
export const STOCKS_AT_BIRTH = 100;
/** The risk tolerance that changes nothing. */
export const MIDDLE_TOLERANCE = 5;
/** Percentage points more or less for each level of risk tolerance. */
export const STOCKS_PER_LEVEL = 5;

/** Percentage points for more than some years to retirement, in which prices can recover. The first that fits counts. */
const horizonBonuses = [
  { yearsAbove: 15, points: 10 },
  { yearsAbove: 10, points: 5 },
] as const;

/** The range of the rule's share of stocks, in percent. */
export const stockLimits = { min: 20, max: 90 } as const;

/** The parts of the rule's share of stocks, in percentage points. */
export interface AllocationSteps {
  byAge: number;
  /** Above 0 for a tolerance above the middle, below 0 for a tolerance below the middle. */
  byRisk: number;
  /** Points of `horizonBonuses`. */
  byHorizon: number;
  /** The sum of the three parts, which may be outside `stockLimits`. */
  sum: number;
}

/**
 * Calculates the parts of the rule, before the result is clamped to `stockLimits`.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function allocationSteps({ age, retirementAge, riskTolerance }: Investor): AllocationSteps {
  assertAge('age', age);
  assertAge('retirementAge', retirementAge);
  assertTolerance(riskTolerance);
  const byAge = STOCKS_AT_BIRTH - age;
  const byRisk = (riskTolerance - MIDDLE_TOLERANCE) * STOCKS_PER_LEVEL;
  const byHorizon = horizonBonus(retirementAge - age);
  return { byAge, byRisk, byHorizon, sum: byAge + byRisk + byHorizon };
}

/**
 * Splits savings between stocks and bonds by a rule of thumb: the sum of `allocationSteps`, within `stockLimits`.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function recommendedAllocation(investor: Investor): Allocation {
  const { sum } = allocationSteps(investor);
  const stocks = Math.min(Math.max(sum, stockLimits.min), stockLimits.max);
  return { stocks, bonds: 100 - stocks };
}

function horizonBonus(yearsToRetirement: number): number {
  return horizonBonuses.find(({ yearsAbove }) => yearsToRetirement > yearsAbove)?.points ?? 0;
}

function assertTolerance(riskTolerance: number): void {
  assertWithin('riskTolerance', riskTolerance, allocationFields.riskTolerance);
}
