import { futureValue } from '@whenabouts/core';
import { expect, test } from 'vitest';
import { balanceSince, MONTHLY, monthlyToReach, planningCase, savingsGoal } from './savings-goal.ts';

test('the monthly amount reaches the goal', () => {
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

test('the monthly amount is 0 if the goal is already reached', () => {
  expect(monthlyToReach({ goal: 1000, saved: 2000, annualRate: 4, years: 1 })).toBe(0);
});

test('there is no balance before the start age, and it starts at 0', () => {
  expect(balanceSince(45, 44)).toBeNull();
  expect(balanceSince(45, 45)).toBe(0);
  expect(balanceSince(45, 67)).toBe(
    Math.round(
      futureValue({ presentValue: 0, monthlyContribution: MONTHLY, annualRate: 4, months: 22 * 12 }),
    ),
  );
});
