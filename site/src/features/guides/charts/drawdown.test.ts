import { expect, test } from 'vitest';
import { drawDown, sequenceCase } from './drawdown.ts';

const { balance, yearlyWithdrawal, badFirst, badLast } = sequenceCase;

test('the withdrawal comes first, then the year', () => {
  expect(drawDown({ balance: 1000, yearlyWithdrawal: 100, yearlyReturns: [10, -50] })).toEqual([
    1000, 990, 445,
  ]);
});

test('what is gone stays gone', () => {
  expect(drawDown({ balance: 100, yearlyWithdrawal: 80, yearlyReturns: [0, 50, 50] })).toEqual([
    100, 20, 0, 0,
  ]);
});

test('both orders are of the same years, and without withdrawals end alike', () => {
  expect([...badFirst].sort()).toEqual([...badLast].sort());
  const left = (yearlyReturns: readonly number[]) =>
    drawDown({ balance, yearlyWithdrawal: 0, yearlyReturns }).at(-1);
  expect(left(badFirst)).toBe(left(badLast));
});

test('with withdrawals, the bad years cost all when they come first', () => {
  expect(drawDown({ balance, yearlyWithdrawal, yearlyReturns: badFirst }).at(-1)).toBe(0);
  expect(drawDown({ balance, yearlyWithdrawal, yearlyReturns: badLast }).at(-1)).toBeGreaterThan(400_000);
});
