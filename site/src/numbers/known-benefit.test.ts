import { completePlan, defaultInputs, initialDraft, planSocialSecurity } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { withCurrentAge, withKnownBenefit } from './known-benefit.ts';

const YEAR = 2026;

test.each([
  { currentAge: 45, monthlyBenefit: 1_500 },
  { currentAge: 56, monthlyBenefit: 2_345 },
  { currentAge: 60, monthlyBenefit: 2_000 },
  { currentAge: 70, monthlyBenefit: 3_456 },
])('a visitor who retired by $currentAge is paid the benefit of $monthlyBenefit that they enter', (given) => {
  const { currentAge, monthlyBenefit } = given;
  const retired = { ...initialDraft, inputs: { ...defaultInputs, currentAge }, isRetired: true };
  const { inputs, assumptions } = completePlan(withKnownBenefit(retired, monthlyBenefit, YEAR), YEAR);
  expect(planSocialSecurity(inputs, assumptions).monthlyBenefit).toBe(monthlyBenefit);
});

test.each([58, 64, 68, 75])(
  'at %i, a retired visitor can enter the benefit before or after the age',
  (age) => {
    const retired = { ...initialDraft, inputs: { ...defaultInputs, currentAge: 67 }, isRetired: true };
    const benefitFirst = withCurrentAge(withKnownBenefit(retired, 1_900, YEAR), age);
    const ageFirst = withKnownBenefit(withCurrentAge(retired, age), 1_900, YEAR);
    expect(completePlan(benefitFirst, YEAR)).toEqual(completePlan(ageFirst, YEAR));
  },
);

test('another age does not change a benefit that begins later', () => {
  const changes = { knownBenefit: 1_900, knownBenefitAge: 70, claimingAge: 70 };
  const retired = { ...initialDraft, inputs: { ...defaultInputs, currentAge: 67 }, changes, isRetired: true };
  expect(withCurrentAge(retired, 66).changes).toEqual(changes);
});
