/**
 * Social Security benefits of a spouse and of a survivor. Benefits of children, of divorced spouses and the family
 * maximum are not included.
 */

import { assertDollars, assertNumber, assertWholeNumber } from '../assert.ts';
import {
  claimingAges,
  claimingShare,
  FIRST_BIRTH_YEAR,
  FULL_BENEFIT,
  fullRetirementAge,
  LAST_BIRTH_YEAR,
  MONTHS_OF_FULL_REDUCTION,
  toMonths,
} from './social-security.ts';

export interface SpousalBenefit {
  /** Primary insurance amount of the worker, in dollars a month. */
  workerAmount: number;
  /** Primary insurance amount of the spouse, in dollars a month. */
  ownAmount: number;
  /** Birth year of the spouse, from 1943. */
  birthYear: number;
  /** Age at which the spouse's excess starts, in years from 62, months as fractions. Both must have claimed by then. */
  claimingAge: number;
  /** Age at which the spouse's own benefit starts; by default the same. */
  ownClaimingAge?: number;
}

/**
 * Returns the excess that a spouse receives in addition to the own benefit, in dollars a month, unrounded: half of
 * the worker's primary insurance amount less the spouse's own amount, reduced for each month before full retirement age.
 * Delayed credits of the worker do not raise it; delayed credits of the spouse's own benefit reduce it.
 * 42 USC 402(b), 402(c), 402(q); 20 CFR 404.410; POMS RS 00615.250, RS 00615.694.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function spousalBenefit(benefit: SpousalBenefit): number {
  const { workerAmount, ownAmount, birthYear, claimingAge, ownClaimingAge = claimingAge } = benefit ?? {};
  assertDollars('workerAmount', workerAmount);
  assertDollars('ownAmount', ownAmount);
  assertBirthYear('birthYear', birthYear);
  assertNumber('claimingAge', claimingAge, claimingAges.min, 120);
  assertNumber('ownClaimingAge', ownClaimingAge, claimingAges.min, claimingAge);
  const fullAge = fullRetirementAge(birthYear);
  const ownWithCredits =
    (ownAmount * Math.max(claimingShare(fullAge, ownClaimingAge), FULL_BENEFIT)) / FULL_BENEFIT;
  const excess = Math.max(workerAmount / 2 - ownWithCredits, 0);
  return excess * spousalShare(toMonths(fullAge) - toMonths(claimingAge));
}

/**
 * Returns the paid share of the excess, 0 to 1: 25/36 of a percent (1/144) less for each of the first 36 months, which
 * leaves 3/4 (180/240), then 5/12 of a percent (1/240) less for each further month.
 */
function spousalShare(monthsEarly: number): number {
  if (monthsEarly <= 0) return 1;
  if (monthsEarly <= MONTHS_OF_FULL_REDUCTION) return (144 - monthsEarly) / 144;
  return (180 - (monthsEarly - MONTHS_OF_FULL_REDUCTION)) / 240;
}

export interface SurvivorBenefit {
  /** Primary insurance amount of the worker who died, in dollars a month. */
  workerAmount: number;
  /** Age at which the worker claimed, in years; null if the worker died unclaimed at or before full retirement age. */
  workerClaimingAge: number | null;
  /** Birth year of the worker, from 1943. */
  workerBirthYear: number;
  /** The survivor's own benefit in dollars a month; 0 if not claimed yet. */
  ownBenefit: number;
  /** Birth year of the survivor, from 1943. */
  survivorBirthYear: number;
  /** Age at which the survivor's benefit starts, in years, months as fractions. Before 60 there is none. */
  survivorAge: number;
}

/** First age of a survivor's benefit. 20 CFR 404.335. */
export const FIRST_SURVIVOR_AGE = 60;

/** Reduction of a survivor's benefit at the first age, in percent. 20 CFR 404.410(c). */
const REDUCTION_AT_FIRST_AGE = 28.5;

/** Percent of the worker's amount that a survivor receives at least if the worker claimed early. 42 USC 402(e)(2)(D). */
export const EARLY_CLAIM_PERCENT = 82.5;

/**
 * Returns the Social Security that a survivor receives in total, in dollars a month, unrounded: the larger of the own
 * benefit and the survivor's. The survivor's is the worker's amount with delayed credits, reduced for
 * the survivor's age. If the worker claimed early, it is at most the larger of the worker's benefit and 82.5 percent
 * of the worker's amount. POMS RS 00615.301, RS 00615.320.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function survivorBenefit(benefit: SurvivorBenefit): number {
  const { workerAmount, workerClaimingAge, workerBirthYear, ownBenefit, survivorBirthYear, survivorAge } =
    benefit ?? {};
  assertDollars('workerAmount', workerAmount);
  assertDollars('ownBenefit', ownBenefit);
  if (workerClaimingAge !== null) assertNumber('workerClaimingAge', workerClaimingAge, claimingAges.min, 120);
  assertBirthYear('workerBirthYear', workerBirthYear);
  assertBirthYear('survivorBirthYear', survivorBirthYear);
  assertNumber('survivorAge', survivorAge, 0, 120);
  if (survivorAge < FIRST_SURVIVOR_AGE) return ownBenefit;

  const workerShare =
    workerClaimingAge === null
      ? 1
      : claimingShare(fullRetirementAge(workerBirthYear), workerClaimingAge) / FULL_BENEFIT;
  const reduced = workerAmount * Math.max(workerShare, 1) * survivorShare(survivorBirthYear, survivorAge);
  const limit = workerAmount * Math.max(workerShare, EARLY_CLAIM_PERCENT / 100);
  return Math.max(ownBenefit, Math.min(reduced, limit));
}

/** Returns the share of the full survivor's benefit that is paid from an age of at least 60. */
function survivorShare(birthYear: number, age: number): number {
  // The full age of a survivor is the full retirement age of a worker who is born two years earlier. 20 CFR 404.409(b).
  const fullMonths = toMonths(fullRetirementAge(birthYear - 2));
  const monthsEarly = Math.max(fullMonths - toMonths(age), 0);
  return 1 - (REDUCTION_AT_FIRST_AGE / 100) * (monthsEarly / (fullMonths - FIRST_SURVIVOR_AGE * 12));
}

function assertBirthYear(name: string, value: unknown): asserts value is number {
  assertWholeNumber(name, value, FIRST_BIRTH_YEAR, LAST_BIRTH_YEAR);
}
