import { expect, test } from 'vitest';
import { drawDown, sequenceCase } from './drawdown.ts';

const { balance, yearlyWithdrawal, badFirst, badLast } = sequenceCase;

test('the withdrawal comes before the return of the year', () => {
  expect(drawDown({ balance: 1000, yearlyWithdrawal: 100, yearlyReturns: [10, -50] })).toEqual([
    1000, 990, 445,
  ]);
});

test('an empty balance stays empty', () => {
  expect(drawDown({ balance: 100, yearlyWithdrawal: 80, yearlyReturns: [0, 50, 50] })).toEqual([
    100, 20, 0, 0,
  ]);
});

test('both orders have the same returns, and without withdrawals the same result', () => {
  expect([...badFirst].sort()).toEqual([...badLast].sort());
  const left = (yearlyReturns: readonly number[]) =>
    drawDown({ balance, yearlyWithdrawal: 0, yearlyReturns }).at(-1);
  expect(left(badFirst)).toBe(left(badLast));
});

test('with withdrawals, bad years at the start empty the savings', () => {
  expect(drawDown({ balance, yearlyWithdrawal, yearlyReturns: badFirst }).at(-1)).toBe(0);
  expect(drawDown({ balance, yearlyWithdrawal, yearlyReturns: badLast }).at(-1)).toBeGreaterThan(400_000);
});
