import { futureValue } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { balanceSince, MONTHLY, monthlyToReach, planningCase, savingsGoal } from './savings-goal.ts';

test('what is said to reach the goal reaches it', () => {
  const { age, stopAge, saved, realReturn } = planningCase;
  const years = stopAge - age;
  const monthly = monthlyToReach({ goal: savingsGoal, saved, annualRate: realReturn, years });
  const balance = futureValue({
    presentValue: saved,
    monthlyContribution: monthly,
    annualRate: realReturn,
    months: years * 12,
  });
  expect(balance).toBeCloseTo(savingsGoal, 4);
  expect(Math.round(monthly)).toBe(908);
});

test('nothing need be saved for what is there already', () => {
  expect(monthlyToReach({ goal: 1000, saved: 2000, annualRate: 4, years: 1 })).toBe(0);
});

test('nobody has a balance before beginning, and everybody begins with none', () => {
  expect(balanceSince(45, 44)).toBeNull();
  expect(balanceSince(45, 45)).toBe(0);
  expect(balanceSince(45, 67)).toBe(
    Math.round(
      futureValue({ presentValue: 0, monthlyContribution: MONTHLY, annualRate: 4, months: 22 * 12 }),
    ),
  );
});
