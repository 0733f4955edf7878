import { defaultInputs, newPartner, withChanges, withInputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { sampleMortgage } from '../../../../test/example-results.ts';
import { initialDraft, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { isOnlyAbout, spendingChange, withLaterChange } from './spending-change.ts';

const change = (before: PlanDraft, after: PlanDraft) => spendingChange(before, after, 2026);

const withPay = (annualIncome: number) =>
  withChanges(initialDraft, { partner: { ...newPartner(defaultInputs), annualIncome } });

test('a change of the default spending has its amounts and its reason', () => {
  const couple = withPay(0);
  expect(change(initialDraft, couple)).toMatchObject({
    before: 4_430,
    reason: 'a couple pays less income tax',
  });
  const added = change(couple, withPay(60_000));
  expect(added).toMatchObject({ reason: 'your partner’s pay counts' });
  expect(added?.after).toBeGreaterThan(added?.before ?? 0);
  expect(change(withPay(60_000), initialDraft)).toMatchObject({
    after: 4_430,
    reason: 'it is for one person again',
  });
  expect(change(initialDraft, withInputs(initialDraft, { monthlySavings: 900 }))).toMatchObject({
    reason: 'your contributions changed',
  });
  expect(change(initialDraft, withInputs(initialDraft, { annualIncome: 90_000 }))).toMatchObject({
    reason: 'your pay changed',
  });
});

test('no change is reported for an own amount, for other numbers, or for several at once', () => {
  const own = withChanges(initialDraft, { monthlySpending: 4_000 });
  expect(change(own, withInputs(own, { annualIncome: 90_000 }))).toBeNull();
  expect(change(initialDraft, own)).toBeNull();
  expect(change(initialDraft, withInputs(initialDraft, { currentSavings: 90_000 }))).toBeNull();
  expect(
    change(initialDraft, withInputs(initialDraft, { annualIncome: 90_000, monthlySavings: 900 })),
  ).toBeNull();
  expect(change(initialDraft, { ...initialDraft, isRetired: true })).toBeNull();
});

test('a series of changes for one reason offers the amount from before the first', () => {
  const first = change(withPay(0), withPay(6_000));
  const second = change(withPay(6_000), withPay(60_000));
  const shown = withLaterChange(withLaterChange(null, first), second);
  expect(shown).toMatchObject({ before: first?.before, after: second?.after });
  const undone = first && { ...first, before: first.after, after: first.before };
  expect(withLaterChange(first, undone)).toBeNull();
  const back = change(withPay(60_000), withPay(0));
  expect(withLaterChange(shown, back)?.before).toBe(shown?.after);
});

test('typing an amount digit by digit is one change', () => {
  let shown: ReturnType<typeof change> = null;
  let before = initialDraft;
  for (const monthlySavings of [1, 15, 150, 1500]) {
    const after = withInputs(before, { monthlySavings });
    const next = change(before, after);
    if (next) shown = withLaterChange(shown, next);
    before = after;
  }
  expect(shown).toMatchObject({ before: 4_430, reason: 'your contributions changed' });
  expect(shown?.after).toBeLessThan(4_430);
});

test('a change stays until another number changes', () => {
  const couple = withPay(60_000);
  const partner = change(withPay(0), couple);
  const contributions = change(initialDraft, withInputs(initialDraft, { monthlySavings: 900 }));
  if (!partner || !contributions) throw new Error('The spending has not changed');
  const older = withChanges(couple, { partner: { ...newPartner({ currentAge: 40 }), annualIncome: 60_000 } });
  expect(isOnlyAbout(partner, couple, older)).toBe(true);
  expect(isOnlyAbout(contributions, couple, older)).toBe(false);
  const more = withInputs(couple, { monthlySavings: 1_500 });
  expect(isOnlyAbout(contributions, couple, more)).toBe(true);
  expect(isOnlyAbout(partner, couple, more)).toBe(false);
  expect(isOnlyAbout(partner, couple, { ...couple, doneSteps: ['record'] })).toBe(true);
  expect(isOnlyAbout(partner, couple, withChanges(couple, { cashFlows: [sampleMortgage] }))).toBe(false);
  expect(isOnlyAbout(partner, couple, { ...couple, isRetired: true })).toBe(false);
});
