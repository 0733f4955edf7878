import { completePlan, withInputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { initialDraft } from '../../../numbers/plan-draft.ts';
import { answerOfDraft } from '../outlook-results.ts';
import { quickChanges } from './quick-changes.ts';

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
