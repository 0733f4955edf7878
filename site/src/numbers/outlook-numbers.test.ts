import { defaultAssumptions, defaultInputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { resultFragment } from './link-fragment.ts';
import { outlookFragment, readOutlookFragment } from './outlook-numbers.ts';
import { completePlan, initialDraft, type PlanDraft } from './plan-draft.ts';

const YEAR = 2026;

test('a link keeps the inputs and every assumption', () => {
  const draft: PlanDraft = {
    inputs: { ...defaultInputs, expectedReturn: 6.25 },
    changes: { monthlySpending: 4_321.5, claimingAge: 70, inflation: 3.1 },
    isRetired: false,
  };
  const fragment = outlookFragment(completePlan(draft, YEAR));
  expect(fragment).toBe('#plan=35.65.50000.500.70000.6_25&assume=4321_5.95.12.3_1.80.60.1991.70.x.x.1');
  expect(readOutlookFragment(fragment, YEAR)).toEqual(draft);
});

test('a link keeps the largest inputs of the outlook', () => {
  const inputs = { ...defaultInputs, currentSavings: 20_000_000, annualIncome: 2_000_000, currentAge: 85 };
  const draft: PlanDraft = { ...initialDraft, inputs: { ...inputs, retirementAge: 85 }, isRetired: true };
  expect(readOutlookFragment(outlookFragment(completePlan(draft, YEAR)), YEAR)).toEqual(draft);
});

test('assumptions that equal the defaults stay defaults', () => {
  expect(readOutlookFragment(outlookFragment(completePlan(initialDraft, YEAR)), YEAR)).toEqual(initialDraft);
});

test('a year later, the link still means the same birth year', () => {
  const fragment = outlookFragment(completePlan(initialDraft, YEAR));
  const read = readOutlookFragment(fragment, YEAR + 1);
  expect(read).toMatchObject({ changes: { birthYear: 1991 } });
});

test('assumptions that a link lacks get their defaults', () => {
  expect(readOutlookFragment(resultFragment(defaultInputs), YEAR)).toEqual(initialDraft);
  expect(readOutlookFragment(resultFragment(defaultInputs, [5_000, 90]), YEAR)).toMatchObject({
    changes: { monthlySpending: 5_000, planAge: 90 },
  });
});

test('a retired visitor opens the link as retired', () => {
  const draft: PlanDraft = { inputs: { ...defaultInputs, currentAge: 70 }, changes: {}, isRetired: true };
  expect(readOutlookFragment(outlookFragment(completePlan(draft, YEAR)), YEAR)).toMatchObject({
    inputs: { currentAge: 70, retirementAge: 70 },
    isRetired: true,
  });
});

const { monthlySpending } = defaultAssumptions(defaultInputs, { year: YEAR });

test.each([
  ['of a plan age past 110', resultFragment(defaultInputs, [monthlySpending, 111])],
  ['without a plan age', resultFragment(defaultInputs, [monthlySpending, null])],
  [
    'with too many assumptions',
    resultFragment(
      defaultInputs,
      Array.from({ length: 11 }, () => 1),
    ),
  ],
  ['of an income of $3 million', '#plan=35.65.50000.500.3000000.7'],
  ['that is cut off', '#plan=35.65.50000'],
])('a link %s is unreadable', (_, fragment) => {
  expect(readOutlookFragment(fragment, YEAR)).toBe('unreadable');
});

test('other fragments contain no plan', () => {
  expect(readOutlookFragment('#assumptions', YEAR)).toBeNull();
});
