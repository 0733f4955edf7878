import { type CheckIn, initialDraft } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { balanceText, reasonRows } from './check-in-text.ts';

test('a balance in the better half is ahead of futures, and one in the worse half is behind them', () => {
  expect(balanceText(540_000, 0)).toBe('You have $540,000: behind 9 out of 10 futures.');
  expect(balanceText(540_000, 0.32)).toBe('You have $540,000: behind 6 out of 10 futures.');
  expect(balanceText(540_000, 0.5)).toBe('You have $540,000: ahead of 5 out of 10 futures.');
  expect(balanceText(540_000, null)).toBe('You have $540,000.');
});

test('the reasons are those that changed the answer, and their sum', () => {
  const checkIn = {
    draft: initialDraft,
    before: { age: 69, chanceAtDesiredAge: 0.4 },
    yearsChange: 1,
    chanceChange: -0.1,
    reasons: [
      { name: 'markets', years: 1, chance: -0.1 },
      { name: 'saved', years: 0, chance: 0 },
      { name: 'law', years: 0, chance: 0.001 },
    ],
  } as unknown as CheckIn;
  expect(reasonRows(checkIn)).toEqual([
    ['Markets, and the time that passed', '1 year later', '10 fewer in 100 futures'],
    ['All together', '1 year later', '10 fewer in 100 futures'],
  ]);
});
