import {
  formatDollars,
  type Inputs,
  inTodaysDollars,
  projectPlan,
  roundToThreeDigits,
} from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';

/**
 * Compares the projected savings of two plans in today's dollars, because future dollars of different years are worth
 * different amounts: "Its savings reach $484,000 in today's dollars at 65, $105,000 less than “Late” at 70."
 */
export function describeSavings(plan: Plan, first: Plan): string {
  const [savings, before] = [savingsToday(plan), savingsToday(first)];
  const difference = Math.abs(savings - before);
  const comparison =
    difference === 0
      ? `as much as “${first.name}”`
      : `${formatDollars(difference)} ${savings > before ? 'more' : 'less'} than “${first.name}”`;
  return `Its savings reach ${formatDollars(savings)} in today’s dollars at ${plan.retirementAge}, ${comparison} at ${first.retirementAge}.`;
}

/** Rounds the savings like the page, so that a reader who subtracts them gets the same difference. */
function savingsToday(inputs: Inputs): number {
  const { months, retirementSavings } = projectPlan(inputs);
  return roundToThreeDigits(inTodaysDollars(retirementSavings, months / 12));
}
