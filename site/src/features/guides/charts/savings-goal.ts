import { futureValue } from '@whenabouts/core';

/** The case that the planning guide opens with. Amounts in today's dollars, returns above inflation. */
export const planningCase = {
  age: 45,
  stopAge: 67,
  income: 80_000,
  saved: 90_000,
  /** What savings are to pay each year, beside Social Security. */
  fromSavings: 24_000,
  /** Percent a year above inflation. */
  realReturn: 4,
  cautiousReturn: 3,
  hopefulReturn: 5,
} as const;

/** A year's withdrawal at 4 percent, turned round. */
export const YEARS_OF_SPENDING = 25;

export const savingsGoal = planningCase.fromSavings * YEARS_OF_SPENDING;

interface Goal {
  goal: number;
  saved: number;
  /** Percent a year. */
  annualRate: number;
  years: number;
}

/** What must be put aside each month to reach a goal, in dollars and unrounded; 0 where nothing need be. */
export function monthlyToReach({ goal, saved, annualRate, years }: Goal): number {
  const months = years * 12;
  const grown = futureValue({ presentValue: saved, monthlyContribution: 0, annualRate, months });
  const perDollar = futureValue({ presentValue: 0, monthlyContribution: 1, annualRate, months });
  return Math.max(0, goal - grown) / perDollar;
}

/** The ages at which somebody begins to save. */
export const startAges = [30, 45, 60] as const;

export const MONTHLY = 500;

/** The balance at an age, in whole dollars, of saving the same each month since another; null before. */
export function balanceSince(startAge: number, age: number): number | null {
  if (age < startAge) return null;
  return Math.round(
    futureValue({
      presentValue: 0,
      monthlyContribution: MONTHLY,
      annualRate: planningCase.realReturn,
      months: (age - startAge) * 12,
    }),
  );
}
