import { describe, expect, test } from 'vitest';
import { claimingShareCases, fullRetirementAgeCases } from '../known-cases.ts';
import { claimingShare, FULL_BENEFIT, fullRetirementAge } from './social-security.ts';

describe('full retirement age by year of birth (POMS RS 00615.003)', () => {
  test.each(fullRetirementAgeCases)('%i: %i years and %i months', (birthYear, years, months) => {
    expect(fullRetirementAge(birthYear)).toBe(years + months / 12);
  });
});

describe('share of the full benefit with full retirement age 67', () => {
  test.each(claimingShareCases)('claimed at %i: %d percent', (claimingAge, percent) => {
    expect((claimingShare(67, claimingAge) / FULL_BENEFIT) * 100).toBeCloseTo(percent, 12);
  });

  test('delayed credits end at 70', () => {
    expect(claimingShare(67, 75)).toBe(claimingShare(67, 70));
  });
});
