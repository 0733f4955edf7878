import { describe, expect, test } from 'vitest';
import { claimingShare, FULL_BENEFIT, fullRetirementAge } from './social-security.ts';

describe('full retirement age by year of birth (POMS RS 00615.003)', () => {
  test.each([
    [1943, 66],
    [1954, 66],
    [1955, 66 + 2 / 12],
    [1956, 66 + 4 / 12],
    [1957, 66 + 6 / 12],
    [1958, 66 + 8 / 12],
    [1959, 66 + 10 / 12],
    [1960, 67],
    [1991, 67],
  ])('%i: %d', (birthYear, age) => {
    expect(fullRetirementAge(birthYear)).toBe(age);
  });
});

describe('share of the full benefit with full retirement age 67', () => {
  test.each([
    [62, 70],
    [63, 75],
    [64, 80],
    [65, 86 + 2 / 3],
    [66, 93 + 1 / 3],
    [67, 100],
    [68, 108],
    [69, 116],
    [70, 124],
  ])('claimed at %i: %d percent', (claimingAge, percent) => {
    expect((claimingShare(67, claimingAge) / FULL_BENEFIT) * 100).toBeCloseTo(percent, 12);
  });

  test('delayed credits end at 70', () => {
    expect(claimingShare(67, 75)).toBe(claimingShare(67, 70));
  });
});
