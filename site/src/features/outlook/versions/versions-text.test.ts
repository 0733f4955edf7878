import { defaultInputs, newPartner } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { initialDraft, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { answerOfDraft } from '../outlook-results.ts';
import { chancesApart, comparedChance, describeDifference } from './versions-text.ts';

const answerOf = (draft: PlanDraft) => answerOfDraft(draft, 2026);
const first = answerOf(initialDraft);

test('a comparison names the differences, and by how many years they change the age', () => {
  const inputs = { ...defaultInputs, monthlySavings: 1_500 };
  const version = answerOf({ ...initialDraft, inputs, changes: { claimingAge: 70 } });
  const years = 69 - (version.solution.value ?? 0);
  expect(years).toBeGreaterThan(1);
  expect(describeDifference('Version B', version, first)).toBe(
    `Version B saves $1,500 a month, spends $3,550 a month and claims Social Security at 70. You could stop at ${69 - years}, ${years} years earlier.`,
  );
});

test('a version with the same numbers is described as equal', () => {
  expect(describeDifference('Version B', first, first)).toBe(
    'Version B has the same numbers. You could stop at 69 in both.',
  );
});

test('a comparison names what a version includes and what it leaves out', () => {
  const cut = { benefitCut: { fromYear: 2033, percentPaid: 78 } };
  const partner = { ...newPartner(defaultInputs), currentAge: 33, annualIncome: 40_000 };
  const taxed = answerOf({ ...initialDraft, changes: { preTaxShare: 0, ...cut, monthlySpending: 4_000 } });
  const couple = answerOf({ ...initialDraft, changes: { partner, ...cut, monthlySpending: 4_000 } });
  expect(describeDifference('Version B', couple, taxed)).toMatch(
    /^Version B includes a partner of 33 who earns \$40,000 a year and leaves out federal income tax on savings in a Roth or already taxed\. You could stop at/,
  );
});

test('another age at which the visitor would like to stop is a difference', () => {
  const version = answerOf({ ...initialDraft, inputs: { ...defaultInputs, retirementAge: 62 } });
  expect(describeDifference('Version B', version, first)).toBe(
    'Version B aims to stop at 62. You could stop at 69 in both. 62 works in 2 out of 10 futures; version A’s 65 works in 4 out of 10.',
  );
});

test.each([
  [[0.416, 0.8], ['4 of 10', '8 of 10'], '4 in 10 more'],
  [[0.416, 0.9951], ['41 of 100', '99 of 100'], '58 in 100 more'],
  [[1, 0.416], ['all 100', '41 of 100'], '59 in 100 fewer'],
  [[0.9951, 1], ['99 of 100', 'all 100'], '1 in 100 more'],
  [[0.004, 1], ['fewer than 1 of 100', 'all 100'], '100 in 100 more'],
  [[1, 1], ['all 10', 'all 10'], ''],
] as const)('the chances %j are compared in one unit: %j, %s', (chances, texts, difference) => {
  expect(chances.map((chance) => comparedChance(chance, chances))).toEqual(texts);
  expect(chancesApart(chances[1], chances[0])).toBe(difference);
});
