import { describe, expect, test } from 'vitest';
import { lifetimeDivisor, requiredDistribution } from './required-distribution.ts';

// 26 CFR 1.401(a)(9)-9(c), typed a second time.
test.each([
  [72, [27.4, 26.5, 25.5, 24.6, 23.7, 22.9, 22.0, 21.1]],
  [80, [20.2, 19.4, 18.5, 17.7, 16.8, 16.0, 15.2, 14.4, 13.7, 12.9]],
  [90, [12.2, 11.5, 10.8, 10.1, 9.5, 8.9, 8.4, 7.8, 7.3, 6.8]],
  [100, [6.4, 6.0, 5.6, 5.2, 4.9, 4.6, 4.3, 4.1, 3.9, 3.7]],
  [110, [3.5, 3.4, 3.3, 3.1, 3.0, 2.9, 2.8, 2.7, 2.5, 2.3, 2.0]],
])('the divisors from %i equal the Uniform Lifetime Table', (firstAge, divisors) => {
  expect(divisors.map((_, index) => lifetimeDivisor(firstAge + index))).toEqual(divisors);
});

test('there is no divisor before 72 or after 120', () => {
  expect(() => lifetimeDivisor(71)).toThrow(RangeError);
  expect(() => lifetimeDivisor(121)).toThrow(RangeError);
});

describe('requiredDistribution', () => {
  test('divides the balance by the divisor of the age (Publication 590-B, example)', () => {
    expect(Math.round(requiredDistribution(100_000, 75))).toBe(4_065);
  });

  test('is 0 before the first age of the table', () => {
    expect(requiredDistribution(100_000, 71)).toBe(0);
  });

  test('rejects impossible balances and ages', () => {
    expect(() => requiredDistribution(Number.NaN, 75)).toThrow(/balance/);
    expect(() => requiredDistribution(100_000, 121)).toThrow(/age/);
  });
});
