import { futureValue } from '@whenabouts/core';
import { expect, test } from 'vitest';
import {
  balanceSince,
  drawDown,
  MONTHLY,
  monthlyToReach,
  planningCase,
  savingsGoal,
  sequenceCase,
} from './planning-examples.ts';

const { balance, yearlyWithdrawal, badFirst, badLast } = sequenceCase;

test('the monthly amount reaches the goal', () => {
  const { age, stopAge, saved, realReturn } = planningCase;
  const years = stopAge - age;
  const monthly = monthlyToReach({ goal: savingsGoal, saved, annualRate: realReturn, years });
  const months = years * 12;
  expect(
    futureValue({ presentValue: saved, monthlyContribution: monthly, annualRate: realReturn, months }),
  ).toBeCloseTo(savingsGoal, 4);
  expect(Math.round(monthly)).toBe(908);
});

test('the monthly amount is 0 if the goal is already reached', () => {
  expect(monthlyToReach({ goal: 1000, saved: 2000, annualRate: 4, years: 1 })).toBe(0);
});

test('the balance is null before the start age, starts at 0, and grows by monthly contributions', () => {
  expect(balanceSince(45, 44)).toBeNull();
  expect(balanceSince(45, 45)).toBe(0);
  expect(balanceSince(45, 67)).toBe(
    Math.round(
      futureValue({ presentValue: 0, monthlyContribution: MONTHLY, annualRate: 4, months: 22 * 12 }),
    ),
  );
});

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
