import { expect, test } from 'vitest';
import { defaultInputs } from '../fields.ts';
import { defaultAssumptions } from './default-assumptions.ts';

test('the default assumptions have the specified values', () => {
  expect(defaultAssumptions(defaultInputs, { year: 2026 })).toEqual({
    monthlySpending: 4_430,
    planAge: 95,
    volatility: 12,
    inflation: 2.5,
    targetChance: 80,
    stocks: 60,
    birthYear: 1991,
    claimingAge: null,
    knownBenefit: null,
    knownBenefitAge: null,
    contributionsRise: true,
    benefitCut: null,
    wageGrowth: 0,
    workEndYear: null,
    yearsWorked: null,
    cashFlows: [],
    partner: null,
    firstDeath: 'older',
    firstDeathAge: 85,
    survivorSpending: 75,
    preTaxShare: null,
    stateTax: 0,
    healthPremium: 0,
    healthPremiumByIncome: false,
    spendingCut: 0,
    knownBenefitStop: null,
    benefitIfStopped: null,
  });
});

test('a year in which the oldest visitor would be born too early is rejected', () => {
  expect(() => defaultAssumptions(defaultInputs, { year: 2_017 })).toThrow(
    'year must be a whole number from 2018',
  );
  expect(() => defaultAssumptions(defaultInputs, {} as { year: number })).toThrow(TypeError);
  expect(() => defaultAssumptions({ ...defaultInputs, currentAge: 96 }, { year: 2_026 })).toThrow(
    'currentAge',
  );
});
