/**
 * Exponential and logarithm from operations whose results IEEE 754 defines to the last bit.
 *
 * `Math.exp` and `Math.log` may differ in the last digit between browsers and between versions of one
 * browser. A simulation multiplies this difference, and two people who open the same link must
 * see the same numbers. Adding, multiplying, dividing and `Math.sqrt` are the same everywhere.
 */

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

/** 1/n! for the Taylor series. For |x| ≤ ln 2 / 2, the first omitted term is below 1e-18. */
const inverseFactorials = [
  1,
  1,
  1 / 2,
  1 / 6,
  1 / 24,
  1 / 120,
  1 / 720,
  1 / 5_040,
  1 / 40_320,
  1 / 362_880,
  1 / 3_628_800,
  1 / 39_916_800,
  1 / 479_001_600,
  1 / 6_227_020_800,
  1 / 87_178_291_200,
] as const;

/** Returns e to the power of `x`, within 2 units in the last place, for |x| up to 700. */
export function exp(x: number): number {
  // x = doublings · ln 2 + remainder. The two halves of ln 2 keep the remainder exact.
  const doublings = Math.round(x / (LN2_HIGH + LN2_LOW));
  const remainder = x - doublings * LN2_HIGH - doublings * LN2_LOW;
  let sum = 0;
  for (let n = inverseFactorials.length - 1; n >= 0; n--)
    sum = sum * remainder + (inverseFactorials[n] as number);
  for (let n = doublings; n > 0; n--) sum *= 2;
  for (let n = doublings; n < 0; n++) sum /= 2;
  return sum;
}

/** Returns the natural logarithm, within 2 units in the last place, for x from 1e-300 to 1e300. */
export function log(x: number): number {
  let mantissa = x;
  let doublings = 0;
  for (; mantissa > Math.SQRT2; mantissa /= 2) doublings++;
  for (; mantissa < Math.SQRT1_2; mantissa *= 2) doublings--;
  // ln m = 2 · artanh((m - 1) / (m + 1)), whose series has odd powers of at most 0.172.
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let power = 23; power >= 3; power -= 2) sum = (sum + 1 / power) * square;
  return doublings * LN2_HIGH + (doublings * LN2_LOW + 2 * ratio * sum + 2 * ratio);
}
