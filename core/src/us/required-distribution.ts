import { assertDollars, assertWholeNumber } from '../assert.ts';

/** Age of the first entry of `uniformLifetimeDivisors`. */
export const FIRST_DIVISOR_AGE = 72;

/** Divisors of required minimum distributions for ages 72 to 120, in use since 2022: 26 CFR 1.401(a)(9)-9(c). */
export const uniformLifetimeDivisors = [
  27.4, 26.5, 25.5, 24.6, 23.7, 22.9, 22.0, 21.1, 20.2, 19.4, 18.5, 17.7, 16.8, 16.0, 15.2, 14.4, 13.7, 12.9,
  12.2, 11.5, 10.8, 10.1, 9.5, 8.9, 8.4, 7.8, 7.3, 6.8, 6.4, 6.0, 5.6, 5.2, 4.9, 4.6, 4.3, 4.1, 3.9, 3.7, 3.5,
  3.4, 3.3, 3.1, 3.0, 2.9, 2.8, 2.7, 2.5, 2.3, 2.0,
] as const;

/** Returns the age from which distributions are required, by birth year from 1951: Internal Revenue Code § 401(a)(9)(C)(v). */
export function firstDistributionAge(birthYear: number): number {
  return birthYear >= 1960 ? 75 : 73;
}

/** Returns the divisor of the Uniform Lifetime Table for an age from 72 to 120. */
export function lifetimeDivisor(ownerAge: number): number {
  const divisor = uniformLifetimeDivisors[ownerAge - FIRST_DIVISOR_AGE];
  if (divisor === undefined) throw new RangeError(`ownerAge must be from 72 to 120, not ${ownerAge}`);
  return divisor;
}

/**
 * Returns the required minimum distribution of a year in dollars, unrounded, by the Uniform Lifetime Table. It is 0 before
 * 72; whether an owner must withdraw at 72 or later depends on the year of birth, see the facts about required distributions.
 *
 * @param balance Balance at the end of the year before, in dollars.
 * @param age Age in whole years on the birthday of the year, 0 to 120.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function requiredDistribution(balance: number, age: number): number {
  assertDollars('balance', balance);
  assertWholeNumber('age', age, 0, 120);
  return age < FIRST_DIVISOR_AGE ? 0 : balance / lifetimeDivisor(age);
}
