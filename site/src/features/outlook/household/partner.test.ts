import { defaultInputs, newPartner, planSocialSecurity, withChanges } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { initialDraft, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { answerOfDraft } from '../outlook-results.ts';
import {
  coupleChangesOf,
  estimatedBenefit,
  firstDeathAgeOf,
  needsKnownBenefit,
  withoutPartner,
  withPartner,
  withPartnerAge,
} from './partner.ts';

const YEAR = 2026;
const partner = newPartner(defaultInputs);
const couple = withPartner(initialDraft, partner, {});

const withCouple = (changes: Partial<typeof partner>, more: PlanDraft['changes'] = {}) =>
  withChanges(withPartner(initialDraft, partner, changes), more);

test('removing the partner restores the draft', () => {
  const draft = withCouple({ annualIncome: 40_000 }, { firstDeath: 'partner', survivorSpending: 60 });
  expect(withoutPartner(draft)).toEqual(initialDraft);
  expect(coupleChangesOf(draft)).toEqual(draft.changes);
});

test('the first death is next year or later', () => {
  const age = (firstDeath: 'self' | 'partner') =>
    firstDeathAgeOf(answerOfDraft(withCouple({ currentAge: 90 }, { firstDeath, firstDeathAge: 60 }), YEAR));
  expect([age('self'), age('partner')]).toEqual([60, 91]);
});

test('Social Security is estimated for partners who were born from 1943 on', () => {
  expect([83, 84].map((currentAge) => needsKnownBenefit({ ...partner, currentAge }, YEAR))).toEqual([
    false,
    true,
  ]);
});

test('the estimate of a partner like the visitor is the visitor’s own benefit', () => {
  const twin = { ...partner, annualIncome: defaultInputs.annualIncome };
  const answer = answerOfDraft(withPartner(initialDraft, twin, {}), YEAR);
  const own = planSocialSecurity(answer.inputs, answer.assumptions);
  expect(estimatedBenefit(twin, answer)).toEqual({
    knownBenefit: own.monthlyBenefit,
    knownBenefitAge: own.claimingAge,
  });
  const short = withChanges(withPartner(initialDraft, twin, {}), { yearsWorked: 0 });
  expect(estimatedBenefit(twin, answerOfDraft(short, YEAR))).toEqual(estimatedBenefit(twin, answer));
});

test('a couple’s answer has the Social Security of both', () => {
  const answer = answerOfDraft(couple, YEAR);
  expect(answer.householdBenefit).toBeGreaterThan(answer.benefit.monthlyBenefit);
  expect(answerOfDraft(initialDraft, YEAR)).toMatchObject({
    householdBenefit: answerOfDraft(initialDraft, YEAR).benefit.monthlyBenefit,
  });
});

test('a partner’s age that is too old for an estimate leaves no known benefit behind', () => {
  const old = withPartnerAge(couple, partner, 90, YEAR);
  expect(old.changes.partner).toMatchObject({ currentAge: 90, knownBenefit: 0 });
  const typed = { ...partner, currentAge: 90, knownBenefit: 800, knownBenefitAge: 66 };
  expect(withPartnerAge(old, { ...partner, currentAge: 90, knownBenefit: 0 }, 35, YEAR)).toEqual(couple);
  expect(withPartnerAge(old, typed, 35, YEAR).changes.partner).toEqual({ ...typed, currentAge: 35 });
});

test('the pay of a partner is earned until a later age once the visitor has retired', () => {
  const retired = { ...couple, isRetired: true };
  const paid = withPartner(retired, partner, { annualIncome: 48_000 }).changes.partner ?? partner;
  expect(paid).toMatchObject({ annualIncome: 48_000, retirementAge: 67 });
  expect(withPartner(couple, partner, { annualIncome: 48_000 }).changes.partner?.retirementAge).toBeNull();
  expect(withPartnerAge(retired, paid, 68, YEAR).changes.partner?.retirementAge).toBe(69);
  const stopped = withPartner(retired, paid, { retirementAge: 35 }).changes.partner ?? partner;
  expect(stopped.retirementAge).toBe(35);
  expect(withPartnerAge(retired, stopped, 40, YEAR).changes.partner?.retirementAge).toBe(35);
  // A link of an earlier release.
  const sameYear = { ...paid, retirementAge: null };
  expect(withPartner(retired, sameYear, { annualIncome: 50_000 }).changes.partner?.retirementAge).toBeNull();
});
