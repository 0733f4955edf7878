import { futureValue } from '@whenabouts/core';

/** Example of the planning guide. Amounts are in today's dollars. */
export const planningCase = {
  /** Age in 2026. */
  age: 45,
  birthYear: 1981,
  stopAge: 67,
  /** Dollars a year. */
  income: 80_000,
  saved: 90_000,
  /** Dollars a year. */
  spending: 56_000,
  /** Social Security in dollars a year, at the replacement rate that the guide quotes. */
  benefit: 32_000,
  /** Percent a year above inflation. */
  realReturn: 4,
  cautiousReturn: 3,
  hopefulReturn: 5,
} as const;

/** Years of spending to save for, which is the inverse of a withdrawal rate of 4 percent. */
export const YEARS_OF_SPENDING = 25;

/** The yearly spending that the example's savings have to pay, in dollars. */
export const fromSavings = planningCase.spending - planningCase.benefit;

/** The savings that pay for `fromSavings`, in dollars. */
export const savingsGoal = fromSavings * YEARS_OF_SPENDING;

interface Goal {
  goal: number;
  saved: number;
  /** Percent a year. */
  annualRate: number;
  years: number;
}

/** Returns the monthly contribution that reaches a goal, in unrounded dollars; 0 if the goal is already reached. */
export function monthlyToReach({ goal, saved, annualRate, years }: Goal): number {
  const months = years * 12;
  const grown = futureValue({ presentValue: saved, monthlyContribution: 0, annualRate, months });
  const perDollar = futureValue({ presentValue: 0, monthlyContribution: 1, annualRate, months });
  return Math.max(0, goal - grown) / perDollar;
}

export const startAges = [30, 45, 60] as const;

/** Monthly savings of the example savers, in dollars. */
export const MONTHLY = 500;

/** Returns the balance at `age` after saving since `startAge`, in whole dollars; null before `startAge`. */
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

/** The balance of these contributions when work stops, in today's dollars. */
export const atStop = (startAge: number): number => balanceSince(startAge, planningCase.stopAge) ?? 0;

/** The sum of these contributions until work stops, in dollars. */
export const paidIn = (startAge: number): number => MONTHLY * 12 * (planningCase.stopAge - startAge);

interface DrawDown {
  /** Dollars. */
  balance: number;
  /** Dollars withdrawn at the start of each year, until the balance is 0. */
  yearlyWithdrawal: number;
  /** Return of each year, in percent. */
  yearlyReturns: readonly number[];
}

/** Returns the balance at the start and at the end of every year, in whole dollars. */
export function drawDown({ balance, yearlyWithdrawal, yearlyReturns }: DrawDown): number[] {
  let remaining = balance;
  const ends = yearlyReturns.map((yearlyReturn) => {
    remaining = Math.max(0, remaining - yearlyWithdrawal) * (1 + yearlyReturn / 100);
    return Math.round(remaining);
  });
  return [balance, ...ends];
}

/** Real returns of single years, in percent. */
const [badYear, goodYear] = [-15, 5];
const [badYearCount, goodYearCount] = [2, 28];
const badYears = Array<number>(badYearCount).fill(badYear);
const goodYears = Array<number>(goodYearCount).fill(goodYear);

/** Real returns of the same years in two orders: with the bad years first, and with them last. */
export const sequenceCase = {
  stopAge: 67,
  balance: 600_000,
  yearlyWithdrawal: 27_000,
  badYear,
  badYearCount,
  goodYear,
  goodYearCount,
  badFirst: [...badYears, ...goodYears],
  badLast: [...goodYears, ...badYears],
} as const;
