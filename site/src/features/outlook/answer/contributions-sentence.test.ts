import { expect, test } from 'vitest';
import { resultsWith } from '../../../../test/example-results.ts';
import { contributionsNote, otherContributionsSentence } from './contributions-sentence.ts';

test('the sentence names the age for the choice of contributions that the visitor did not make', () => {
  const results = resultsWith();
  expect(otherContributionsSentence(results)).toBe(
    'If they stay $500 a month, you could stop at 70 instead of 69.',
  );
  expect(otherContributionsSentence({ ...results, ageWithOtherContributions: 69 })).toBe(
    'If they stay $500 a month, you could still stop at 69.',
  );
  expect(otherContributionsSentence({ ...results, ageWithOtherContributions: null })).toBe(
    'If they stay $500 a month, no age up to 85 reaches your goal.',
  );
  const fixed = resultsWith({ contributionsRise: false });
  expect(otherContributionsSentence(fixed)).toBe(
    'If they rise with prices, you could stop at 69 instead of 70.',
  );
});

test('a note says that contributions rise, and is missing if they do not', () => {
  expect(contributionsNote(resultsWith())).toBe('These ages assume that contributions rise with prices.');
  for (const changes of [
    { monthlySavings: 0 },
    { contributionsRise: false },
    { isRetired: true, retirementAge: 35 },
  ]) {
    expect(contributionsNote(resultsWith(changes))).toBeNull();
  }
});
