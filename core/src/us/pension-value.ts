import { assertDollars, assertNumber, assertWholeNumber } from '../assert.ts';
import { exp, log } from '../portable-math.ts';
import { deathsPerMillion, LAST_AGE } from './longevity.ts';

/** A monthly pension for life (an annuity), and the rates at which its payments are compared with a lump sum. */
export interface MonthlyPension {
  /** Dollars a month in the first year. */
  monthly: number;
  /** Age in whole years at which it begins, and at which the lump sum would be paid. */
  fromAge: number;
  /** False for a constant number of dollars. */
  risesWithPrices: boolean;
  /** Percent a year by which prices rise. */
  inflation: number;
  /** Percent a year that the lump sum would earn, at which payments are discounted. */
  discountRate: number;
  /** The person to whom a part is paid after the owner's death; none by default. */
  survivor?: {
    /** Percent that continues. */
    share: number;
    /** Age in whole years when the pension begins. */
    age: number;
  };
}

/**
 * Returns the expected present value of a pension when it begins, in dollars of that year. Each payment is in the middle of
 * a month, and is multiplied by the chance to be alive then: the mean of men and women in the period life table of the
 * Social Security Administration. The lives of a couple are independent.
 *
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function presentValueOfPension(pension: MonthlyPension): number {
  assertPension(pension);
  const { fromAge, survivor } = pension;
  const ownerAlive = survivalFrom(fromAge);
  const survivorAlive = survivor ? survivalFrom(survivor.age) : () => 0;
  const share = (survivor?.share ?? 0) / 100;
  let total = 0;
  for (let month = 0; month < 12 * LAST_AGE; month++) {
    const alive = ownerAlive(month);
    total += discountedPayment(pension, month) * (alive + share * (1 - alive) * survivorAlive(month));
  }
  return total;
}

/**
 * Returns the age at which the payments so far, discounted to the start, reach a lump sum at the start; in years with a
 * fraction of whole months. Null if they do not by 120.
 *
 * @param oneSum Dollars at the start.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function pensionBreakEvenAge(pension: MonthlyPension, oneSum: number): number | null {
  assertPension(pension);
  assertDollars('oneSum', oneSum);
  let total = 0;
  for (let month = 0; month < 12 * (LAST_AGE - pension.fromAge); month++) {
    if (total >= oneSum) return pension.fromAge + month / 12;
    total += discountedPayment(pension, month);
  }
  return null;
}

/** Returns the present value of the payment in a month, counted from 0. */
function discountedPayment(
  { monthly, risesWithPrices, inflation, discountRate }: MonthlyPension,
  month: number,
): number {
  const rise = risesWithPrices ? log((100 + inflation) / 100) : 0;
  const yearlyLog = rise - log((100 + discountRate) / 100);
  return monthly * exp((yearlyLog * (month + 0.5)) / 12);
}

/** Returns the chance to survive from an age to the middle of a month. Deaths of a year are spread evenly. */
function survivalFrom(age: number): (month: number) => number {
  const tables = [deathsPerMillion.men, deathsPerMillion.women].map((deaths) => {
    const chances = [1];
    for (const died of deaths.slice(age)) chances.push((chances.at(-1) ?? 0) * (1 - died / 1e6));
    return chances;
  });
  return (month) => {
    const year = Math.floor(month / 12);
    const passed = (month - 12 * year + 0.5) / 12;
    let sum = 0;
    for (const chances of tables) {
      const [before, after] = [chances[year] ?? 0, chances[year + 1] ?? 0];
      sum += before + passed * (after - before);
    }
    return sum / tables.length;
  };
}

function assertPension({ monthly, fromAge, inflation, discountRate, survivor }: MonthlyPension): void {
  assertDollars('monthly', monthly);
  assertWholeNumber('fromAge', fromAge, 0, LAST_AGE - 1);
  assertNumber('inflation', inflation, 0, 50);
  assertNumber('discountRate', discountRate, 0, 100);
  if (!survivor) return;
  assertNumber('survivor.share', survivor.share, 0, 100);
  assertWholeNumber('survivor.age', survivor.age, 0, LAST_AGE - 1);
}
