import type { DollarKind } from '@whenabouts/calculator/dollars';
import { inTodaysDollars, projectPlan } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';

/** Amounts of a plan in the moderate scenario, in future dollars. */
export interface PlanAmounts {
  savings: number;
  monthlyIncome: number;
  /** Years until retirement. */
  years: number;
}

/** Projects a plan to its retirement. */
export function planAmounts(plan: Plan): PlanAmounts {
  const { months, retirementSavings, monthlyRetirementIncome } = projectPlan(plan);
  return { savings: retirementSavings, monthlyIncome: monthlyRetirementIncome, years: months / 12 };
}

/** Converts one of a plan's amounts from future dollars to the chosen dollars. */
export function convertAmount(dollars: DollarKind, amount: number, { years }: PlanAmounts): number {
  return dollars === 'future' ? amount : inTodaysDollars(amount, years);
}
