import { assertWholeNumber } from '../validate.ts';
import { deathsPerMillion } from './life-table-2023.ts';

/** The life table ends at this age. */
const LAST_AGE = deathsPerMillion.men.length;

export interface LongevityQuestion {
  /** Current age in whole years, 0 to 119. */
  age: number;
  /** The birthday in question, 0 to 120. */
  reach: number;
  /** Current age of a partner; the chance is then that at least one of the two reaches the birthday. */
  partnerAge?: number;
}

/**
 * Returns the chance to reach a birthday, 0 to 1, as the mean of men and women. The period life table of 2023 assumes that
 * death rates stay the same, so people who live longer than their parents have a higher chance.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function chanceToReach({ age, reach, partnerAge }: LongevityQuestion): number {
  assertWholeNumber('age', age, 0, LAST_AGE - 1);
  assertWholeNumber('reach', reach, 0, LAST_AGE);
  const chance = meanChance(age, reach);
  if (partnerAge === undefined) return chance;
  assertWholeNumber('partnerAge', partnerAge, 0, LAST_AGE - 1);
  return 1 - (1 - chance) * (1 - meanChance(partnerAge, reach));
}

function meanChance(age: number, reach: number): number {
  return (survival(deathsPerMillion.men, age, reach) + survival(deathsPerMillion.women, age, reach)) / 2;
}

function survival(deaths: readonly number[], age: number, reach: number): number {
  return deaths.slice(age, Math.max(age, reach)).reduce((alive, died) => alive * (1 - died / 1e6), 1);
}
