import { type CheckIn, initialDraft, type PlanRecord } from '@whenabouts/core';
import { describe, expect, test } from 'vitest';
import {
  balanceText,
  chanceText,
  dollarsText,
  newAnswerText,
  reasonRows,
  stayedText,
} from './check-in-text.ts';

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
      { name: 'markets', years: 1, chance: -0.1, spendable: 0 },
      { name: 'saved', years: 0, chance: 0, spendable: 0 },
      { name: 'law', years: 0, chance: 0.001, spendable: 0 },
    ],
  } as unknown as CheckIn;
  expect(reasonRows(checkIn)).toEqual([
    ['Markets, and the time that passed', '1 year later', '10 fewer in 100 futures'],
    ['All together', '1 year later', '10 fewer in 100 futures'],
  ]);
});

const spending = { spending: 3_380, isGuess: false };

describe('an answer of 69', () => {
  const checkInAt = (rank: number | null, marketYears = 0) =>
    ({
      draft: initialDraft,
      rank,
      before: { age: 69, chanceAtDesiredAge: 0.418 },
      after: { age: 69, chanceAtDesiredAge: 0.402 },
      yearsChange: 0,
      chanceChange: -0.016,
      reasons: [
        { name: 'markets', years: marketYears, chance: -0.016, spendable: 0 },
        { name: 'changed', years: -marketYears, chance: 0, spendable: 0 },
      ],
    }) as unknown as CheckIn;

  test.each([
    [null, 0, 'Still 69.'],
    [0.6, 0, 'Still 69.'],
    [0, 0, 'Still 69: that moves it by less than a year.'],
    [0.9, 0, 'Still 69: that moves it by less than a year.'],
    [0, 2, 'Still 69: the other changes make up for it.'],
  ])('with a balance ahead of %j of the futures, which adds %d years, is “%s”', (rank, years, text) => {
    expect(newAnswerText(checkInAt(rank, years), 85)).toBe(text);
  });

  test('is named with the one of last time once it has changed', () => {
    const changed = { ...checkInAt(null), after: { age: 68, chanceAtDesiredAge: 0.5 } };
    expect(newAnswerText(changed, 85)).toBe('Last time you could stop at 69, now at 68: 1 year earlier.');
  });

  test('has changed by less than a year, and its chance is about the same', () => {
    expect(reasonRows(checkInAt(0))).toEqual([
      ['Markets, and the time that passed', 'less than a year', '2 fewer in 100 futures'],
      ['All together', 'less than a year', '2 fewer in 100 futures'],
    ]);
    expect(chanceText(checkInAt(0), spending)).toBe(
      'You’d like 65: that works in 4 out of 10 futures. About the same as last time.',
    );
    expect(chanceText({ ...checkInAt(0), chanceChange: 0 }, spending)).toMatch(/ Same as last time\.$/);
  });

  test.each([0, 0.004])('has no reasons if its chance has changed by %d', (chance) => {
    const reasons: CheckIn['reasons'] = [{ name: 'markets', years: 0, chance, spendable: 0 }];
    const same = { ...checkInAt(null), chanceChange: chance, reasons };
    expect(reasonRows(same)).toEqual([]);
    expect(stayedText(same)).toBe('Nothing moved it by a year or by 1 in 100 futures.');
  });

  test('works in about as many futures if its changes make up for each other', () => {
    const reasons: CheckIn['reasons'] = [
      { name: 'saved', years: 0, chance: -0.016, spendable: 0 },
      { name: 'changed', years: 0, chance: 0.015, spendable: 0 },
    ];
    expect(reasonRows({ ...checkInAt(null), chanceChange: -0.001, reasons }).at(-1)).toEqual([
      'All together',
      'less than a year',
      'about as many futures',
    ]);
  });
});

describe('what can be spent once retired', () => {
  const checkInFrom = (before: number | null, after: number | null, chanceChange = -0.5) =>
    ({
      years: 1,
      inflation: 2.5,
      balanceThen: 243_902,
      draft: { ...initialDraft, isRetired: true },
      rank: 0,
      before: { age: 68, chanceAtDesiredAge: 0.84 },
      after: { age: null, chanceAtDesiredAge: 0.84 + chanceChange },
      yearsChange: 18,
      chanceChange,
      spendable: { recorded: 3_400, before, after },
      reasons: [
        { name: 'markets', years: 18, chance: chanceChange, spendable: (after ?? 0) - (before ?? 0) },
        { name: 'changed', years: 0, chance: 0, spendable: 0 },
      ],
    }) as unknown as CheckIn;

  test.each([
    [3_490, 2_780, 'You can spend $2,780 a month in today’s dollars, instead of $3,490.'],
    [3_490, 3_490, 'You can still spend $3,490 a month in today’s dollars.'],
    [null, 2_780, 'You can spend $2,780 a month in today’s dollars.'],
    [3_490, null, 'You have costs that are too high.'],
  ])('is compared with that of last time: %j, then %j', (before, after, text) => {
    expect(newAnswerText(checkInFrom(before, after), 85)).toBe(text);
  });

  test('has reasons, and a chance on the spending of last time', () => {
    const checkIn = checkInFrom(3_490, 2_780);
    expect(reasonRows(checkIn)).toEqual([
      ['Markets, and what you spent', '$710 less a month', '50 fewer in 100 futures'],
      ['All together', '$710 less a month', '50 fewer in 100 futures'],
    ]);
    expect(chanceText(checkIn, { spending: 3_380, isGuess: true })).toBe(
      'On $3,380 a month, our guess of what you spend, your money lasts in 3 out of 10 futures. Last time: 8 out of 10.',
    );
    const record = { createdAt: '2026-11-24T12:00:00.000Z' } as PlanRecord;
    expect(dollarsText(checkIn, 250_000, record)).toBe(
      '$250,000 in today’s dollars is $243,902 in dollars of 2026, and the $3,400 a month of 2026 is $3,490 in today’s dollars, with the inflation of 2.5% a year that your plan assumed.',
    );
  });

  test('has no reasons if neither it nor its chance has changed', () => {
    const same = checkInFrom(3_490, 3_490, 0);
    expect(reasonRows(same)).toEqual([]);
    expect(stayedText(same)).toBe('Nothing moved it by $10 a month or by 1 in 100 futures.');
    expect(reasonRows(checkInFrom(3_490, 3_480, 0))).toHaveLength(2);
  });
});
