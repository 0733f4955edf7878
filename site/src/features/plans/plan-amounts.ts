import type { DollarKind } from '@whenabouts/calculator/dollars';
import { inTodaysDollars, projectPlan } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';

/** Amounts of a plan in the moderate scenario, in future dollars. */
export interface PlanFigures {
  savings: number;
  monthlyIncome: number;
  years: number;
}

export function planFigures(plan: Plan): PlanFigures {
  const { months, retirementSavings, monthlyRetirementIncome } = projectPlan(plan);
  return { savings: retirementSavings, monthlyIncome: monthlyRetirementIncome, years: months / 12 };
}

/** Converts an amount of the figures to the dollars that the visitor chose. */
export function amountIn(dollars: DollarKind, amount: number, { years }: PlanFigures): number {
  return dollars === 'future' ? amount : inTodaysDollars(amount, years);
}
