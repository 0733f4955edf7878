import { defaultInputs, type Inputs, type LifetimeAssumptions } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { answerOfDraft } from '../outlook-results.ts';
import { distributionSentence } from './middle-distributions.ts';

/** The sentence for a retired visitor. */
function sentenceOf(inputs: Partial<Inputs>, changes: Partial<LifetimeAssumptions>): string | null {
  const all = { ...defaultInputs, currentAge: 74, ...inputs };
  const draft = { inputs: { ...all, retirementAge: all.currentAge }, changes, isRetired: true };
  return distributionSentence(answerOfDraft(draft, 2026));
}

test('a large balance has a tax that the answer leaves out', () => {
  const sentence = sentenceOf(
    { currentSavings: 5_160_000 },
    { preTaxShare: 100, monthlySpending: 3_000, knownBenefit: 3_000, claimingAge: 67, volatility: 0 },
  );
  const [, required = '', moved, tax] =
    /^From 74 on, .* you take out about (\S+) a month in today’s dollars, (\S+) more than you need\. What you do not need moves to another account\. The income tax on it, about (\S+) a month, is not in your answer\.$/.exec(
      sentence ?? '',
    ) ?? [];
  // Nothing is needed: all of it is moved.
  expect(moved).toBe(required);
  expect(required).toMatch(/^\$\d\d,\d00$/);
  expect(tax).toMatch(/^\$\d/);
});

test('a small balance is withdrawn faster than the law requires', () => {
  expect(sentenceOf({ currentSavings: 300_000 }, { preTaxShare: 100, monthlySpending: 5_000 })).toBe(
    'From 74 on, the law makes you take a part out of a traditional 401(k) or IRA each year. In the middle future, you withdraw more than that anyway.',
  );
});

test('savings in a Roth, and plans without taxes, have no required distribution', () => {
  expect(sentenceOf({}, { preTaxShare: 0 })).toBeNull();
  expect(sentenceOf({}, {})).toBeNull();
});
