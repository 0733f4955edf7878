import { defaultInputs, type Inputs } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { resultsWith } from '../../../test/example-results.ts';
import { plainText } from '../../components/sentence.ts';
import { completePlan, type PlanDraft, withKnownBenefit } from '../../numbers/plan-draft.ts';
import { answerSentence, desiredAgeSentence, otherContributionsSentence } from './answer-text.ts';
import { type ChartedChoice, outlookAnswer } from './outlook-results.ts';

function sentences(
  inputs: Partial<Inputs>,
  rest: Partial<PlanDraft> = {},
  choice: ChartedChoice = 'answer',
): string[] {
  const draft = { inputs: { ...defaultInputs, ...inputs }, changes: {}, isRetired: false, ...rest };
  const answer = outlookAnswer({
    ...completePlan(draft, 2026),
    isRetired: draft.isRetired,
    choice,
  });
  return [answerSentence(answer), desiredAgeSentence(answer) ?? []].map(plainText);
}

test('the defaults', () => {
  expect(sentences({})).toEqual([
    'You could stop at 69. In at least 8 of 10 futures your money lasts to 95, with $4,400 a month in today’s dollars, $3,000 of it from Social Security.',
    'Stopping at 65 works in 4 of 10.',
  ]);
});

test('no age reaches the target', () => {
  const [answer] = sentences(
    { currentSavings: 0, monthlySavings: 0 },
    { changes: { monthlySpending: 12_000 } },
  );
  expect(answer).toMatch(
    /^Even if you stop at 85, your money lasts to 95 in only 3 of 10 futures, not in 8 of 10, with \$12,000 a month/,
  );
});

test('the benefit is the one at the age of the sentence, whatever the charts show', () => {
  expect(sentences({}, {}, 'desired')).toEqual(sentences({}));
  const changes = { monthlySpending: 30_000 };
  expect(sentences({}, { changes })[0]).toMatch(
    /^Even if you stop at 85, .* \$3,200 of it from Social Security\.$/,
  );
});

test('spending nothing leaves nothing for Social Security to pay', () => {
  expect(sentences({}, { changes: { monthlySpending: 0 } })[0]).toMatch(
    /, with \$0 a month in today’s dollars\.$/,
  );
});

test('stopping now', () => {
  expect(
    sentences({ currentAge: 60, currentSavings: 1_000_000 }, { changes: { monthlySpending: 2_000 } })[0],
  ).toMatch(
    /^You could stop now, at 60\. .* \$\d,\d00 of it from Social Security once you are 62\.$|all of it from Social Security once you are 62\.$/,
  );
});

test('an age at or past the plan age is no answer', () => {
  const [answer] = sentences(
    { currentSavings: 0, monthlySavings: 0 },
    { changes: { monthlySpending: 30_000, planAge: 75 } },
  );
  expect(answer).toMatch(/^Even if you stop at 74, your money lasts to 75 in /);
});

test('once retired, the answer is how long the money lasts', () => {
  const retired: PlanDraft = {
    inputs: { ...defaultInputs, currentAge: 67, currentSavings: 500_000 },
    changes: { monthlySpending: 4_000 },
    isRetired: true,
  };
  const draft = withKnownBenefit(retired, 2_150, 2026);
  const [answer, desired] = sentences(draft.inputs, draft);
  expect(answer).toMatch(
    /^Your money lasts to 95 in [1-9] of 10 futures, with \$4,000 a month in today’s dollars, \$2,200 of it from Social Security\.$/,
  );
  expect(desired).toBe('');
});

test('names the age that the contributions would give if they did not rise, or if they did', () => {
  const results = resultsWith();
  expect(otherContributionsSentence(results)).toBe(
    'If they stay $500 a month, you could stop at 70 instead of 69.',
  );
  expect(otherContributionsSentence({ ...results, ageWithOtherContributions: 69 })).toBe(
    'If they stay $500 a month, you could still stop at 69.',
  );
  expect(otherContributionsSentence({ ...results, ageWithOtherContributions: null })).toBe(
    'If they stay $500 a month, no age up to 85 reaches your target.',
  );
  const fixed = resultsWith({ contributionsRise: false });
  expect(otherContributionsSentence(fixed)).toBe(
    'If they rise with prices, you could stop at 69 instead of 70.',
  );
});
