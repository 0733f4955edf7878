import { defaultInputs, newPartner } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { initialDraft, type PlanDraft } from './plan-draft.ts';
import { withRetirement } from './with-retirement.ts';

const draftOf = (inputs: Partial<PlanDraft['inputs']>): PlanDraft => ({
  ...initialDraft,
  inputs: { ...defaultInputs, ...inputs },
});

test('a visitor who retires is 67, even after another number has changed, and keeps an entered age', () => {
  expect(withRetirement(draftOf({ currentSavings: 420_000 }), true)).toEqual({
    ...draftOf({ currentSavings: 420_000, currentAge: 67 }),
    isRetired: true,
  });
  expect(withRetirement(draftOf({ currentAge: 60 }), true).inputs.currentAge).toBe(60);
});

test('an example partner is as old as the visitor who retires, and one with entered numbers is not changed', () => {
  const partner = newPartner(defaultInputs);
  const retiredWith = (changes: PlanDraft['changes']) =>
    withRetirement({ ...initialDraft, changes }, true).changes.partner;
  expect(retiredWith({ partner })).toEqual(newPartner({ ...defaultInputs, currentAge: 67 }));
  expect(retiredWith({ partner: { ...partner, currentAge: 40 } })).toMatchObject({ currentAge: 40 });
});

test('only the example of a retired visitor becomes 35 again', () => {
  expect(withRetirement(withRetirement(initialDraft, true), false)).toEqual(initialDraft);
  expect(withRetirement(draftOf({ currentAge: 67, currentSavings: 420_000 }), false).inputs.currentAge).toBe(
    67,
  );
});
