import { completePlan, withInputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { initialDraft } from '../../../numbers/plan-draft.ts';
import type { Outcome } from '../included/outcome.ts';
import { answerOfDraft } from '../outlook-results.ts';
import { quickChanges, withBetterOutcomes } from './quick-changes.ts';

test.each([
  ['that can be earlier', 300_000, ['save-100', 'spend-5', 'claim', 'spend-10', 'save-500']],
  ['that already is today', 5_000_000, []],
])('the small changes of an answer %s can improve it', (_, currentSavings, ids) => {
  const draft = withInputs(initialDraft, { currentSavings });
  expect(quickChanges(draft, answerOfDraft(draft, 2026)).map(({ id }) => id)).toEqual(ids);
});

test('saving more changes nothing else, although it lowers the default spending', () => {
  const draft = withInputs(initialDraft, { monthlySavings: 1_500 });
  const answer = answerOfDraft(draft, 2026);
  const [saveMore] = quickChanges(draft, answer);
  const changed = completePlan(saveMore?.changed ?? draft, 2026);
  expect(changed.inputs.monthlySavings).toBe(1_600);
  expect(changed.assumptions).toEqual(answer.assumptions);
});

const answerAt = (age: number | null) =>
  ({ isRetired: false, age, lastAge: 85, spendable: null, needsHealthInsurance: false }) satisfies Outcome;

test.each([
  ['without the larger one for the same age', 70, 70, ['spend-5']],
  ['without the larger one for a later age', 69, 70, ['spend-5']],
  ['with the larger one for an earlier age', 70, 69, ['spend-5', 'spend-10']],
  ['with the larger one if only it helps', 72, 71, ['spend-10']],
  ['without one if none helps', 72, null, []],
])('two changes of a kind are offered %s', (_, less, muchLess, ids) => {
  const changes = ['save-100', 'spend-5', 'spend-10'].map((id) => ({ id }));
  const outcomes = { 'spend-5': answerAt(less), 'spend-10': answerAt(muchLess) };
  const offered = withBetterOutcomes(changes, answerAt(72), outcomes).filter(({ better }) => better);
  expect(offered.map(({ id }) => id)).toEqual(ids);
});
