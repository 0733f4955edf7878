import { assertNumber } from './assert.ts';

/**
 * Formats a chance as whole tenths, rounded down so that it is never exaggerated: "8 of 10", "fewer than 1 of 10".
 * Above 99 of 100 it is "99 of 100", and "all 10" only when every run succeeds.
 *
 * @param chance 0 to 1.
 * @throws {TypeError | RangeError} if the chance is not a number from 0 to 1.
 */
export function formatChance(chance: number): string {
  assertNumber('chance', chance, 0, 1);
  if (chance === 1) return 'all 10';
  return isAlmostCertain(chance) ? '99 of 100' : inTenths(chance, 'of');
}

/**
 * Formats a chance for a sentence: "8 out of 10", "fewer than 1 out of 10", and above 99 of 100 "more than 99 out of
 * 100".
 *
 * @param chance 0 to 1.
 * @throws {TypeError | RangeError} if the chance is not a number from 0 to 1.
 */
export function formatChanceInProse(chance: number): string {
  assertNumber('chance', chance, 0, 1);
  return isAlmostCertain(chance) ? 'more than 99 out of 100' : inTenths(chance, 'out of');
}

type Joiner = 'of' | 'out of';

function inTenths(chance: number, joiner: Joiner): string {
  const tenths = Math.floor(chance * 10);
  return tenths === 0 ? `fewer than 1 ${joiner} 10` : `${tenths} ${joiner} 10`;
}

/**
 * Formats a target chance without rounding: "8 of 10", "85 of 100".
 *
 * @param percent 0 to 100.
 * @throws {TypeError | RangeError} if the percentage is not a number from 0 to 100.
 */
export function formatTarget(percent: number): string {
  return targetText(percent, 'of');
}

/** Formats a target chance for a sentence: "8 out of 10", "85 out of 100". */
export function formatTargetInProse(percent: number): string {
  return targetText(percent, 'out of');
}

function targetText(percent: number, joiner: Joiner): string {
  assertNumber('percent', percent, 0, 100);
  return percent % 10 === 0 ? `${percent / 10} ${joiner} 10` : `${percent} ${joiner} 100`;
}

/**
 * Returns how many of ten dots show a chance: as many as its words say, and all if it is "more than 99 out of 100".
 *
 * @param chance 0 to 1.
 */
export function chanceDots(chance: number): number {
  return isAlmostCertain(chance) ? 10 : Math.floor(chance * 10);
}

function isAlmostCertain(chance: number): boolean {
  return chance > 0.99;
}
