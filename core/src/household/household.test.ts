import { expect, test } from 'vitest';
import { defaultInputs } from '../fields.ts';
import { newPartner } from '../plan/assumptions.ts';
import { defaultAssumptions } from '../plan/default-assumptions.ts';
import { buildHousehold, contributingShare, partnerRetirementAge } from './household.ts';

test('a partner stops in the same calendar year, unless another age was chosen for a partner with pay', () => {
  const inputs = { currentAge: 35, retirementAge: 67 };
  const paid = { currentAge: 32, annualIncome: 40_000 };
  expect(partnerRetirementAge({ ...paid, retirementAge: null }, inputs)).toBe(64);
  expect(partnerRetirementAge({ ...paid, retirementAge: 60 }, inputs)).toBe(60);
  // Without pay, there is nothing to stop.
  expect(partnerRetirementAge({ ...paid, annualIncome: 0, retirementAge: 60 }, inputs)).toBe(64);
});

test.each([
  ['both earn', 60_000, 40_000, [1, 0.6, 0]],
  ['only the partner earns', 0, 40_000, [1, 0, 0]],
  ['nobody has an income', 0, 0, [1, 1, 0]],
])('contributions end with the income that pays them: %s', (_case, annualIncome, partnerIncome, expected) => {
  const inputs = { ...defaultInputs, annualIncome };
  const partner = { ...newPartner(inputs), annualIncome: partnerIncome, retirementAge: 50 };
  const assumptions = { ...defaultAssumptions(inputs, { year: 2026, changes: { partner } }), partner };
  const { people } = buildHousehold(inputs, assumptions);
  expect([0, 20, 30].map((year) => contributingShare(people, year))).toEqual(expected);
});

test('contributions end with the work of a visitor who has retired, even if the partner works on', () => {
  const inputs = { ...defaultInputs, currentAge: 68, retirementAge: 68 };
  const partner = { ...newPartner(inputs), annualIncome: 48_000, retirementAge: 75 };
  const shareOf = (isRetired: boolean) => {
    const assumptions = defaultAssumptions(inputs, { year: 2026, isRetired, changes: { partner } });
    return contributingShare(buildHousehold(inputs, { ...assumptions, partner }).people, 0);
  };
  expect(shareOf(true)).toBe(0);
  expect(shareOf(false)).toBeCloseTo(48 / 118);
});
