import { defaultInputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';
import type { PlanDraft } from './plan-draft.ts';

const plan: PlanDraft = {
  inputs: { ...defaultInputs, currentSavings: 80_000, monthlySavings: 700 },
  changes: { planAge: 99, inflation: 3 },
  isRetired: false,
};
const opened: PlanDraft = { inputs: defaultInputs, changes: { inflation: 2 }, isRetired: false };

test('numbers that arrive replace numbers that the visitor has not changed since', () => {
  expect(mergeDrafts(opened, opened, plan)).toBe(plan);
});

test('the order in which the numbers are stored does not count as a change', () => {
  const partner = { currentAge: 33, retirementAge: 65 };
  const before = { ...opened, changes: { inflation: 2, partner } };
  const reordered = {
    isRetired: false,
    changes: { partner: { retirementAge: 65, currentAge: 33 }, inflation: 2 },
    inputs: { ...defaultInputs },
  };
  expect(mergeDrafts<object>(before, reordered, plan)).toBe(plan);
  const longer = { ...before, changes: { ...before.changes, cashFlows: [{ amount: 1 }, { amount: 2 }] } };
  expect(mergeDrafts<object>({ ...before, changes: { cashFlows: [{ amount: 1 }] } }, longer, plan)).toEqual({
    ...plan,
    changes: { ...plan.changes, ...longer.changes },
  });
});

test('numbers that arrive leave what the visitor has changed since', () => {
  const changed = {
    inputs: { ...defaultInputs, monthlySavings: 900 },
    changes: { targetChance: 90 },
    isRetired: true,
  };
  expect(mergeDrafts(opened, changed, plan)).toEqual({
    inputs: { ...plan.inputs, monthlySavings: 900 },
    changes: { planAge: 99, targetChance: 90 },
    isRetired: true,
  });
});
