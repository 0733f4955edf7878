import { defaultInputs } from '@whenabouts/core';
import { afterEach, expect, test } from 'vitest';
import { forgetDraft, recallDraft, rememberDraft } from './last-draft.ts';
import type { PlanDraft } from './plan-draft.ts';

const draft: PlanDraft = {
  inputs: { ...defaultInputs, currentAge: 60 },
  changes: { planAge: 90 },
  isRetired: true,
};

afterEach(forgetDraft);

test('without a draft, the calculator’s inputs are the start', () => {
  expect(recallDraft(null)).toBeNull();
  expect(recallDraft(defaultInputs)).toEqual({ inputs: defaultInputs, changes: {}, isRetired: false });
});

test('the last draft comes back until the calculator has other inputs, and its assumptions even then', () => {
  rememberDraft(draft, null);
  expect(recallDraft(null)).toEqual(draft);
  expect(recallDraft(defaultInputs)).toEqual({
    inputs: defaultInputs,
    changes: { planAge: 90 },
    isRetired: false,
  });
  rememberDraft(draft, defaultInputs);
  expect(recallDraft(defaultInputs)).toEqual(draft);
});

test('a forgotten draft does not come back', () => {
  rememberDraft(draft, null);
  forgetDraft();
  expect(recallDraft(null)).toBeNull();
});
